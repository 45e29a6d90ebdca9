/** A board with its style, ready to be drawn. */

import { GAMES } from "./all";
import type { GameUI } from "./game";

function style(game: string): Promise<void> {
  const root = document.getElementById("page");
  const all = JSON.parse(root?.dataset["styles"] ?? "{}") as Record<string, string>;
  const href = all[game];
  if (!href || document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => (link.remove(), reject(new Error(href)));
    document.head.append(link);
  });
}

export async function loadGame(game: string): Promise<GameUI<unknown>> {
  const load = GAMES[game];
  if (!load) throw new Error(game);
  const [ui] = await Promise.all([load(), style(game)]);
  return ui;
}
