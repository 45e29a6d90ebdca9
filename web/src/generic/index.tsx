/** The generic board: any game, played by the facts of its position and a list of its choices. */

import type { GameUI } from "../games/game";
import { Board } from "./board";
import { Tray } from "./choices";
import { beat, score, tells } from "./timing";

export const ui: GameUI<unknown> = { Board, Tray, beat, tells, score, listed: true };
