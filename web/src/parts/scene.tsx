/** Empty, waiting, lost, unknown: a drawing, a sentence, and a way on. */

import type { ComponentChildren } from "preact";

import { Art } from "./art";

interface SceneProps {
  art: string;
  title: string;
  text?: string;
  children?: ComponentChildren;
}

export function Scene({ art, title, text, children }: SceneProps) {
  return (
    <section class="scene">
      <svg viewBox="0 0 240 160" aria-hidden="true">
        <Art sheet="page" name={art} width={240} height={160} />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div class="row">{children}</div>}
    </section>
  );
}
