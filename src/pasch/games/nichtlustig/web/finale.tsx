/** The end: Death takes a bow before whoever won; or takes it all, and the poodle brings what is mine. */

import { Art, Dance, type FinaleProps, letters, Token } from "@pasch/board";

import { SHEET } from "./card";
import type { Position } from "./things";

const BOW = ["none", "none", "rotate(38deg)", "rotate(38deg)", "none", "rotate(-3deg)", "rotate(34deg)", "none"];
const SMALL_HOP = ["none", "translateY(-9px)", "none"];

/** Who sits in the first row, seen from behind the footlights. */
function Audience({ pace, hops }: { pace: number; hops: boolean }) {
  return (
    <>
      {Array.from({ length: 9 }, (_, n) => (
        <g key={n} transform={`translate(${20 + 40 * n} ${318 + (n % 2) * 9})`}>
          <Dance
            steps={SMALL_HOP}
            time={360 + (n % 3) * 50}
            times={hops ? 7 : 0}
            wait={400 + (n % 4) * 70}
            pace={hops ? pace : 0}
          >
            <Art sheet={SHEET} name="L" x={-26} y={-44} width={52} height={52} />
          </Dance>
        </g>
      ))}
    </>
  );
}

export function Finale({ players, places, me, won, pace }: FinaleProps<Position>) {
  const marks = letters(players.map(({ name }) => name));
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const mine = me < 0 ? (winners[0] ?? 0) : me;
  const heroes = won ? winners : [mine];
  return (
    <svg viewBox="0 0 360 340" class="nl-stage">
      <rect class="nl-hall" width="360" height="340" rx="18" />
      <path class="nl-spot" d={won ? "M250 0H330L350 262H196Z" : "M130 0H210L262 262H78Z"} />
      <path class="nl-boards" d="M0 236H360V322Q360 340 342 340H18Q0 340 0 322Z" />
      {[0, 1].map((side) => (
        <g key={side} transform={side ? "translate(360 0) scale(-1 1)" : undefined}>
          <Dance steps={["scaleX(3.4)", "none"]} time={900} pace={pace}>
            <path class="nl-curtain" d="M0 0H62Q56 96 20 150Q34 190 26 244H0Z" />
            <path class="nl-fold" d="M18 4Q20 90 4 140M40 4Q38 80 14 132" />
          </Dance>
        </g>
      ))}
      <g transform={`translate(${won ? 122 : 172} 254)`}>
        <ellipse class="nl-ground" rx="56" ry="9" />
        <Dance steps={["translateX(-190px)", "translateX(-80px)", "none"]} time={900} wait={500} pace={pace}>
          <Dance steps={BOW} time={2200} wait={1300} pace={pace}>
            <g transform={won ? "rotate(14)" : undefined}>
              <Art sheet={SHEET} name="death" x={-66} y={-166} width={132} height={176} />
            </g>
          </Dance>
        </Dance>
      </g>
      {won ? (
        heroes.map((seat, n) => (
          <g key={seat} transform={`translate(${268 + (n - (heroes.length - 1) / 2) * 62} 238)`}>
            <path class="nl-pedestal" d="M-30 0H30L26 34H-26Z" />
            <g transform="translate(0 -36)">
              <Dance steps={SMALL_HOP} time={500} times={4} wait={1500} pace={pace}>
                <g transform="scale(3)">
                  <Token of={seat} letter={marks[seat] ?? ""} />
                </g>
              </Dance>
            </g>
          </g>
        ))
      ) : (
        <g transform="translate(272 262)">
          <Dance
            steps={["translateX(170px)", "translateX(80px) rotate(-5deg)", "translateX(40px) rotate(5deg)", "none"]}
            time={1500}
            wait={1500}
            pace={pace}
          >
            <g transform="scale(-1 1)">
              <Art sheet={SHEET} name="poodle" x={-40} y={-66} width={84} height={74} />
            </g>
            <g transform="translate(-42 -18) rotate(-16) scale(1.8)">
              <Token of={mine} letter={marks[mine] ?? ""} />
            </g>
          </Dance>
        </g>
      )}
      <Audience pace={pace} hops={won} />
    </svg>
  );
}
