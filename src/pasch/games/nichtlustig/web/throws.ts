/** The throws between two positions: most of them are gone again from the position. */

import type { Happened } from "@pasch/board";

import type { Position } from "./things";

/** The dice at one moment. */
export interface Picture {
  /** null is in the hand. */
  faces: (number | null)[];
  /** Counted from 1. */
  aside: number[];
  /** Those that have just been thrown. */
  fell: boolean[];
  /** How many of them are in use. */
  many: number;
  /** Milliseconds until it is shown, at pace 1. */
  at: number;
}

const COLOURS = "bbrrwwp";
const ALL = [0, 1, 2, 3, 4, 5, 6];

export const asItLies = (position: Position): Picture => ({
  faces: position.dice,
  aside: position.aside,
  fell: ALL.map(() => false),
  many: position.worth.dice,
  at: 0,
});

export const isThrow = (notation: string): boolean => /^([brwp][\d*]|#.*|P:.*|=.*)$/.test(notation);

/** How the dice lie in the end: those of all throws in between have fallen, each once. */
export function fallen(before: Position, position: Position, happened: readonly Happened[]): Picture {
  const now = { ...asItLies(before), faces: [...before.dice] };
  const pickUp = (aside: number[]): void => {
    now.aside = aside;
    now.faces = now.faces.map((face, die) => (aside.includes(die + 1) ? face : null));
    now.many = position.worth.dice;
  };
  for (const { notation } of happened) {
    const [, sign = "", face = ""] = /^(?:([brwp])|#\d:|P:)([\d*])$/.exec(notation) ?? [];
    if (notation[0] === "=") {
      pickUp([...now.aside, ...[...notation.slice(1)].map(Number).filter(Boolean)]);
    } else if (face) {
      const falls = (): number => now.faces.findIndex((up, die) => up === null && (!sign || COLOURS[die] === sign));
      if (falls() < 0) pickUp([]); // all dice lay: a new throw has begun by itself
      const die = notation[0] === "#" ? Number(notation[1]) - 1 : falls();
      now.faces[die] = face === "*" ? 0 : Number(face);
      now.fell[die] = true;
    }
  }
  // who is next has them in the hand already: they lie as they fell until they are thrown
  const gone = position.phase === "over" || position.dice.includes(null);
  return gone ? now : { ...asItLies(position), fell: now.fell };
}
