/** A position of wonderful_world as the page is told it, and what can be counted in it. */

import type { Position } from "./wire";

export type { Position };

export const ARROWS = [1, 2, 3, 4, 5, 6] as const;
export const MEN = 30;
export const LANDSCAPES = 8;
export const DICE = 4;

export const numberOf = (card: string): number => Number(card[0]);
export const objectOf = (card: string): string => card[1] ?? "";
export const rowOf = (position: Position, arrow: number): string[] => position.rows[arrow] ?? [];
export const sumOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + numberOf(card), 0);
export const sumsOf = (position: Position): number[] => ARROWS.map((arrow) => sumOf(rowOf(position, arrow)));

/** Every grey man has a place of his own, 0 to 29: number n lacks the n-th object. */
export function indexOf(card: string): number {
  const number = numberOf(card);
  const object = "abcdef".indexOf(objectOf(card));
  return (number - 1) * 5 + object - (object >= number ? 1 : 0);
}

/** The rows are piles now: the dice are dealt, or nothing is left to lay. */
export function partTwo(position: Position): boolean {
  const none = position.players.every((player) => player.hand.length === 0);
  const opened = ARROWS.some((arrow) => rowOf(position, arrow).length) || position.beaten.length > 0;
  return none && opened && position.pile.grey + position.pile.landscapes === 0;
}

/** How much of its colour the page has: a little more with every grey man beaten and every landscape. */
export function bloomOf({ phase, beaten, pile }: Position): number {
  if (phase === "won" || phase === "lost") return phase === "won" ? 1 : 0;
  return (beaten.length + LANDSCAPES - pile.landscapes) / (MEN + LANDSCAPES);
}

/** Why it was lost: somebody could lay nothing (who, by seat), or the dice are gone (-1). */
export function lostBy(position: Position): number | null {
  if (position.phase !== "lost") return null;
  const { turn, players } = position;
  return turn !== null && players[turn]?.hand.length ? turn : -1;
}

/** In how many ways 1 to 4 dice give each sum. */
const WAYS: number[][] = [];
for (let last = [1]; WAYS.length < DICE; WAYS.push(last)) {
  const next: number[] = Array(last.length + 6).fill(0);
  last.forEach((ways, sum) => {
    for (let pips = 1; pips <= 6; pips++) next[sum + pips] = (next[sum + pips] ?? 0) + ways;
  });
  last = next;
}

/** The chance to hit one of these sums with 1 to 4 dice. */
export function chances(sums: readonly number[]): number[] {
  const wanted = [...new Set(sums)].filter((sum) => sum > 0);
  return WAYS.map((ways, dice) => wanted.reduce((all, sum) => all + (ways[sum] ?? 0), 0) / 6 ** (dice + 1));
}

/** The chance that the next throw shows one of the numbers that lie open. */
export function beatChance(position: Position): number {
  const open = new Set(ARROWS.map((arrow) => rowOf(position, arrow).at(-1)?.[0]));
  open.delete(undefined);
  const held = position.players.reduce((all, player) => all + player.dice, 0);
  const dice = position.phase === "giving" ? held - 1 : held;
  return 1 - ((6 - open.size) / 6) ** dice;
}
