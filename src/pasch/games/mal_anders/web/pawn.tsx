/** A piece: a pawn whose head is its player's shape, with their letter. */

import { Shape } from "@pasch/board";

/** 40 units high around the origin. */
export function Pawn({ seat, letter }: { seat: number; letter: string }) {
  return (
    <g class="ma-pawn">
      <ellipse class="ma-shade" cx="2" cy="17" rx="14" ry="4" />
      <path
        class="outline"
        style={{ fill: `var(--p${seat})` }}
        d="M-6 2C-6 9-12 11-12 16Q-12 18-9 18H9Q12 18 12 16C12 11 6 9 6 2Z"
      />
      <g transform="translate(0 -6) scale(1.16)">
        <Shape of={seat} />
      </g>
      <text class={seat === 3 ? "letter pale" : "letter"} y={seat === 1 ? 0 : -1} text-anchor="middle">
        {letter}
      </text>
    </g>
  );
}
