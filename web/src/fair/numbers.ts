/** The seats' numbers for the dice: docs/fair-dice.md, "Exactly". */

import { hex, hmac, sha256, unhex } from "./sha256";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a seat adds to the dice. */
export const newNumber = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What it shows of it before any number is opened. */
export const pledgeOf = (table: string, seat: number, number: string): string =>
  hex(sha256(utf8(`pasch pledge\n${table}\n${seat}\n${number}`)));

/** A bot's number follows from the secret. */
export const botNumber = (seed: string, table: string, seat: number): string =>
  hex(hmac(unhex(seed), utf8(`pasch bot\n${table}\n${seat}`)));
