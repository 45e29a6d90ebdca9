/** What a choice is about, read from its notation; see notation.py of the game. */

import type { Choice } from "@pasch/board";

import { stepOf } from "./position";

export type Meant =
  | { kind: "move"; from: number; to: number; strikes: boolean }
  | { kind: "piece"; owner: number; step: number }
  | { kind: "field"; step: number }
  | { kind: "card"; card: string }
  | { kind: "seat"; seat: number }
  | { kind: "number"; number: number }
  | { kind: "word"; word: string };

const MOVE = /^(A|B|[a-d]|\d+)([-x])(A|[a-d]|\d+)$/;

export function meant(notation: string, seats: number): Meant {
  const [, from, sign, to] = MOVE.exec(notation) ?? [];
  if (from && to) {
    return { kind: "move", from: stepOf(from, seats), to: stepOf(to, seats), strikes: sign === "x" };
  }
  const [, owner, field] = /^(\d?)@(\w+)$/.exec(notation) ?? [];
  if (field) {
    const step = stepOf(field, seats);
    return owner ? { kind: "piece", owner: Number(owner) - 1, step } : { kind: "field", step };
  }
  const [, seat] = /^>(\d)$/.exec(notation) ?? [];
  if (seat) return { kind: "seat", seat: Number(seat) - 1 };
  const [, number] = /^=(\d)$/.exec(notation) ?? [];
  if (number) return { kind: "number", number: Number(number) };
  const card = notation.replace(/^[-+]/, "");
  return /^(roll|pass|draw|take|=.*)$/.test(card) ? { kind: "word", word: card } : { kind: "card", card };
}

const SOFORT = /^(champion|diaet|die_chance|gesetz|gib|grossmut|knobelrunde|nimm)$/;
const JEDERZEIT = /^(denkste|aetsch|karate)$/;

/** When a card is played: as soon as it is drawn, at any time, or in one's turn. */
export const moment = (card: string): "now" | "any" | "turn" =>
  SOFORT.test(card) ? "now" : JEDERZEIT.test(card) ? "any" : "turn";

/** A choice together with what it means. */
export type Option = Choice & { means: Meant };

export const optionsOf = (choices: readonly Choice[], seats: number): Option[] =>
  choices.map((choice) => ({ ...choice, means: meant(choice.notation, seats) }));
