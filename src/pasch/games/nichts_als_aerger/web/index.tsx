/** nichts_als_aerger: the cross or the star, pieces with feelings, and the cards that cause them. */

import { type GameUI, inGoal, throwTime } from "@pasch/board";

import { Board } from "./board";
import { HEIGHT, WIDTH } from "./geometry";
import { planOf } from "./motion";
import { Figure, SHEET } from "./pieces";
import { cardsOf, type Position } from "./position";
import { tour } from "./tour";
import { Tray } from "./tray";
import { Grimace, Rays } from "./trouble";

export const ui: GameUI<Position> = {
  Board,
  Tray,
  beat: (before, position, happened) => planOf(position, before, happened, 0).total,
  tells: (before, position, happened) => {
    const { rolled, diceAt } = planOf(position, before, happened, 0);
    return rolled.length ? diceAt + throwTime() : 0;
  },
  // A card that lies there is seen before it does what it does.
  scene: (before, position) => ({
    seat: before.plays.find(({ play }) => play === "turn")?.seat ?? -1,
    part: cardsOf(position)
      .map(({ play }) => play)
      .join(),
  }),
  finale: async () =>
    (await import("./finale")).finaleWith({ Figure, Grimace, Rays, sheet: SHEET, size: [WIDTH, HEIGHT] }),
  // NA-51: with as many in the goal as another one who is farther behind.
  why: ({ options, players, places }, _, say) => {
    const tie = inGoal(players[places.indexOf(1)]);
    const tied = players.some((side, seat) => places[seat] !== 1 && inGoal(side) === tie);
    return tied && options.end !== "win" && options.teams === "none" ? say("web-why") : "";
  },
  score: ({ players }, seat, say) => say("web-home", { count: inGoal(players[seat]) }),
  tour,
};
