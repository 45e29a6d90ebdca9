/** A board, ready to be drawn; its style came with the page's. */

import { BOARDS } from "pasch:boards";

import type { GameUI } from "./game";

export async function loadGame(game: string): Promise<GameUI<unknown>> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (!load) throw new Error(game);
  return (await load()).ui;
}
