/** The seven dice: above what is thrown again, below on the shelf what is set aside. */

import { useRef } from "preact/hooks";

import { Art } from "../../parts/art";
import { Die } from "../../parts/die";
import type { Say } from "../game";
import { SHEET } from "./card";
import { inPlay } from "./counting";
import { thrown } from "./motion";
import { SPECIALS } from "./things";
import type { Position } from "./things";
import { dieName } from "./words";

const COLOUR = ["black", "red", "white", "pink"];

interface DiceProps {
  position: Position;
  /** Those I set aside now, counted from 1; null when it is not for me to choose. */
  chosen: readonly string[] | null;
  toggle: (die: string) => void;
  say: Say;
  pace: number;
}

/** How often each die was thrown so far: it tumbles when that grows. */
function useThrows(position: Position): readonly number[] {
  const seen = useRef({ position, counts: position.dice.map(() => 0) });
  const last = seen.current;
  if (last.position !== position) {
    const counts = last.counts.map((count, die) => count + Number(thrown(last.position, position, die)));
    seen.current = { position, counts };
  }
  return seen.current.counts;
}

export function Dice({ position, chosen, toggle, say, pace }: DiceProps) {
  const counts = useThrows(position);
  return (
    <div class={position.phase === "keep" || position.phase === "throw" ? "nl-dice" : "nl-dice nl-flat"} role="group" aria-label={say("web-dice")}>
      {position.dice.slice(0, inPlay(position)).map((face, die) => {
        const id = String(die + 1);
        const fixed = position.aside.includes(die + 1);
        const down = fixed || chosen?.includes(id) === true;
        const symbol = die === 6 ? "poodle" : SPECIALS[die] ?? "";
        return (
          <button
            key={id}
            class={`nl-die nl-of-${COLOUR[die >> 1]}${down ? " nl-down" : ""}`}
            disabled={!chosen || fixed}
            aria-pressed={down}
            aria-label={dieName(die, face, say)}
            onClick={() => toggle(id)}
          >
            <svg viewBox="-24 -24 48 48" aria-hidden="true">
              <Die face={face ?? 0} x={0} y={0} thrown={counts[die] ?? 0} order={die} pace={pace}>
                {face === 0 ? (
                  <>
                    <circle class="nl-face" r="17" />
                    <Art sheet={SHEET} name={symbol} x={-14} y={-14} width={28} height={28} />
                  </>
                ) : undefined}
              </Die>
            </svg>
          </button>
        );
      })}
    </div>
  );
}
