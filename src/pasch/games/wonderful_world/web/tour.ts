/** What a newcomer is shown. */

import type { TourStep } from "@pasch/board";

import { partTwo, type Position } from "./position";

export const tour: readonly TourStep<Position>[] = [
  { say: "web-tour-hand", at: ".ww-hand", when: ({ phase }) => phase === "laying" },
  { say: "web-tour-rows", at: ".ww-slot", when: ({ phase }) => phase === "laying" },
  { say: "web-tour-dice", at: ".ww-dice" },
  { say: "web-tour-free", at: ".ww-rest, .board .spot", when: partTwo },
];
