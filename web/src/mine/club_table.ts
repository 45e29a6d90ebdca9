/** A table of those who share a secret word: each leaves their own sums, sealed with it. */

import { ask } from "../api";
import { isObject, keep, recall } from "../kept";
import { fromBase64, lockOf, seal, toBase64, unseal } from "./sealed";
import type { Sums } from "./sums";

const NAME = "club";
const DAYS = 180; // without a visit
export const SHORTEST = 6; // letters of the word
const LONGEST_NAME = 24;

/** What the club sees of somebody, and nothing else. */
export interface Entry {
  name: string;
  played: number;
  won: number;
  /** Games with a review, and what those came to by play, in parts of a win. */
  reviewed: number;
  play: number;
}

export interface Membership {
  word: string;
  name: string;
  /** This device's own slot, and the secret by which it may change it. */
  slot: string;
  token: string;
}

const isMembership = (value: unknown): value is Membership =>
  isObject(value) && ["word", "name", "slot", "token"].every((key) => typeof value[key] === "string");

export function membership(): Membership | null {
  const found = recall<object>(NAME, {});
  return isMembership(found) ? found : null;
}

/** However it is written. */
export const wordFrom = (typed: string): string => typed.trim().toLowerCase().replace(/\s+/g, " ").normalize("NFC");

export const nameFrom = (typed: string): string => typed.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function join(word: string, name: string): Membership {
  const mine = { word: wordFrom(word), name: nameFrom(name), slot: random(), token: random() };
  keep(NAME, mine);
  return mine;
}

export const entryOf = (name: string, { played, together, won, reviewed, play }: Sums): Entry => ({
  name,
  played: played - together,
  won,
  reviewed,
  play,
});

const count = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whoever knows the word may write anything: what is no entry is left out. */
export function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { name, played, won, reviewed, play } = value;
  return (
    typeof name === "string" &&
    nameFrom(name) === name &&
    name !== "" &&
    count(played) &&
    count(won) &&
    (won as number) <= (played as number) &&
    count(reviewed) &&
    typeof play === "number" &&
    Number.isFinite(play)
  );
}

export function sealedEntry(word: string, entry: Entry): Uint8Array {
  return seal(lockOf("club", word), new TextEncoder().encode(JSON.stringify(entry)));
}

/** All that can be read, those with most wins first. */
export function entriesIn(word: string, sealed: readonly Uint8Array[]): Entry[] {
  const lock = lockOf("club", word);
  const found = sealed.flatMap((each) => {
    const opened = unseal(lock, each);
    if (!opened) return [];
    try {
      const entry: unknown = JSON.parse(new TextDecoder().decode(opened));
      return isEntry(entry) ? [entry] : [];
    } catch {
      return [];
    }
  });
  return found.sort((a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name));
}

/** Leaves one's own, and says what all have left. */
export async function meet(mine: Membership, sums: Sums): Promise<Entry[]> {
  const { box } = lockOf("club", mine.word);
  const body = toBase64(sealedEntry(mine.word, entryOf(mine.name, sums)));
  await ask("PUT /api/boxes/{box}/{slot}", {
    at: { box, slot: mine.slot },
    token: mine.token,
    body: { body, days: DAYS },
  });
  const found = await ask("GET /api/boxes/{box}", { at: { box } });
  return entriesIn(
    mine.word,
    found.map(({ body }) => fromBase64(body)),
  );
}

export async function leave({ word, slot, token }: Membership): Promise<void> {
  await ask("DELETE /api/boxes/{box}/{slot}", { at: { box: lockOf("club", word).box, slot }, token });
  keep(NAME, {});
}
