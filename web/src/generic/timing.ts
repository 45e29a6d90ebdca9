/** How long it takes to see what happened, and what somebody has reached. */

import { throwTime } from "@pasch/board";

import type { Happened } from "../games/game";
import { aboutNow, gameOf } from "./about";
import { facts } from "./facts";
import { all, rolled, thrown } from "./throws";

const CHANGE = 350; // milliseconds to see that something is different
const MOST = 12; // dice that are waited for
const REST = 180; // to read what was thrown

/** When the dice lie, if some fell. */
export function tells(before: unknown, position: unknown, happened: readonly Happened[]): number {
  const fell = thrown(happened).length;
  if (fell) return throwTime(Math.min(fell, MOST));
  const about = aboutNow(gameOf(position));
  if (!about) return 0;
  const then = [...all(facts(about, before, 0))];
  const now = [...all(facts(about, position, 0))];
  const again = now.some(
    ({ kind, value }, at) => kind === "dice" && then[at]?.kind === "dice" && rolled(then[at].value, value, happened),
  );
  return again ? throwTime(1) : 0;
}

export const beat = (...given: Parameters<typeof tells>): number => Math.max(CHANGE, tells(...given) + REST);

export function score(position: unknown, seat: number): string {
  const about = aboutNow(gameOf(position));
  if (!about) return "";
  const lists = about.seats.map((path) => (position as Record<string, unknown[] | undefined>)[path]?.length ?? 0);
  const found = facts(about, position, Math.max(seat + 1, ...lists)).seats[seat]?.find(({ kind }) => kind === "score");
  return found ? `${String(found.value)} ${found.name}` : "";
}
