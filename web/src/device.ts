/** The tables that this device plays at, with the secrets of its seats. */

import { keep, recall } from "./kept";

export interface Held {
  seat: number;
  token: string;
  name: string;
  /** A phone plays this seat; here it is only looked at. */
  handed?: boolean;
}

export interface Kept {
  id: string;
  game: string;
  host: string;
  seats: Held[];
  /** The last version whose picture was seen here. */
  seen: number;
  /** When something was last done there, in milliseconds. */
  at: number;
  over?: boolean;
}

type Tables = Record<string, Kept>;
const MOST = 30;

const all = (): Tables => recall<Tables>("tables", {});

export const recent = (): Kept[] => Object.values(all()).sort((a, b) => b.at - a.at);

export function kept(id: string): Kept {
  return all()[id] ?? { id, game: "", host: "", seats: [], seen: -1, at: 0 };
}

export function remember(id: string, change: Partial<Kept>): Kept {
  const mine = { ...kept(id), ...change, at: Date.now() };
  const rest = recent().filter((table) => table.id !== id);
  keep("tables", Object.fromEntries([mine, ...rest].slice(0, MOST).map((table) => [table.id, table])));
  return mine;
}

export function forget(id: string): void {
  keep("tables", Object.fromEntries(recent().filter((table) => table.id !== id).map((table) => [table.id, table])));
}

/** A seat is taken here; a seat has one secret. */
export function hold(id: string, game: string, held: Held): Kept {
  return remember(id, { game, seats: [...kept(id).seats.filter(({ seat }) => seat !== held.seat), held] });
}

export const myName = (): string => recall("name", "");
export const setMyName = (name: string): void => keep("name", tidy(name));

/** A name as it may be: no line breaks, no more than 24 characters. */
export const tidy = (name: string): string => [...name.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, 24).join("");
