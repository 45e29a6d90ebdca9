/** What a newcomer is shown. */

import type { Choice, TourStep } from "@pasch/board";

import { optionsOf } from "./notation";
import type { Position } from "./position";

const offers = (what: string) => (_: Position, choices: readonly Choice[]) =>
  choices.some(({ notation }) => notation === what);

export const tour: readonly TourStep<Position>[] = [
  { say: "web-tour-roll", at: ".na-acts .main", when: offers("roll") },
  {
    say: "web-tour-move",
    at: ".board .spot",
    when: ({ seats }, choices) => optionsOf(choices, seats).some(({ means }) => means.kind === "move"),
  },
  { say: "web-tour-draw", at: ".na-acts .main", when: offers("draw") },
  { say: "web-tour-hand", at: ".na-hand", when: offers("roll") },
];
