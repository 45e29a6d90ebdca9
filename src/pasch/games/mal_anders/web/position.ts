/** What the server tells of a table of mal_anders, and the notation of its moves. */

import type { Choice } from "@pasch/board";
import type { Position } from "./wire";

export type { Position };

/** From the own start field A over the track to the last goal field; a piece's step is its place here. */
export const FIELDS: readonly string[] = ["A", ...Array.from({ length: 23 }, (_, n) => `${n + 1}`), ..."abcd"];
export const TRACK = 24;
export const BESIDE = -1;

/** The corner of a seat, clockwise from the upper left. */
export function corner(position: Position, seat: number): number {
  return ["yellow", "green", "red", "black"].indexOf(position.pieces[seat]?.colour ?? "");
}

/** A use of two dice: `2+4:A`, `5+6:A-11`, `6+3:20-c`. */
export interface Use {
  choice: Choice;
  sum: number;
  from: number;
  to: number;
}

const USE = /^([1-6])\+([1-6]):(?:(\w+)-)?(\w+)$/;

export function use(choice: Choice): Use | null {
  const [, one, two, start, end] = USE.exec(choice.notation) ?? [];
  const from = start === undefined ? BESIDE : FIELDS.indexOf(start);
  const to = FIELDS.indexOf(end ?? "");
  return to < 0 || (start !== undefined && from < 0) ? null : { choice, sum: Number(one) + Number(two), from, to };
}

/** Every step from one field to another; who comes out lower has run on for another lap. */
export function steps(from: number, to: number): number[] {
  if (from === BESIDE) return [BESIDE, to];
  const count = to > from ? to - from : to + TRACK - from;
  return Array.from({ length: count + 1 }, (_, n) => (to > from ? from + n : (from + n) % TRACK));
}

export type Pair = readonly [number, number];

/** The ways to make two pairs of four dice; equal ones are one. */
export function pairings(dice: readonly number[]): (readonly [Pair, Pair])[] {
  const [a = 0, b = 0, c = 0, d = 0] = dice;
  const found = new Map<string, readonly [Pair, Pair]>();
  for (const two of [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ] as const)
    found.set(two.map(String).sort().join(), two);
  return [...found.values()];
}

export const sum = ([one, two]: Pair): number => one + two;
