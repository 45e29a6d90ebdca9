/** A page that most people do not open at once: its script comes when somebody does. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Page } from "../pages/frame";
import { useSay } from "../words";
import { Lost, Scene } from "./scene";

/** The page, once it is here; until then a moment's patience, or why it takes longer. A part of one is no `page`. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, page = true): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const say = useSay();
    const [, draw] = useState(0);
    const [lost, lose] = useState(false);
    const [tries, again] = useState(0);
    useEffect(() => {
      let wanted = true;
      const got = (page: ComponentType<P>): void => {
        loaded = page;
        if (wanted) draw((count) => count + 1);
      };
      if (!loaded) load().then(got, () => wanted && lose(true));
      return () => void (wanted = false);
    }, [tries]);
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    const waiting = lost ? <Lost again={() => again(tries + 1)} /> : <Scene art="waiting" title={say("one-moment")} />;
    return page ? <Page>{waiting}</Page> : waiting;
  };
}
