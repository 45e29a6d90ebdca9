/** wonderful_world: together against thirty grey men around the Earth. */

import "../parts/board";
import "./wonderful_world.css";

import type { GameUI } from "./game";
import { Board } from "./wonderful_world/board";
import type { Position } from "./wonderful_world/position";
import { THROW } from "./wonderful_world/replay";
import { Tray } from "./wonderful_world/tray";

const SETTLE = 560; // cards travel, men fall

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (_before, _position, happened) => SETTLE + (happened.some(({ notation }) => notation[0] === "d") ? THROW : 0),
};
