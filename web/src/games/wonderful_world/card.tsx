/** The cards: a grey man with his number and what he carries, a back, a landscape. */

import { Art } from "../../parts/art";
import { numberOf, objectOf } from "./position";

const SHEET = "wonderful_world";
export const WIDE = 48;
export const HIGH = 76;
const EDGE = 8.5;

/** Around the origin; `side` is the edge that stays in sight when others lie over it. */
export function Card({ of, side = -1 }: { of: string | null; side?: number }) {
  const x = side * (WIDE / 2 - EDGE);
  return (
    <>
      <rect class="ww-shade" x={-WIDE / 2 + 1.5} y={-HIGH / 2 + 2.5} width={WIDE} height={HIGH} rx="5" />
      <rect class="ww-card" x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="5" />
      {of === null ? (
        <Art sheet={SHEET} name="back" x={-22} y={-35} width={44} height={70} />
      ) : (
        <>
          <Art sheet={SHEET} name={`man${numberOf(of)}`} x={-18 - side * 6.5} y={-35} width={36} height={71} />
          <Art sheet={SHEET} name={`with-${objectOf(of)}`} x={-18 - side * 6.5} y={-35} width={36} height={71} />
          <text class="ww-number" x={x} y={-20} text-anchor="middle">
            {numberOf(of)}
          </text>
          <Art sheet={SHEET} name={objectOf(of)} x={x - 6.5} y={-14} width={13} height={13} />
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
        <>
          <text class="ww-number" x="14.5" y="18" text-anchor="middle">
            {numberOf(of)}
          </text>
          <Art sheet={SHEET} name={objectOf(of)} x={6.5} y={22} width={16} height={16} />
        </>
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
