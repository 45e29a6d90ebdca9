/** A part of a page whose script comes when it is wanted; until then there is nothing to be seen of it. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

const AGAIN = 2000; // milliseconds until it is tried again

export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function OnDemand(props: P) {
    const [tries, draw] = useState(0);
    useEffect(() => {
      let timer = 0;
      let wanted = true;
      const got = (part: ComponentType<P>): void => {
        loaded = part;
        if (wanted) draw(tries + 1);
      };
      const lost = (): void => {
        if (wanted) timer = window.setTimeout(() => draw(tries + 1), AGAIN);
      };
      if (!loaded) load().then(got, lost);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, [tries]);
    const Loaded = loaded;
    return Loaded && <Loaded {...props} />;
  };
}
