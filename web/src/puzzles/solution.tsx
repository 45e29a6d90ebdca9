/** The answer that explains itself: the best choice, the tempting one, what they are worth and why. */

import { Icon } from "../parts/icon";
import { download } from "../parts/download";
import { linkOf } from "../open/link";
import { go } from "../router";
import { settings } from "../settings";
import { useSay } from "../words";
import type { Puzzle, PuzzleChoice } from "../wire";

const FORMAT = 1; // of a puzzle as a file; src/pasch/terminal/positions.py reads it too

const percent = (part: number, digits: number): string =>
  new Intl.NumberFormat(settings.value.language, { style: "percent", maximumFractionDigits: digits }).format(part);

/** "62 % ± 3", or exactly. */
export function chanceOf({ worth, error }: PuzzleChoice): string {
  if (!error) return percent(worth, 1);
  return `${percent(worth, 0)}\u00a0±\u00a0${Math.max(1, Math.round(100 * error))}`;
}

function Worth({ title, choice, more = "" }: { title: string; choice: PuzzleChoice; more?: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <b>{choice.text}</b> <span class="chance">{chanceOf(choice)}</span> {[...choice.why, more].join(" ")}
      </dd>
    </>
  );
}

interface SolutionProps {
  puzzle: Puzzle;
  right: boolean;
  /** The rating after it, and what changed; null if it was tried before. */
  rated: { rating: number; change: number } | null;
  next: () => void;
}

export function Solution({ puzzle, right, rated, next }: SolutionProps) {
  const say = useSay();
  const save = (): void => {
    const { game, number, whole: position } = puzzle;
    const text = JSON.stringify({ pasch_puzzle: FORMAT, game, number, position });
    download(new Blob([text], { type: "application/json" }), `${game}-${number}.json`);
  };
  return (
    <div class="lesson-after puzzle-after">
      <div class="row">
        <button class="main" onClick={next}>
          {say("solve-next")}
          <Icon name="to" />
        </button>
        <button onClick={() => go(linkOf(puzzle.whole))}>
          <Icon name="play" />
          {say("solve-play-on")}
        </button>
        <button onClick={save}>
          <Icon name="download" />
          {say("solve-save")}
        </button>
      </div>
      <p>
        <Icon name={right ? "check" : "close"} />
        {say(right ? "solve-solved" : "solve-shown")}{" "}
        {rated &&
          say("solve-rated", {
            rating: Math.round(rated.rating),
            change: `${rated.change < 0 ? "−" : "+"}${Math.abs(Math.round(rated.change))}`,
          })}
      </p>
      <p class="about">{say("solve-chances", { measure: puzzle.measure })}</p>
      <dl class="worths">
        <Worth title={say("solve-best")} choice={puzzle.best} />
        <Worth title={say("solve-tempting")} choice={puzzle.tempting} more={puzzle.cost} />
      </dl>
    </div>
  );
}
