/** What a newcomer is shown. */

import type { TourStep } from "@pasch/board";

import type { Position } from "./things";

export const tour: readonly TourStep<Position>[] = [
  { say: "web-tour-dice", at: ".nl-dice", when: ({ phase }) => phase === "keep" },
  { say: "web-tour-now", at: ".nl-now" },
  { say: "web-tour-pink", at: ".nl-of-pink", when: ({ phase }) => phase === "keep" },
  { say: "web-tour-take", at: ".nl-cards", when: ({ phase }) => phase === "claim" },
];
