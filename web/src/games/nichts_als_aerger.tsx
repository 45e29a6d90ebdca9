/** nichts_als_aerger: the cross or the star, pieces with feelings, and the cards that cause them. */

import "../parts/board";
import "./nichts_als_aerger.css";

import { inGoal } from "../parts/goal";
import type { GameUI } from "./game";
import { Board } from "./nichts_als_aerger/board";
import { planOf } from "./nichts_als_aerger/motion";
import type { Position } from "./nichts_als_aerger/position";
import { Tray } from "./nichts_als_aerger/tray";

const FALL = 450; // until a die lies

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (before, position, happened) => planOf(position, before, happened, 0).total,
  tells: (before, position, happened) => {
    const { rolled, diceAt } = planOf(position, before, happened, 0);
    return rolled.length ? diceAt + FALL : 0;
  },
  score: ({ players }, seat, say) => say("web-home", { count: inGoal(players[seat]) }),
};
