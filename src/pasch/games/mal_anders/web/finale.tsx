/** The end: the tower throws its dice up as a firework and pawns dance around it; or it falls over. */

import { Art, Confetti, Dance, Die, type FinaleProps, letters } from "@pasch/board";

import { Pawn } from "./pawn";
import { HEIGHT, VIEW, WIDTH } from "./places";
import type { Position } from "./position";

const HOP = ["none", "translateY(-26px) rotate(-7deg)", "none", "translateY(-26px) rotate(7deg)", "none"];
/** From the top of the tower, head first. */
const FALL = [
  "translate(-18px, -29px) rotate(78deg)",
  "translate(-16px, -31px) rotate(70deg)",
  "translate(2px, -22px) rotate(20deg)",
  "translateY(3px) rotate(-6deg)",
  "none",
];

/** Where the dice end: pairs, as the name of the page says. */
const SHOWER = [
  [52, 84, 6],
  [100, 46, 5],
  [148, 24, 4],
  [212, 24, 4],
  [260, 46, 5],
  [308, 84, 6],
] as const;
const SPILT = [
  [196, 252, 1],
  [238, 276, 2],
  [276, 244, 1],
  [316, 272, 3],
] as const;

export function Finale({ players, places, me, won, pace }: FinaleProps<Position>) {
  const marks = letters(players.map(({ name }) => name));
  const winner = Math.max(places.indexOf(1), 0);
  const mine = me < 0 ? winner : me;
  const pawn = (seat: number) => <Pawn seat={seat} letter={marks[seat] ?? ""} />;
  return (
    <svg viewBox={VIEW}>
      <rect class="ma-board" x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="24" />
      {won && <Confetti seats={[winner]} width={WIDTH} height={HEIGHT} count={18} pace={pace} />}
      {won ? (
        <>
          <g transform="translate(180 282)">
            <ellipse class="ma-shade" rx="64" ry="12" />
            <Dance steps={["none", "scale(1.12, .9)", "scale(.95, 1.08)", "none"]} time={420} times={4} pace={pace}>
              <Art sheet="mal_anders" name="tower" x={-42} y={-180} width={84} height={186} />
            </Dance>
          </g>
          {SHOWER.map(([x, y, face], n) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <Dance
                steps={[
                  { transform: `translate(${180 - x}px, ${110 - y}px) scale(.3)`, opacity: 0 },
                  { transform: `translate(${(180 - x) / 3}px, -34px) rotate(200deg)`, opacity: 1 },
                  { transform: "none", opacity: 1 },
                ]}
                time={1100}
                wait={300 + 220 * n}
                pace={pace}
              >
                <g transform={`rotate(${n * 23 - 50})`}>
                  <Die face={face} x={0} y={0} size={36} pace={0} />
                </g>
              </Dance>
            </g>
          ))}
          {[64, 122, 240, 298].map((x, n) => (
            <g key={x} transform={`translate(${x} ${n % 3 ? 262 : 236}) scale(${n % 3 ? 2 : 1.7})`}>
              <Dance steps={HOP} time={800} times={4} wait={90 * n} pace={pace}>
                {n === 1 && <Art sheet="mal_anders" name="laurel" x={-30} y={-38} width={60} height={60} />}
                {pawn(winner)}
              </Dance>
            </g>
          ))}
        </>
      ) : (
        <>
          <g transform="translate(74 262)">
            <Dance
              steps={["rotate(-84deg)", "rotate(-80deg)", "rotate(6deg)", "rotate(-5deg)", "none"]}
              time={1300}
              pace={pace}
            >
              <g transform="rotate(84)">
                <Art sheet="mal_anders" name="tower" x={-42} y={-180} width={84} height={186} />
              </g>
            </Dance>
          </g>
          {SPILT.map(([x, y, face], n) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <Dance
                steps={[
                  { transform: `translate(${150 - x}px, -60px) rotate(-400deg)`, opacity: 0 },
                  { transform: `translate(${(150 - x) / 2}px, 6px) rotate(-180deg)`, opacity: 1 },
                  "none",
                ]}
                time={1200}
                wait={700 + 160 * n}
                pace={pace}
              >
                <g transform={`rotate(${n * 31})`}>
                  <Die face={face} x={0} y={0} size={36} pace={0} />
                </g>
              </Dance>
            </g>
          ))}
          <g transform="translate(116 128) scale(2.4)">
            <Dance steps={FALL} time={1300} pace={pace}>
              <g transform="rotate(-78)">{pawn(mine)}</g>
            </Dance>
          </g>
          <g transform="translate(274 122) scale(2.2)">
            <Dance steps={HOP} time={900} times={3} wait={900} pace={pace}>
              <Art sheet="mal_anders" name="laurel" x={-30} y={-38} width={60} height={60} />
              {pawn(winner)}
            </Dance>
          </g>
        </>
      )}
    </svg>
  );
}
