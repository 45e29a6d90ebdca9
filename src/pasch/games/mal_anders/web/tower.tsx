/** The dice tower in the middle of the board, and the four dice that have come out of it. */

import { useRef } from "preact/hooks";

import { Art, Die, Token, useStage } from "@pasch/board";

import type { Throw } from "./motion";
import { Pawn } from "./pawn";
import { HEIGHT, WIDTH } from "./places";
import { type Position, pairings, sum } from "./position";

/** Which of the four dice, in order, are used already. */
function spent(position: Position): boolean[] {
  const left = pairings(position.dice)
    .flat()
    .find((pair) => sum(pair) === position.rest);
  const rest = [...(left ?? [])];
  return position.dice.map((pips) => {
    const at = rest.indexOf(pips);
    if (at >= 0) rest.splice(at, 1);
    return position.rest > 0 && at < 0;
  });
}

interface TowerProps {
  position: Position;
  /** What has just fallen. */
  thrown: Throw | null;
  /** Of all players. */
  letters: readonly string[];
  pace: number;
}

export function Tower({ position, thrown, letters, pace }: TowerProps) {
  const key = thrown ? `${position.turn} ${position.throws} ${thrown.dice}@${thrown.at}` : "";
  const number = useStage(thrown ? [thrown.at] : [], key, pace);
  const dice = !thrown ? position.dice : number < 0 ? [] : thrown.dice;
  // Dice that are taken away fade with what they showed.
  const faces = useRef(dice);
  if (dice.length) faces.current = dice;
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
          face={faces.current[n] ?? 0}
          x={11 + 33 * (n % 2) - (n > 1 ? 3 : 0)}
          y={(n > 1 ? 40 : 5) - 3 * (n % 2)}
          size={29}
          thrown={thrown ? `${key}/${number}` : ""}
          order={n}
          pace={thrown && dice.length ? pace : 0}
          class={dice.length === 0 ? "ma-die none" : gone[n] && !thrown ? "ma-die gone" : "ma-die"}
        />
      ))}
    </g>
  );
}
