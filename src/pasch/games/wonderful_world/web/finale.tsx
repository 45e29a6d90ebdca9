/** The end: the Earth turns and everything on it blooms; or grey men close around it, and it is silent. */

import { Art, Dance, type FinaleProps } from "@pasch/board";

import { plantOf } from "./earth";
import { MEN, type Position } from "./position";

const SHEET = "wonderful_world";
const [X, Y, R] = [180, 158, 88];

/** All that grew again, around the whole Earth. */
function Garden({ pace }: { pace: number }) {
  return (
    <>
      {Array.from({ length: MEN }, (_, n) => (
        <g key={n} transform={`rotate(${n * 12}) translate(0 ${2 - R})`}>
          <Dance steps={["scale(0)", "scale(1.3)", "none"]} time={420} wait={700 + ((n * 7) % MEN) * 50} pace={pace}>
            <Art sheet={SHEET} name={plantOf(n)} x={-15} y={-36} width={30} height={37} />
          </Dance>
        </g>
      ))}
    </>
  );
}

function Petals({ pace }: { pace: number }) {
  return (
    <>
      {Array.from({ length: 22 }, (_, n) => {
        const [x, y] = [((n * 0.7549) % 1) * 360, ((n * 0.5698) % 1) * 300];
        return (
          <g key={n} transform={`translate(${x} ${y})`}>
            <Dance
              steps={[`translate(${(n % 5) * 14 - 28}px, ${-y - 30}px) rotate(-300deg)`, "none"]}
              time={1500 + (n % 4) * 300}
              wait={900 + (n % 6) * 130}
              pace={pace}
            >
              <path
                class="ww-leaf"
                style={{ fill: `var(--ww-tint${(n % 6) + 1})` }}
                transform={`rotate(${n * 47})`}
                d="M0-8Q8-2 0 9Q-8-2 0-8Z"
              />
            </Dance>
          </g>
        );
      })}
    </>
  );
}

/** One of the thirty, hands where they belong. */
function Man({ n, pace }: { n: number; pace: number }) {
  const side = n % 2 ? 1 : -1;
  const row = Math.floor(n / 2);
  const x = X + side * (44 + 50 * row);
  return (
    <g transform={`translate(${x} ${280 - 8 * row})`}>
      <Dance
        steps={[
          `translateX(${side * 240}px)`,
          `translateX(${side * 80}px) rotate(2deg)`,
          `translateX(${side * 30}px) rotate(-2deg)`,
          "none",
        ]}
        time={2200}
        wait={140 * (3 - row)}
        pace={pace}
      >
        <ellipse class="ww-shade" rx="22" ry="5" />
        {[`man${n + 1}`, `with-${"abcdef"[n]}`].map((name) => (
          <Art key={name} sheet={SHEET} name={name} x={-33} y={-130} width={66} height={132} />
        ))}
      </Dance>
    </g>
  );
}

export function Finale({ won, pace }: FinaleProps<Position>) {
  const earth = <Art sheet={SHEET} name="earth" x={-R} y={-R} width={2 * R} height={2 * R} />;
  return (
    <svg viewBox="0 0 360 304" class="ww-board">
      <rect class="ww-sky" width="360" height="304" rx="18" />
      <g transform={`translate(${X} ${won ? Y : 112})`}>
        {won ? (
          <Dance steps={["rotate(-110deg) scale(.5)", "none"]} time={3200} pace={pace}>
            <Garden pace={pace} />
            <g class="ww-grey">{earth}</g>
            <Dance steps={[{ opacity: 0 }, { opacity: 1 }]} time={2000} pace={pace}>
              <g class="ww-true">{earth}</g>
            </Dance>
          </Dance>
        ) : (
          <g transform="scale(.86)">
            <g class="ww-true">{earth}</g>
            <Dance steps={[{ opacity: 0 }, { opacity: 1 }]} time={1600} pace={pace}>
              <g class="ww-grey">{earth}</g>
            </Dance>
          </g>
        )}
      </g>
      {won ? <Petals pace={pace} /> : [4, 5, 2, 3, 0, 1].map((n) => <Man key={n} n={n} pace={pace} />)}
    </svg>
  );
}
