/** Every game's board, loaded when somebody plays it. */

import type { GameUI } from "./game";

type Loader = () => Promise<GameUI<unknown>>;

const as = (ui: unknown): GameUI<unknown> => ui as GameUI<unknown>;

export const GAMES: Record<string, Loader> = {
  mal_anders: () => import("./mal_anders").then((m) => as(m.ui)),
  nichtlustig: () => import("./nichtlustig").then((m) => as(m.ui)),
  nichts_als_aerger: () => import("./nichts_als_aerger").then((m) => as(m.ui)),
  simpsons: () => import("./simpsons").then((m) => as(m.ui)),
  wonderful_world: () => import("./wonderful_world").then((m) => as(m.ui)),
};
