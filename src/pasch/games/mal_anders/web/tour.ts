/** What a newcomer is shown. */

import type { TourStep } from "@pasch/board";

import type { Position } from "./position";

export const tour: readonly TourStep<Position>[] = [
  { say: "web-tour-nest", at: ".ma-nest.acts", when: ({ pieces, turn }) => pieces[turn ?? 0]?.on.length === 0 },
  { say: "web-tour-pairs", at: ".ma-pairs button" },
  { say: "web-tour-fields", at: ".board .spot" },
  { say: "web-tour-rest", at: ".ma-uses", when: ({ rest }) => rest > 0 },
];
