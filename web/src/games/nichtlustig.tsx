/** nichtlustig: 25 cards to win, seven dice to win them with, and Death who has time. */

import "../parts/board";
import "./nichtlustig.css";

import type { GameUI } from "./game";
import { Board } from "./nichtlustig/board";
import { points } from "./nichtlustig/counting";
import { plan } from "./nichtlustig/motion";
import type { Position } from "./nichtlustig/things";
import { Tray } from "./nichtlustig/tray";

const FALL = 560; // until the dice lie

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (before, position, happened) => plan(before, position, happened).total,
  tells: (_before, _position, happened) => (/^([brwp#]|P:)/.test(happened[0]?.notation ?? "") ? FALL : 0),
  score: (position, seat, say) => say("web-points", { points: points(position, seat) }),
};
