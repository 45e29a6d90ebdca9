/** simpsons on the page. */

import "./simpsons.css";
import type { GameUI } from "./game";
import { Board } from "./simpsons/board";
import { beat } from "./simpsons/pictures";
import type { Position } from "./simpsons/position";
import { Tray } from "./simpsons/tray";

export const ui: GameUI<Position> = { Board, Tray, beat };
