/** mal_anders on the page. */

import "../parts/board";
import "./mal_anders.css";
import { inGoal } from "../parts/goal";
import type { GameUI } from "./game";
import { Board } from "./mal_anders/board";
import { beat, tells } from "./mal_anders/motion";
import type { Position } from "./mal_anders/position";
import { Tray } from "./mal_anders/tray";

const score: GameUI<Position>["score"] = ({ pieces }, seat, say) => say("web-home", { count: inGoal(pieces[seat]) });

export const ui: GameUI<Position> = { Board, Tray, beat, tells, score };
