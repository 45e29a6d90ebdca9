/** Empty, waiting, lost, unknown: a drawing, a sentence, and a way on. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

import { useTitle } from "../pages/frame";
import { useSay } from "../words";
import { Art } from "./art";

const RETRY = 4000;

interface SceneProps {
  art: string;
  title: string;
  text?: string;
  children?: ComponentChildren;
}

export function Scene({ art, title, text, children }: SceneProps) {
  useTitle(title);
  return (
    <section class={`scene ${art}`}>
      <svg viewBox="0 0 240 160" aria-hidden="true">
        <Art sheet="page" name={art} width={240} height={160} />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div class="row">{children}</div>}
    </section>
  );
}

/** The server is away, or says why not now: we try again now and then, and whoever cannot wait may press. */
export function Lost({ again, why = "" }: { again: () => void; why?: string }) {
  const say = useSay();
  useEffect(() => {
    const timer = setInterval(again, RETRY);
    return () => clearInterval(timer);
  });
  return (
    <Scene art="lost" title={say("offline-title")} text={why || say("offline-text")}>
      <button onClick={again}>{say("try-again")}</button>
    </Scene>
  );
}
