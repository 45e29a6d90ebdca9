/** The cards: a grey man with his number and what he carries, a back, a landscape. */

import { Art } from "@pasch/board";

import { numberOf, objectOf } from "./position";

const SHEET = "wonderful_world";
export const WIDE = 48;
export const HIGH = 76;
const STRIP = 17;
/** A card alone, with its shade. */
export const BOX = `${-WIDE / 2 - 1} ${-HIGH / 2 - 1} ${WIDE + 4} ${HIGH + 5}`;

interface IndexProps {
  of: string;
  x: number;
  y: number;
  objectX: number;
  objectY: number;
  size: number;
}

/** What counts: the number, and small what he carries. */
export function Index({ of, x, y, objectX, objectY, size }: IndexProps) {
  return (
    <>
      <text class="ww-number" x={x} y={y} text-anchor="middle">
        {numberOf(of)}
      </text>
      <Art sheet={SHEET} name={objectOf(of)} x={objectX} y={objectY} width={size} height={size} />
    </>
  );
}

interface CardProps {
  of: string | null;
  /** The edge that stays in sight when others lie over it, and how much of it. */
  side?: number;
  strip?: number;
}

/** Around the origin. */
export function Card({ of, side = -1, strip = STRIP }: CardProps) {
  const seen = Math.min(strip, STRIP);
  const x = side * (WIDE / 2 - seen / 2);
  const size = Math.min(13, seen - 1);
  return (
    <>
      <rect class="ww-shade" x={-WIDE / 2 + 1.5} y={-HIGH / 2 + 2.5} width={WIDE} height={HIGH} rx="5" />
      <rect class="ww-card" x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="5" />
      {of === null ? (
        <Art sheet={SHEET} name="back" x={-22} y={-35} width={44} height={70} />
      ) : (
        <>
          {[`man${numberOf(of)}`, `with-${objectOf(of)}`].map((name) => (
            <Art sheet={SHEET} name={name} x={-15.5 - side * 8.5} y={-34} width={31} height={71} />
          ))}
          <Index of={of} x={x} y={-20} objectX={x - size / 2} objectY={-14} size={size} />
        </>
      )}
    </>
  );
}

/** Only what counts, for the hands of others: large enough to read on a phone. */
export function SmallCard({ of }: { of: string | null }) {
  return (
    <svg class="ww-little" viewBox="-1 -1 32 46" aria-hidden="true">
      <rect class="ww-card" width="29" height="43" rx="4" />
      {of === null ? (
        <Art sheet={SHEET} name="back" x={1.5} y={1} width={26} height={41} />
      ) : (
        <Index of={of} x={14.5} y={18} objectX={6.5} objectY={22} size={16} />
      )}
    </svg>
  );
}

export function Landscape({ number }: { number: number }) {
  return (
    <>
      <rect class="ww-shade" x="-18.5" y="-27.5" width="40" height="60" rx="4" />
      <Art sheet={SHEET} name={`land${number}`} x={-20} y={-30} width={40} height={60} />
      <rect class="ww-frame" x="-20" y="-30" width="40" height="60" rx="3" />
    </>
  );
}
