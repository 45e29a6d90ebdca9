/** A card: its drawing, and its name where there is room to read it. */

import { Art, type Say } from "@pasch/board";

import { moment } from "./notation";
import { SHEET } from "./pieces";

/** The face of a card, 100 by 140; null is its back. */
export function Face({ card, say }: { card: string | null; say: Say }) {
  if (!card) {
    return (
      <>
        <rect class="na-paper na-back" width="100" height="140" rx="9" />
        <Art sheet={SHEET} name="back" width={100} height={140} />
      </>
    );
  }
  const name = say(`card-${card}`);
  return (
    <>
      <rect class="na-paper" width="100" height="140" rx="9" />
      <Art sheet={SHEET} name={card} x={5} y={5} width={90} height={90} />
      <g class={`na-band na-${moment(card)}`}>
        <rect x="5" y="100" width="90" height="35" rx="5" />
        {moment(card) === "turn" ? (
          <circle class="na-sign" cx="50" cy="117.5" r="5" />
        ) : (
          <path
            class="na-sign"
            d={
              moment(card) === "any" ? "M53 104 42 120H49L46 132 59 114H51Z" : "M46 104H54L52 121H48ZM47 125H53V131H47Z"
            }
          />
        )}
        <text
          x="50"
          y="122.5"
          text-anchor="middle"
          {...(name.length > 11 ? { textLength: 84 } : {})}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      </g>
    </>
  );
}

export function Card({ card, say }: { card: string | null; say: Say }) {
  return (
    <svg class="na-card" viewBox="-1 -1 102 142" aria-hidden="true">
      <Face card={card} say={say} />
    </svg>
  );
}
