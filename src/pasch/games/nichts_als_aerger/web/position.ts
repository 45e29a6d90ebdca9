/** The position as the server tells it; see src/pasch/games/nichts_als_aerger/position.py. */

import type { Play, Position } from "./wire";

export type { Play, Position };

export const trackOf = (seats: number): number => (seats > 4 ? 60 : 40);

export const topOf = (position: Position): Play | undefined => position.plays[position.plays.length - 1];

/** The cards that are being played, the last one on top. */
export const cardsOf = (position: Position): Play[] =>
  position.plays.filter(({ play }) => play !== "turn" && play !== "excess");

/** A field's name as a step from somebody's A: B is -1, the goal follows the track. */
export function stepOf(label: string, seats: number): number {
  if (label === "A" || label === "B") return label === "A" ? 0 : -1;
  const goal = "abcd".indexOf(label);
  return goal < 0 ? Number(label) : trackOf(seats) + goal;
}

/** What is in the one and not in the other, each as often as it is. */
export function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...all];
  for (const each of gone) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
