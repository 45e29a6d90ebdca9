/** wonderful_world: together against thirty grey men around the Earth. */

import "../parts/board";
import "./wonderful_world.css";

import type { GameUI, Happened } from "./game";
import { Board } from "./wonderful_world/board";
import type { Position } from "./wonderful_world/position";
import { THROW } from "./wonderful_world/replay";
import { Tray } from "./wonderful_world/tray";

const SETTLE = 560; // cards travel, men fall

const falls = (happened: readonly Happened[]): boolean => happened.some(({ notation }) => notation[0] === "d");

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (_before, _position, happened) => SETTLE + (falls(happened) ? THROW : 0),
  tells: (_before, _position, happened) => (falls(happened) ? SETTLE : 0),
  score: ({ beaten }, _seat, say) => say("web-beaten", { count: beaten.length }),
};
