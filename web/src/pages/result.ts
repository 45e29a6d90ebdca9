/** How a game ended, in words. */

import type { GameUI, Say } from "../games/game";
import { list } from "../lists";

/** Who won, in one sentence. Where all win or all lose, they played together. */
export function resultWords(places: readonly number[], names: readonly string[], say: Say): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ""] : []));
  if (!winners.length) return say("lost-together");
  if (winners.length === places.length) return say("won-together");
  return say("winner", { names: list(winners), count: winners.length });
}

/** What each of them reached. */
export function scoresIn(ui: GameUI<unknown> | null, position: unknown, names: readonly string[], say: Say): string[] {
  return ui && position ? names.map((_, seat) => ui.score(position, seat, say)) : [];
}
