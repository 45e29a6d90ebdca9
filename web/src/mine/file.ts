/** All games as a file, and back: refused as a whole if anything about it is not as we wrote it. */

import { hex, sha256 } from "../fair/sha256";
import { isObject } from "../kept";
import { isPlayed, type Played } from "./store";

const FORMAT = 1;

/** Why a file is refused; the words are `mine-bad-…`. */
export type Bad = "foreign" | "old" | "altered";

/** Tells damage and careless edits from a true file; it is no proof against who wants to cheat himself. */
const checkOf = (games: unknown): string => hex(sha256(new TextEncoder().encode(JSON.stringify(games))));

export const written = (games: readonly Played[]): string =>
  JSON.stringify({ pasch_games: FORMAT, games, check: checkOf(games) });

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
