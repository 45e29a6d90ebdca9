/** mal_anders on the page. */

import { type GameUI, inGoal } from "@pasch/board";

import { Board } from "./board";
import { beat, tells } from "./motion";
import type { Position } from "./position";
import { tour } from "./tour";
import { Tray } from "./tray";

const score: GameUI<Position>["score"] = ({ pieces }, seat, say) => say("web-home", { count: inGoal(pieces[seat]) });

const scene: GameUI<Position>["scene"] = ({ turn }) => ({ seat: turn ?? -1 });

const finale: GameUI<Position>["finale"] = async () => (await import("./finale")).Finale;

export const ui: GameUI<Position> = { Board, Tray, beat, tells, scene, score, tour, finale };
