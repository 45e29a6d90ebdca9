/** Below the board: how many chips, how many dice, for or against. */

import { useState } from "preact/hooks";

import { type BoardProps, Die, type Say } from "@pasch/board";

import { Bet } from "./chips";
import { type Option, type Position, option } from "./position";
import { useSeen } from "./seen";

export function Tray({ choices, play, say }: BoardProps<Position>) {
  const [seen] = useSeen(choices);
  const options = choices.map(option);
  const of = (kind: Option["kind"]): Option[] => options.filter((each) => each.kind === kind);
  const chips = [...of("stake"), ...of("for"), ...of("against")];
  return (
    <div class="si-tray">
      {of("portrait").length > 0 && <p class="si-hint">{seen.words || say("web-album")}</p>}
      {chips.length > 0 && (
        <Stake key={choices.map(({ notation }) => notation).join()} options={chips} play={play} say={say} />
      )}
      {of("dice").length > 0 && (
        <div class="si-row">
          {of("dice").map(({ choice, count }) => (
            <button key={count} class="si-dice" onClick={() => play(choice.action)}>
              <b aria-hidden="true">{count}</b>
              <Heap of={count} />
              <span class="unseen">{choice.words}</span>
            </button>
          ))}
        </div>
      )}
      {of("other").map(({ choice }) => (
        <button key={choice.action} class="si-button" onClick={() => play(choice.action)}>
          {choice.words}
        </button>
      ))}
    </div>
  );
}

/** So many dice in a heap. */
function Heap({ of }: { of: number }) {
  return (
    <svg viewBox="-28 0 56 30" aria-hidden="true">
      {Array.from({ length: of }, (_, n) => {
        const row = n < 4 ? Math.min(of, 4) : of - 4;
        return (
          <Die
            key={n}
            face={0}
            x={13 * ((n % 4) - (row - 1) / 2)}
            y={of > 4 ? (n < 4 ? 22 : 9) : 16}
            size={11}
            pace={0}
          />
        );
      })}
    </svg>
  );
}

interface StakeProps {
  options: readonly Option[];
  play: (action: number) => void;
  say: Say;
}

/** First how many chips, as a row to touch; then a button for each thing that can be done with them. */
function Stake({ options, play, say }: StakeProps) {
  const counts = [...new Set(options.map(({ count }) => count))];
  const [count, take] = useState(counts[0] ?? 1);
  return (
    <>
      <fieldset class="si-chips">
        <legend class="si-legend">{say("web-how-many")}</legend>
        {counts.map((each) => (
          <label key={each} class={each <= count ? "on" : ""}>
            <input
              type="radio"
              name="si-chips"
              checked={each === count}
              aria-label={say("web-chips", { count: each })}
              onChange={() => take(each)}
            />
            <svg viewBox="-15 -15 30 31" aria-hidden="true">
              <Bet value={each} />
            </svg>
          </label>
        ))}
      </fieldset>
      <div class="si-row">
        {options
          .filter((each) => each.count === count)
          .map(({ kind, choice }) => (
            <button
              key={kind}
              class={`si-button ${kind === "stake" ? "main" : kind}`}
              onClick={() => play(choice.action)}
            >
              {kind !== "stake" && (
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <use href={`/art/simpsons.svg#${kind}`} />
                </svg>
              )}
              {choice.words}
            </button>
          ))}
      </div>
    </>
  );
}
