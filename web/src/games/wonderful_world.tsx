/** wonderful_world: together against thirty grey men around the Earth. */

import "./wonderful_world.css";

import type { GameUI } from "./game";
import { Board } from "./wonderful_world/board";
import type { Position } from "./wonderful_world/position";
import { scenes } from "./wonderful_world/replay";
import { Tray } from "./wonderful_world/tray";

const SETTLE = 450; // the last scene comes to rest

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (before, position, happened) => {
    const start = { position: before, thrown: [], throws: 0, ms: 0 };
    return scenes(start, position, happened ?? []).reduce((ms, scene) => ms + scene.ms, SETTLE);
  },
};
