/** The game as a story, sentence by sentence; the newest is at the end and in sight. */

import { useLayoutEffect, useRef } from "preact/hooks";

import type { LiveTable } from "../live/table";
import { useSay } from "../words";

export function Story({ table, ...rest }: { table: LiveTable; class?: string }) {
  const say = useSay();
  const end = useRef<HTMLDivElement>(null);
  const shown = table.show.shown?.v ?? Infinity;
  const known = table.story.filter(({ v, only }) => v <= shown && (!only.length || only.includes(table.me)));
  const lines = known.slice(0, known.length - table.show.untold);
  useLayoutEffect(() => {
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <section class={`tale ${rest.class ?? ""}`} aria-label={say("story")}>
      {rest.class && <h2>{say("story")}</h2>}
      <div class="tale-text" ref={end} tabIndex={0}>
        {lines.length ? (
          <ol>
            {lines.map((line, index) => (
              <li key={index} class={line.v === shown ? "now" : ""}>
                {line.text}
              </li>
            ))}
          </ol>
        ) : (
          <p>{say("story-empty")}</p>
        )}
      </div>
    </section>
  );
}
