/** A player's mark in running text: shape, colour and letter. */

import { Token } from "./player";

export function Mark({ seat, letter, size = 1.75 }: { seat: number; letter: string; size?: number }) {
  return (
    <svg class="mark" viewBox="-13 -13 26 26" aria-hidden="true" style={{ width: `${size}rem`, height: `${size}rem` }}>
      <Token of={seat} letter={letter} />
    </svg>
  );
}
