/** simpsons on the page. */

import "../parts/board";
import "./simpsons.css";
import type { GameUI } from "./game";
import { Board } from "./simpsons/board";
import { beat, tells } from "./simpsons/pictures";
import type { Position } from "./simpsons/position";
import { Tray } from "./simpsons/tray";

const score: GameUI<Position>["score"] = ({ chips }, seat, say) => say("web-chips", { count: chips[seat] ?? 0 });

export const ui: GameUI<Position> = { Board, Tray, beat, tells, score };
