/** simpsons on the page. */

import "../parts/board";
import "./simpsons.css";
import type { GameUI } from "./game";
import { Board } from "./simpsons/board";
import { beat, tells } from "./simpsons/pictures";
import type { Position } from "./simpsons/position";
import { Tray } from "./simpsons/tray";

export const ui: GameUI<Position> = { Board, Tray, beat, tells };
