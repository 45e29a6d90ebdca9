/** The games that were played on this device, as it keeps them: nothing of it is on a server. */

import { isObject, keep, recall } from "../kept";
import type { ReviewPlayer } from "../wire";

export interface Seat {
  name: string;
  /** The level of a bot; 0 for a person. */
  bot: number;
  place: number;
  points: number;
}

export interface Played {
  id: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  seats: Seat[];
  /** The seats of this device. */
  mine: number[];
  /** Of my seat, where a review was made: parts of a win. */
  luck?: number;
  play?: number;
}

const NAME = "games";
export const MOST = 20_000; // about three megabytes; browsers keep five

const whole = (value: unknown, least = 0): boolean => Number.isSafeInteger(value) && (value as number) >= least;
const share = (value: unknown): boolean => value === undefined || (typeof value === "number" && Math.abs(value) <= 10);

const isSeat = (seat: unknown): boolean =>
  isObject(seat) &&
  typeof seat["name"] === "string" &&
  seat["name"].length <= 100 &&
  whole(seat["bot"]) &&
  whole(seat["place"], 1) &&
  whole(seat["points"], -1e9);

/** Whether it is a game as we write it, and nothing else. */
export function isPlayed(value: unknown): value is Played {
  if (!isObject(value)) return false;
  const { id, game, at, seats, mine, luck, play, ...rest } = value;
  if (Object.keys(rest).length || typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return false;
  if (typeof game !== "string" || !/^\w{1,40}$/.test(game) || !whole(at) || !share(luck) || !share(play)) return false;
  if (!Array.isArray(seats) || !seats.length || seats.length > 12 || !seats.every(isSeat)) return false;
  return Array.isArray(mine) && mine.every((seat) => whole(seat) && seat < seats.length);
}

/** All of them, the oldest first; what is damaged is as if it had never been there. */
export function all(): Played[] {
  return recall<unknown[]>(NAME, []).filter(isPlayed);
}

/** As one list without doubles, the oldest first; what is known of a review stays known. */
export function merged(mine: readonly Played[], more: readonly Played[]): Played[] {
  const found = new Map(mine.map((game) => [game.id, game]));
  for (const game of more) found.set(game.id, { ...game, ...found.get(game.id) });
  return [...found.values()].sort((a, b) => a.at - b.at).slice(-MOST);
}

/** Adds games; false if this device has no room for them, and then nothing has changed. */
export function add(more: readonly Played[]): boolean {
  const before = all();
  const after = merged(before, more);
  keep(NAME, after);
  return all().length === after.length;
}

export const clear = (): void => keep(NAME, []);

/** My seat in it; -1 if several sat at this device, who are not all me. */
export const mySeat = ({ mine }: Played): number => (mine.length === 1 ? mine[0]! : -1);

/** A review was made: what it says of my seat is kept with the game. */
export function noteReview(id: string, players: readonly ReviewPlayer[]): void {
  const games = all();
  const game = games.find((one) => one.id === id);
  const player = game && players[mySeat(game)];
  if (!game || !player) return;
  const noted = { ...game, luck: player.luck[0], play: player.own_play[0] };
  keep(
    NAME,
    games.map((one) => (one === game ? noted : one)),
  );
}
