/** The game as a story, sentence by sentence; the newest is at the end and in sight. */

import type { LiveTable } from "../live/table";
import { useSay } from "../words";

export function Story({ table, ...rest }: { table: LiveTable; class?: string }) {
  const say = useSay();
  const shown = table.show.shown?.v ?? Infinity;
  const lines = table.story.filter(({ v, only }) => v <= shown && (!only.length || only.includes(table.me)));
  return (
    <section class={`tale ${rest.class ?? ""}`} aria-label={say("story")}>
      {rest.class && <h2>{say("story")}</h2>}
      <div class="tale-text" tabIndex={0}>
        <div>
          {table.storyFrom > 0 && <button onClick={() => void table.loadStory(0)}>{say("story-earlier")}</button>}
          {!lines.length && <p>{say("story-empty")}</p>}
          <ol>
            {lines.map((line, index) => (
              <li key={index} class={line.v === shown ? "now" : ""}>
                {line.text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
