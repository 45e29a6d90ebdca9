/** What a newcomer is shown. */

import type { Choice, TourStep } from "@pasch/board";

import { type Option, option, type Position } from "./position";

const asks = (kind: Option["kind"]) => (_: Position, choices: readonly Choice[]) =>
  choices.some((choice) => option(choice).kind === kind);

export const tour: readonly TourStep<Position>[] = [
  { say: "web-tour-album", at: ".board .spot", when: asks("portrait") },
  { say: "web-tour-stake", at: ".si-chips", when: asks("stake") },
  { say: "web-tour-dice", at: ".si-dice" },
  { say: "web-tour-bet", at: ".si-chips", when: asks("against") },
];
