/** The end: a last photograph for the album, with the winner in the middle; or it comes unstuck. */

import { Art, Confetti, Dance, type FinaleProps, letters, Token } from "@pasch/board";

import { Chips } from "./chips";
import { Photo } from "./photo";
import { ALBUM, type Position } from "./position";

const FAMILY = [
  ["homer", -104, -12, 92],
  ["marge", -46, -24, 96],
  ["lisa", 56, -14, 78],
  ["bart", 108, -10, 80],
  ["maggie", 12, 26, 50],
] as const;

/** The print, 290 by 170 around the origin. */
function GroupPhoto({ seat, letter, won, pace }: { seat: number; letter: string; won: boolean; pace: number }) {
  return (
    <g class="si-photo">
      <rect class="si-shade" x="-141" y="-80" width="288" height="170" rx="4" />
      <rect class="si-print" x="-145" y="-85" width="290" height="170" rx="4" />
      <svg x="-136" y="-76" width="272" height="138" viewBox="-136 -76 272 138" style={{ overflow: "hidden" }}>
        <rect class="si-wall" style={{ fill: `var(--p${won ? 0 : 4})` }} x="-140" y="-80" width="280" height="150" />
        <path
          class="si-rays"
          d="M0 30-220-120-150-120ZM0 30-60-120 0-120ZM0 30 90-120 160-120ZM0 30 260-60 260 0ZM0 30-260-20-260 40Z"
        />
        {FAMILY.map(([name, x, y, size], n) => (
          <g key={name}>
            <Dance
              steps={["none", "translateY(-7px)", "none"]}
              time={500}
              times={won ? 5 : 0}
              wait={600 + n * 80}
              pace={won ? pace : 0}
            >
              <path
                class={`si-body ${name}`}
                d={`M${x - size * 0.4} 70Q${x - size * 0.4} ${y + size * 0.36} ${x} ${y + size * 0.36}T${x + size * 0.4} 70Z`}
              />
              <Art sheet="simpsons" name={name} x={x - size / 2} y={y - size / 2} width={size} height={size} />
            </Dance>
          </g>
        ))}
      </svg>
      <path class="si-corners" d="M-147-87h26l-26 26ZM147-87v26l-26-26ZM-147 87v-26l26 26ZM147 87h-26l26-26Z" />
      <g transform="translate(0 66) scale(1.7)">
        <Token of={seat} letter={letter} />
      </g>
    </g>
  );
}

export function Finale({ position, players, places, me, won, pace }: FinaleProps<Position>) {
  const marks = letters(players.map(({ name }) => name));
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0] ?? 0;
  const seat = won || me < 0 ? winner : me;
  return (
    <svg viewBox="0 0 360 346">
      <rect class="si-cover" x="4" y="2" width="352" height="342" rx="10" />
      <rect class="si-page" x="9" y="4" width="342" height="337" rx="6" />
      {ALBUM.map((of, place) => (
        <Dance
          key={of.id}
          steps={
            won
              ? [{ transform: `translate(${place * 20 - 60}px, -220px)`, opacity: 0 }, { transform: "none" }]
              : ["none"]
          }
          time={460}
          wait={place * 130}
          pace={won ? pace : 0}
        >
          <Photo of={of} place={place} state={won || position.used.includes(of.id) ? "" : "shut"} />
        </Dance>
      ))}
      <g transform="translate(180 248)">
        {!won && (
          <path class="si-corners" d="M-147-87h26l-26 26ZM147-87v26l-26-26ZM-147 87v-26l26 26ZM147 87h-26l26-26Z" />
        )}
        <Dance
          steps={
            won
              ? [
                  { transform: "scale(2.4) rotate(9deg)", opacity: 0 },
                  { transform: "scale(.94) rotate(-2deg)", opacity: 1 },
                  { transform: "none" },
                ]
              : ["rotate(-9deg)", "rotate(-6deg)", "rotate(-12deg)", "translateY(-8px) rotate(-2deg)", "none"]
          }
          time={won ? 700 : 1900}
          wait={won ? 1150 : 300}
          pace={pace}
        >
          <g transform={won ? "rotate(-1.5)" : "translate(14 22) rotate(9) scale(.92)"}>
            <GroupPhoto seat={seat} letter={marks[seat] ?? ""} won={won} pace={pace} />
            {!won && (
              <Dance
                steps={[{ transform: "translateY(-260px) scale(.5)", opacity: 0 }, { transform: "none" }]}
                time={500}
                wait={2200}
                pace={pace}
              >
                <Art sheet="simpsons" name="splat" x={-74} y={-84} width={150} height={150} />
              </Dance>
            )}
          </g>
        </Dance>
        {won && (
          <>
            <Dance
              steps={[{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 0 }]}
              time={600}
              wait={1800}
              pace={pace}
            >
              <rect class="si-flash" x="-180" y="-250" width="360" height="346" />
            </Dance>
            <Dance steps={["translateY(140px)", "translateY(-8px)", "none"]} time={600} wait={2200} pace={pace}>
              <Art sheet="simpsons" name="prize" x={92} y={22} width={64} height={64} />
              <g transform="translate(-128 82) scale(1.3)">
                <Chips value={Math.min(position.chips[winner] ?? 9, 30)} />
              </g>
            </Dance>
          </>
        )}
      </g>
      {won && <Confetti seats={winners} width={360} height={346} count={14} pace={pace} />}
    </svg>
  );
}
