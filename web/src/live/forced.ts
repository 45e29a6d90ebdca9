/** A single choice that plays itself, told and shown. */

import type { Choices } from "../wire";
import { isSecret } from "./curtain";
import { mayDo, type TableState } from "./state";

/** Dice are rolled and cards are drawn by hand, and whoever passes says so: games write it like this. */
const BY_HAND = ["roll", "draw", "take", "pass"];

/**
 * What the viewer cannot but do. Where others know less than they do, a move that comes by itself might
 * tell them what somebody holds: there it is made by hand, unless all others are bots.
 */
export function forced(state: TableState, atRest: boolean): Choices | null {
  const found = mayDo(state, atRest);
  const { news, info } = state;
  const [only, ...more] = found?.choices ?? [];
  if (!found || found.window || !only || more.length || !news) return null;
  const people = info?.seats.filter(({ kind }) => kind === "human").length ?? 0;
  if (BY_HAND.includes(only.notation) || (people > 1 && isSecret(news))) return null;
  return found;
}
