/** The tables that this device plays at, with the secrets of its seats. */

import { isObject, keep, recall } from "./kept";

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
  /** It stands among the games that were played here. */
  counted?: boolean;
  /** How often each seat got a new secret from the host, as far as it was noticed here. */
  recovered?: number[];
}

const MOST = 30;

const isHeld = (value: unknown): boolean =>
  isObject(value) && Number.isInteger(value["seat"]) && typeof value["token"] === "string";

/** As it was kept; what is damaged is as if it had never been there. */
function mended(id: string, found: Record<string, unknown>): Kept {
  const usual: Kept = { id, game: "", host: "", seats: [], seen: -1, at: 0 };
  const good = Object.entries(usual).filter(([name, value]) => typeof found[name] === typeof value);
  const seats = Array.isArray(found["seats"]) ? found["seats"].filter(isHeld) : [];
  return { ...found, ...usual, ...Object.fromEntries(good.map(([name]) => [name, found[name]])), id, seats };
}

/** By their ids, which strangers make up: "constructor" is one like any other. */
function all(): Map<string, Kept> {
  const tables = Object.entries(recall<Record<string, unknown>>("tables", {}));
  return new Map(tables.flatMap(([id, table]) => (isObject(table) ? [[id, mended(id, table)]] : [])));
}

export const recent = (): Kept[] => [...all().values()].sort((a, b) => b.at - a.at);

export function kept(id: string): Kept {
  return all().get(id) ?? mended(id, {});
}

export function remember(id: string, change: Partial<Kept>): Kept {
  const mine = { ...kept(id), ...change, at: Date.now() };
  const rest = recent().filter((table) => table.id !== id);
  keep("tables", Object.fromEntries([mine, ...rest].slice(0, MOST).map((table) => [table.id, table])));
  return mine;
}

export function forget(id: string): void {
  keep(
    "tables",
    Object.fromEntries(
      recent()
        .filter((table) => table.id !== id)
        .map((table) => [table.id, table]),
    ),
  );
}

/** A seat is taken here; a seat has one secret. */
export function hold(id: string, game: string, held: Held): Kept {
  return remember(id, { game, seats: [...kept(id).seats.filter(({ seat }) => seat !== held.seat), held] });
}

export const myName = (): string => recall("name", "");
export const setMyName = (name: string): void => keep("name", tidy(name));

/** A name as it may be: no line breaks, no more than 24 characters. */
export const tidy = (name: string): string => [...name.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, 24).join("");
