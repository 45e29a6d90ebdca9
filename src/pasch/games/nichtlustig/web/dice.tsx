/** The seven dice: above what is thrown again, below on the shelf what is set aside. */

import { useRef } from "preact/hooks";

import { Art, Die, Pips, type Say } from "@pasch/board";

import { SHEET } from "./card";
import { SPECIALS } from "./things";
import type { Position } from "./things";
import type { Picture } from "./throws";
import { dieName } from "./words";

const COLOUR = ["black", "red", "white", "pink"];

interface DiceProps {
  picture: Picture;
  position: Position;
  /** Those I set aside now, counted from 1; null when it is not for me to choose. */
  chosen: readonly string[] | null;
  toggle: (die: string) => void;
  say: Say;
  pace: number;
}

/** How often each die was thrown so far (it tumbles when that grows), and what it showed last. */
function useThrows(picture: Picture) {
  const seen = useRef({ picture, counts: picture.faces.map(() => 0), faces: picture.faces });
  const last = seen.current;
  if (last.picture !== picture) {
    seen.current = {
      picture,
      counts: last.counts.map((count, die) => count + Number(picture.fell[die])),
      faces: picture.faces.map((face, die) => face ?? last.faces[die] ?? null),
    };
  }
  return seen.current;
}

export function Dice({ picture, position, chosen, toggle, say, pace }: DiceProps) {
  const { counts, faces } = useThrows(picture);
  const flat = position.phase !== "keep" && position.phase !== "throw";
  return (
    <div class={flat ? "nl-dice nl-flat" : "nl-dice"} role="group" aria-label={say("web-dice")}>
      {faces.slice(0, picture.many).map((face, die) => {
        const id = String(die + 1);
        const fixed = picture.aside.includes(die + 1);
        const down = fixed || chosen?.includes(id) === true;
        const hand = picture.faces[die] === null;
        const symbol = die === 6 ? "poodle" : (SPECIALS[die] ?? "");
        return (
          <button
            key={id}
            class={`nl-die nl-of-${COLOUR[die >> 1]}${down ? " nl-down" : ""}${hand ? " nl-hand" : ""}`}
            disabled={!chosen || fixed}
            aria-pressed={down}
            aria-label={dieName(die, hand ? null : face, say)}
            onClick={() => toggle(id)}
          >
            <svg viewBox="-24 -24 48 48" aria-hidden="true">
              <Die face={face ?? 0} x={0} y={0} thrown={counts[die] ?? 0} order={die} pace={pace}>
                <rect
                  class={`nl-edge nl-edge-${COLOUR[die >> 1]}`}
                  x="-16.5"
                  y="-16.5"
                  width="33"
                  height="33"
                  rx="5.5"
                />
                {face === 0 ? (
                  <>
                    <circle class="nl-face" r="15" />
                    <Art sheet={SHEET} name={symbol} x={-13} y={-13} width={26} height={26} />
                  </>
                ) : (
                  <Pips of={face ?? 0} />
                )}
              </Die>
            </svg>
          </button>
        );
      })}
    </div>
  );
}
