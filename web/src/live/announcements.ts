/** What is said aloud, and to whom: nobody hears what only another one may know. */

import type { Say } from "../games/game";
import { list } from "../lists";
import type { Step } from "../wire";
import { knows, NOBODY } from "./curtain";
import { type Frame, storyOf } from "./frames";
import { linesOf, mayDo, type TableState } from "./state";

export const namesOf = ({ info }: TableState, say: Say): string[] =>
  (info?.seats ?? []).map((seat, number) => seat.name || say("seat", { number: number + 1 }));

/** What a picture tells; behind a curtain nobody listens yet. */
export const storyAloud = (state: TableState, frame: Frame): string =>
  state.curtain === NOBODY ? storyOf(frame, state.me).join(" ") : "";

const RECENT = 8; // sentences

/** What happened before the viewer came; of much, the last. `whole`: nothing is left out, no dealt card either. */
export function storyBefore(steps: readonly Step[], me: number): { text: string; whole: boolean } {
  const lines = steps.flatMap(linesOf).filter(({ only }) => knows(only, me));
  const told = lines.slice(-RECENT).map(({ text }) => text);
  return { text: told.join(" "), whole: steps[0]?.v === 1 && lines.length <= RECENT };
}

export interface Turn {
  /** The same turn has the same key, and is announced once. */
  readonly key: string;
  readonly text: string;
  /** It is the viewer's own. */
  readonly mine: boolean;
}

/**
 * Who is asked what, once everything lies still; null while the viewer's choices are on their way.
 * Listeners hear what a bot did; that it is its turn is only said to others.
 */
export function turn(state: TableState, say: Say, listening = false): Turn | null {
  const { news, me, curtain } = state;
  if (!news) return null;
  const names = namesOf(state, say);
  const key = `${news.asked.join()} ${curtain}`;
  if (curtain !== NOBODY) return { key, text: say("curtain-title", { name: names[curtain] ?? "" }), mine: false };
  const choices = mayDo(state, true);
  if (choices) {
    const count = say("choices-count", { count: choices.choices.length });
    return { key: `mine ${me} ${state.askedSince}`, text: `${choices.words} ${count}`, mine: true };
  }
  if (news.asked.includes(me)) return null;
  const waited = listening ? news.asked.filter((seat) => state.info?.seats[seat]?.kind !== "bot") : news.asked;
  const asked = waited.map((seat) => names[seat] ?? "");
  return { key, text: asked.length ? say("turn-of", { names: list(asked), count: asked.length }) : "", mine: false };
}
