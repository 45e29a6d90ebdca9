/** The sheet that lies over whatever page is shown: at most one, opened from anywhere. */

import { Store } from "./store";

export type Over = { sheet: "settings" } | { sheet: "shortcuts" } | { sheet: "rules"; game: string; number: string };

export const overlay = new Store<Over | null>(null);

export const openRules = (game: string, number = ""): void => overlay.set({ sheet: "rules", game, number });
