/** The cards: a grey man with his number and what he carries, a back, a landscape. */

import { Art } from "../../parts/art";
import { numberOf, objectOf } from "./position";

const SHEET = "wonderful_world";
export const WIDE = 46;
export const HIGH = 70;
const EDGE = 8.5;

/** Around the origin; `side` is the edge that stays in sight when others lie over it. */
export function Card({ of, side = -1 }: { of: string | null; side?: number }) {
  const x = side * (WIDE / 2 - EDGE);
  return (
    <>
      <rect class="ww-shade" x={-WIDE / 2 + 1.5} y={-HIGH / 2 + 2.5} width={WIDE} height={HIGH} rx="5" />
      <rect class="ww-card" x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="5" />
      {of === null ? (
        <Art sheet={SHEET} name="back" x={-20.5} y={-32} width={41} height={64} />
      ) : (
        <>
          <Art sheet={SHEET} name={`man${numberOf(of)}`} x={-17 - side * 6} y={-32} width={34} height={66} />
          <Art sheet={SHEET} name={`with-${objectOf(of)}`} x={-17 - side * 6} y={-32} width={34} height={66} />
          <text class="ww-number" x={x} y={-18} text-anchor="middle">
            {numberOf(of)}
          </text>
          <Art sheet={SHEET} name={objectOf(of)} x={x - 6.5} y={-12} width={13} height={13} />
        </>
      )}
    </>
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
