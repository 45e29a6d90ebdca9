/** Where the dice can lead: landing fields that light up, and the way to the one in view. */

import { Pawn } from "./pawn";
import { spot } from "./places";
import { type Position, type Use, corner, steps } from "./position";
import { standing } from "./chosen";

/** A jagged star around whoever would be thrown out. */
const BURST = `M${Array.from({ length: 24 }, (_, n) => {
  const far = n % 2 ? 20 : 27;
  return [far * Math.sin((n * Math.PI) / 12), far * Math.cos((n * Math.PI) / 12)].map((x) => x.toFixed(1)).join();
}).join("L")}Z`;

interface WaysProps {
  position: Position;
  seat: number;
  lit: readonly Use[];
  over: readonly Use[];
  letter: string;
  strong: boolean;
}

export function Ways({ position, seat, lit, over, letter, strong }: WaysProps) {
  const at = corner(position, seat);
  const place = (position.pieces[seat]?.beside ?? 0) - 1;
  const landings = [...new Set(lit.map((use) => use.to))];
  return (
    <g class="ma-ways" style={{ "--tint": `var(--p${seat})` }}>
      {landings.map((to) => {
        const [x, y] = spot(at, to);
        const hits = standing(position, seat, to) >= 0;
        return (
          <g transform={`translate(${x} ${y})`} class={strong ? "ma-lit strong" : "ma-lit"} key={to}>
            {hits ? <path class="ma-hit" d={BURST} /> : <rect x="-20" y="-20" width="40" height="40" rx="12" />}
          </g>
        );
      })}
      {over.map((use) => {
        const way = steps(use.from, use.to).map((step) => spot(at, step, place));
        const [x, y] = way[way.length - 1] ?? [0, 0];
        return (
          <g key={use.choice.action}>
            <polyline class="ma-way" points={way.join(" ")} />
            <g class="ma-ghost" transform={`translate(${x} ${y})`}>
              <Pawn seat={seat} letter={letter} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
