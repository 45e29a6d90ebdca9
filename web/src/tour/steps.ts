/** Which step of a tour is next: the first one not yet shown whose part of the table can be seen. */

import type { Choice, GameUI, Say, TourStep } from "../games/game";
import { isNews } from "./shown";

/** The first thing that a newcomer is told, by this name. */
export const AIM = "aim";

/** For boards without a tour of their own, and for whoever plays by the list. */
const GENERIC: readonly TourStep<unknown>[] = [
  { say: "tour-list", at: ".tray .choices" },
  { say: "tour-board", at: ".board .spot" },
];

export const stepsOf = (ui: GameUI<unknown>, asList: boolean): readonly TourStep<unknown>[] =>
  ui.tour?.length && !asList ? ui.tour : GENERIC;

/** What the game is about, in a line; what its card says where it has no such line. */
export function aimOf(say: Say, tagline: string): string {
  const said = say("web-aim");
  return said === "web-aim" ? tagline : said;
}

/** What stands beside the decision at this version. */
export interface Standing {
  readonly words: readonly string[];
  readonly at: number;
}

export const NO_WORDS: Standing = { words: [], at: -1 };

/**
 * What of it needs no showing again: whoever decided with these words in view has no need of them any more.
 * The page may not be drawn between a decision and its answer, so the version tells. What plays itself is no
 * decision, and what was taken away before anybody decided was not used either: then nothing stands there.
 */
export const seenBy = (standing: Standing, decidedAt: number): readonly string[] =>
  standing.at === decidedAt ? standing.words : [];

export interface Found {
  step: TourStep<unknown>;
  parts: readonly Element[];
}

/** The parts of the table that a step speaks of, as far as they can be seen. */
function partsOf(step: TourStep<unknown>, table: ParentNode): Element[] {
  try {
    return [...table.querySelectorAll(step.at)].filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 0 && height > 0;
    });
  } catch {
    return []; // no selector: a mistake of whoever wrote the board
  }
}

export function nextStep(
  game: string,
  steps: readonly TourStep<unknown>[],
  position: unknown,
  choices: readonly Choice[],
  table: ParentNode,
): Found | null {
  for (const step of steps) {
    if (!isNews(game, step.say) || step.when?.(position, choices) === false) continue;
    const parts = partsOf(step, table);
    if (parts.length) return { step, parts };
  }
  return null;
}
