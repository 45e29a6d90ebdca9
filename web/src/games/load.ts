/** A board, ready to be drawn; its style came with the page's. */

import { GAMES } from "./all";
import type { GameUI } from "./game";

export async function loadGame(game: string): Promise<GameUI<unknown>> {
  const load = GAMES[game];
  if (!load) throw new Error(game);
  return load();
}
