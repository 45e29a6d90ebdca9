/** The game as a story, sentence by sentence; the newest is at the end and in sight. What happened since
 *  the viewer decided something stands out, so that nobody misses what went by too fast. */

import { useEffect } from "preact/hooks";

import type { LiveTable } from "../live/table";
import { useSay } from "../words";

export function Story({ table, ...rest }: { table: LiveTable; class?: string }) {
  const say = useSay();
  const begun = table.news !== null;
  const known = table.storyFrom < Infinity;
  useEffect(() => {
    if (begun && !known) void table.loadStory();
  }, [table, begun]);
  const shown = table.show.shown?.v;
  const lines = table.toldSoFar;
  return (
    <section class={`tale ${rest.class ?? ""}`} aria-label={say("story")}>
      {rest.class && <h2>{say("story")}</h2>}
      <div class="tale-text" tabIndex={0}>
        <div>
          {known && table.storyFrom > 0 && (
            <button onClick={() => void table.loadStory(0)}>{say("story-earlier")}</button>
          )}
          {!lines.length && <p>{say(known ? "story-empty" : "one-moment")}</p>}
          <ol>
            {lines.map((line, index) => (
              <li key={index} class={`${line.v === shown ? "now" : ""} ${line.v > table.decidedAt ? "news" : ""}`}>
                {line.text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
