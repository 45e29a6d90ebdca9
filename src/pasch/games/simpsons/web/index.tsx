/** simpsons on the page. */

import type { GameUI } from "@pasch/board";

import { Board } from "./board";
import { beat, tells } from "./pictures";
import type { Position } from "./position";
import { tour } from "./tour";
import { Tray } from "./tray";

const score: GameUI<Position>["score"] = ({ chips }, seat, say) => say("web-chips", { count: chips[seat] ?? 0 });

/** All bets, and what they come to, are one picture. */
const scene: GameUI<Position>["scene"] = ({ turn, phase }) => ({
  seat: turn ?? -1,
  part: /bet|show|throw/.test(phase) ? "bets" : "",
});

const finale: GameUI<Position>["finale"] = async () => (await import("./finale")).Finale;

export const ui: GameUI<Position> = { Board, Tray, beat, tells, scene, score, tour, finale };
