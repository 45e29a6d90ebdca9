/** The dice tower in the middle of the board, and the four dice that have come out of it. */

import { useEffect, useState } from "preact/hooks";

import { Art } from "../../parts/art";
import { Die } from "../../parts/die";
import { Token } from "../../parts/player";
import type { Throw } from "./motion";
import { Pawn } from "./pawn";
import { HEIGHT, WIDTH } from "./places";
import { type Position, pairings, sum } from "./position";

/** Throws are shown one after the other, each when its time has come; null: nothing is thrown. */
function useThrow(throws: readonly Throw[], pace: number): { dice: readonly number[]; name: string } | null {
  const key = throws.map((each) => `${each.dice}@${each.at}`).join(" ");
  const [shown, show] = useState({ key: "", number: -1 });
  useEffect(() => {
    const clocks = throws.map((each, number) => setTimeout(() => show({ key, number }), each.at * pace));
    return () => clocks.forEach(clearTimeout);
  }, [key, pace]);
  if (!throws.length) return null;
  const number = pace === 0 ? throws.length - 1 : shown.key === key ? shown.number : -1;
  return { dice: throws[number]?.dice ?? [], name: `${key}/${number}` };
}

/** Which of the four dice, in order, are used already. */
function spent(position: Position): boolean[] {
  const left = pairings(position.dice).flat().find((pair) => sum(pair) === position.rest);
  const rest = [...(left ?? [])];
  return position.dice.map((pips) => {
    const at = rest.indexOf(pips);
    if (at >= 0) rest.splice(at, 1);
    return position.rest > 0 && at < 0;
  });
}

interface TowerProps {
  position: Position;
  throws: readonly Throw[];
  /** Of all players. */
  letters: readonly string[];
  pace: number;
}

export function Tower({ position, throws, letters, pace }: TowerProps) {
  const now = useThrow(throws, pace);
  const dice = now ? now.dice : position.dice;
  const gone = spent(position);
  const winner = position.throws === 0 ? position.places.indexOf(1) : -1;
  return (
    <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
      <rect class="ma-felt" x="-62" y="-62" width="124" height="124" rx="16" />
      <Art sheet="mal_anders" name="tower" x={-62} y={-64} width={56} height={124} />
      {position.turn !== null && (
        <g class="ma-flag" transform="translate(-8 -44)">
          <Token of={position.turn} letter={letters[position.turn] ?? ""} />
        </g>
      )}
      {winner >= 0 && (
        <g transform="translate(26 12)">
          <Art sheet="mal_anders" name="laurel" x={-34} y={-40} width={68} height={68} />
          <g transform="translate(0 -6) scale(1.1)">
            <Pawn seat={winner} letter={letters[winner] ?? ""} />
          </g>
        </g>
      )}
      {[0, 1, 2, 3].map((n) => (
        <Die
          key={n}
          face={dice[n] ?? 0}
          x={11 + 33 * (n % 2) - (n > 1 ? 3 : 0)}
          y={(n > 1 ? 40 : 5) - 3 * (n % 2)}
          size={29}
          thrown={now?.name ?? ""}
          order={n}
          pace={dice.length ? pace : 0}
          class={dice.length === 0 ? "ma-die none" : gone[n] && !now ? "ma-die gone" : "ma-die"}
        />
      ))}
    </g>
  );
}
