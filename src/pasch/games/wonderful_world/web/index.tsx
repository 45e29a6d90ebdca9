/** wonderful_world: together against thirty grey men around the Earth. */

import type { GameUI, Happened } from "@pasch/board";

import { Board } from "./board";
import { lostBy, MEN, type Position } from "./position";
import { LIE, READ } from "./replay";
import { tour } from "./tour";
import { Tray } from "./tray";

const SETTLE = 560; // cards travel, men fall

const falls = (happened: readonly Happened[]): boolean => happened.some(({ notation }) => notation[0] === "d");

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (_before, _position, happened) => SETTLE + (falls(happened) ? READ : 0),
  tells: (_before, _position, happened) => (falls(happened) ? LIE : 0),
  why: (position, names, say) => {
    const seat = lostBy(position);
    if (seat === null) return "";
    if (seat >= 0) return say("web-lost-stuck", { seat: names[seat] ?? "" });
    return say("web-lost-dice", { men: MEN - position.beaten.length });
  },
  // What is laid is laid before the dice fall.
  scene: ({ turn }, _position, happened) => ({ seat: turn ?? -1, part: falls(happened) ? "dice" : "" }),
  finale: async () => (await import("./finale")).Finale,
  score: ({ beaten }, _seat, say) => say("web-beaten", { count: beaten.length }),
  tour,
};
