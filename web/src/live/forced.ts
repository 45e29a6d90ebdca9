/** What nobody need be asked for plays itself, told and shown. */

import type { Choice } from "../wire";
import { isSecret } from "./curtain";
import { mayDo, type TableState } from "./state";

export interface Forced {
  readonly v: number;
  readonly seat: number;
  readonly choice: Choice;
  /** Whether there is nothing else, rather than nothing else that anybody would do. */
  readonly only: boolean;
}

/**
 * What the viewer does as a matter of course, by the game's own word. Where others know less than they
 * do, the only move might tell them what somebody holds, if it came by itself: there it is made by
 * hand, unless all others are bots.
 */
export function forced(state: TableState, atRest: boolean): Forced | null {
  const found = mayDo(state, atRest);
  const choice = found?.choices.find(({ action }) => action === found.routine);
  const { news, info } = state;
  if (!found || found.window || !choice || !news) return null;
  const people = info?.seats.filter(({ kind }) => kind === "human").length ?? 0;
  if (found.choices.length === 1 && people > 1 && isSecret(news)) return null;
  return { v: found.v, seat: found.seat, choice, only: found.choices.length === 1 };
}
