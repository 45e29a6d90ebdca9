/** What somebody may ask at any time: where everybody stands, the score, the dice, the hand. */

import { announce, sayAgain } from "../announce";
import { ask, problemText } from "../api";
import type { LiveTable } from "../live/table";
import type { Say } from "../games/game";

const LAST = 4; // sentences
export const QUESTIONS = { w: "where", e: "score", d: "dice", c: "hand", i: "last", a: "again" } as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export const questionOf = (key: string): Question | undefined =>
  Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key as keyof typeof QUESTIONS] : undefined;

/** The answer, for the ear and for the eye. */
export async function tell(table: LiveTable, what: Question, say: Say): Promise<string> {
  if (what === "again") return sayAgain();
  const text = await answer(table, what).catch((problem) => problemText(problem, say));
  announce(text || say("story-empty"));
  return text || say("story-empty");
}

async function answer(table: LiveTable, what: Exclude<Question, "again">): Promise<string> {
  if (what === "last") {
    const told = table.toldSoFar.slice(-LAST);
    return told.map(({ text }) => text).join(" ");
  }
  const token = table.eyes === table.me ? table.token() : undefined;
  const found = await ask("GET /api/tables/{table}/description", { at: { table: table.id }, token });
  return found[what];
}
