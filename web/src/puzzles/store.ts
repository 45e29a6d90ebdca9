/** How this device does at puzzles: a Glicko-2 rating, and which were tried. Nothing of it is on a server. */

import { isObject, keep, recall } from "../kept";

export interface Puzzled {
  rating: number;
  /** How unsure the rating is: half of its 68 % interval. */
  deviation: number;
  volatility: number;
  /** By game: the numbers of those that were tried, and of those that were solved at the first try. */
  tried: Record<string, number[]>;
  solved: Record<string, number[]>;
}

const NAME = "puzzles";
const MOST = 100_000; // a number that no puzzle reaches
export const NEW: Puzzled = { rating: 1500, deviation: 350, volatility: 0.06, tried: {}, solved: {} };

const between = (value: unknown, least: number, most: number): boolean =>
  typeof value === "number" && value >= least && value <= most;

const isLists = (value: unknown): value is Record<string, number[]> =>
  isObject(value) &&
  Object.entries(value).every(
    ([game, numbers]) =>
      /^\w{1,40}$/.test(game) &&
      Array.isArray(numbers) &&
      numbers.every((number) => Number.isSafeInteger(number) && between(number, 1, MOST)),
  );

/** Whether it is as we write it, and nothing else. */
export function isPuzzled(value: unknown): value is Puzzled {
  if (!isObject(value)) return false;
  const { rating, deviation, volatility, tried, solved, ...rest } = value;
  const numbers = between(rating, 0, 5000) && between(deviation, 1, 350) && between(volatility, 0.001, 1);
  return numbers && !Object.keys(rest).length && isLists(tried) && isLists(solved);
}

/** What is damaged is as if it had never been there. */
export function puzzled(): Puzzled {
  const found: unknown = recall<Record<string, unknown>>(NAME, {});
  return isPuzzled(found) ? found : NEW;
}

export const keepPuzzled = (value: Puzzled): void => keep(NAME, value);

export const clearPuzzled = (): void => keep(NAME, {});

const of = (lists: Record<string, number[]>, game: string): readonly number[] =>
  Object.hasOwn(lists, game) ? lists[game]! : [];

export const triedOf = (game: string, { tried } = puzzled()): readonly number[] => of(tried, game);

export const solvedOf = (game: string, { solved } = puzzled()): readonly number[] => of(solved, game);

export const countOf = (lists: Record<string, number[]>): number =>
  Object.values(lists).reduce((sum, numbers) => sum + numbers.length, 0);

function joined(one: Record<string, number[]>, other: Record<string, number[]>): Record<string, number[]> {
  const games = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(games.map((game) => [game, [...new Set([...of(one, game), ...of(other, game)])]]));
}

/** Of two devices: all that was tried on either, and the rating of the one that tried more. */
export function mergedPuzzled(mine: Puzzled, more: Puzzled): Puzzled {
  const surer = countOf(more.tried) > countOf(mine.tried) ? more : mine;
  return { ...surer, tried: joined(mine.tried, more.tried), solved: joined(mine.solved, more.solved) };
}
