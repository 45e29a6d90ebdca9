/** The story of a table: fetched from the server step by step, told as far as its pictures are shown. */

import { ask } from "../api";
import type { Step } from "../wire";
import { knows } from "./curtain";
import type { StoryLine, TableState } from "./state";

const MOST_STEPS = 200; // that the server tells in one answer

/** What the viewer may read while the picture of this version is shown, of which so much is not told yet. */
export function shownStory({ story, me }: Pick<TableState, "story" | "me">, shown = Infinity, untold = 0): StoryLine[] {
  const told = story.filter(({ v, only }) => v <= shown && knows(only, me));
  return told.slice(0, told.length - untold);
}

/** The steps after this version, up to that one: what happened later has its own message. */
export async function fetchSteps(
  table: string,
  token: string | undefined,
  after: number,
  until = Infinity,
): Promise<Step[]> {
  const found: Step[] = [];
  for (let from = after; from < until; ) {
    const more = await ask("GET /api/tables/{table}/steps", {
      at: { table },
      token,
      query: { after: from, limit: Math.min(MOST_STEPS, until - from) },
    });
    found.push(...more.steps);
    from = more.steps[more.steps.length - 1]?.v ?? Infinity;
    if (from >= more.v) break;
  }
  return found;
}

/** What the viewer holds, in words; nothing where they hold no card. */
export async function fetchHand(table: string, token: string | undefined): Promise<string> {
  const { hand, holds } = await ask("GET /api/tables/{table}/description", { at: { table }, token });
  return holds ? hand : "";
}
