/** What is said aloud, and to whom: nobody hears what only another one may know. */

import type { Say } from "../games/game";
import { list } from "../lists";
import { NOBODY } from "./curtain";
import { type Frame, storyOf } from "./frames";
import { mayDo, type TableState } from "./state";

export const namesOf = ({ info }: TableState, say: Say): string[] =>
  (info?.seats ?? []).map((seat, number) => seat.name || say("seat", { number: number + 1 }));

/** What a picture tells; behind a curtain nobody listens yet. */
export const storyAloud = (state: TableState, frame: Frame): string =>
  state.curtain === NOBODY ? storyOf(frame, state.me).join(" ") : "";

export interface Turn {
  /** The same turn has the same key, and is announced once. */
  readonly key: string;
  readonly text: string;
  /** It is the viewer's own. */
  readonly mine: boolean;
}

/** Who is asked what, once everything lies still; null while the viewer's choices are on their way. */
export function turn(state: TableState, say: Say): Turn | null {
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
  const asked = news.asked.map((seat) => names[seat] ?? "");
  return { key, text: asked.length ? say("turn-of", { names: list(asked), count: asked.length }) : "", mine: false };
}
