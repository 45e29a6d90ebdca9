/** All games as a file, and back: refused as a whole if anything about it is not as we wrote it. */

import { hex, sha256 } from "../fair/sha256";
import { isObject } from "../kept";
import { countOf, isPuzzled, NEW, type Puzzled } from "../puzzles/store";
import { isPlayed, type Played } from "./store";

const FORMAT = 1;

/** Why a file is refused; the words are `mine-bad-…`. */
export type Bad = "foreign" | "old" | "altered";

/** Tells damage and careless edits from a true file; it is no proof against who wants to cheat himself. */
const checkOf = (games: unknown): string => hex(sha256(new TextEncoder().encode(JSON.stringify(games))));

/** `puzzles` are left out where none were tried: then it is the file that it always was. */
export const written = (games: readonly Played[], puzzles: Puzzled = NEW): string =>
  JSON.stringify({
    pasch_games: FORMAT,
    games,
    check: checkOf(games),
    ...(countOf(puzzles.tried) ? { puzzles, puzzles_check: checkOf(puzzles) } : {}),
  });

/** The puzzles in a file whose games were read; null if it has none. */
export function readPuzzles(text: string): Puzzled | null | Bad {
  const { puzzles, puzzles_check } = JSON.parse(text) as Record<string, unknown>;
  if (puzzles === undefined && puzzles_check === undefined) return null;
  return isPuzzled(puzzles) && puzzles_check === checkOf(puzzles) ? puzzles : "altered";
}

export function readGames(text: string): Played[] | Bad {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return "foreign";
  }
  if (!isObject(data) || !("pasch_games" in data)) return "foreign";
  if (data["pasch_games"] !== FORMAT) return "old";
  const games = data["games"];
  if (!Array.isArray(games) || data["check"] !== checkOf(games) || !games.every(isPlayed)) return "altered";
  return games;
}
