/** nichtlustig: 25 cards to win, seven dice to win them with, and Death who has time. */

import type { GameUI } from "@pasch/board";

import { Board } from "./board";
import { LIE, plan } from "./motion";
import type { Position } from "./things";
import { tour } from "./tour";
import { Tray } from "./tray";

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (before, position, happened) => plan(before, position, happened).total,
  tells: (before, position, happened) => {
    const { dice } = plan(before, position, happened);
    return dice.at === 0 && dice.fell.includes(true) ? LIE : 0; // before anything else moves
  },
  scene: ({ turn }) => ({ seat: turn ?? -1 }),
  finale: async () => (await import("./finale")).Finale,
  score: (position, seat, say) => say("web-points", { points: position.worth.points[seat] ?? 0 }),
  tour,
};
