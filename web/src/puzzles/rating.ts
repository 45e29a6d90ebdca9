/** What an answer does to the rating, which puzzle comes next, and which one today. */

import { glicko2 } from "./glicko2";
import { puzzled, type Puzzled, solvedOf, triedOf } from "./store";

const DEVIATION = 80; // of a puzzle, whose rating comes from bots
const DAY = 86_400_000;
const SURE = 30; // no rating is surer: people learn

/** Only the first answer to a puzzle counts: afterwards one knows it. */
export function answered(before: Puzzled, game: string, number: number, rating: number, right: boolean): Puzzled {
  const tried = triedOf(game, before);
  if (tried.includes(number)) return before;
  const after = glicko2(before, [[rating, DEVIATION, right ? 1 : 0]]);
  return {
    rating: Math.min(5000, Math.max(0, after.rating)),
    deviation: Math.min(350, Math.max(SURE, after.deviation)),
    volatility: Math.min(1, Math.max(0.001, after.volatility)),
    tried: { ...before.tried, [game]: [...tried, number] },
    solved: right ? { ...before.solved, [game]: [...solvedOf(game, before), number] } : before.solved,
  };
}

/** The one that was not tried yet and is closest to my rating; when all were, the one after this. */
export function nextOf(game: string, ratings: readonly number[], now: number, mine = puzzled()): number {
  const tried = new Set([...triedOf(game, mine), now]);
  let found = 0;
  ratings.forEach((rating, place) => {
    const closer = !found || Math.abs(rating - mine.rating) < Math.abs(ratings[found - 1]! - mine.rating);
    if (!tried.has(place + 1) && closer) found = place + 1;
  });
  return found || (now % Math.max(1, ratings.length)) + 1;
}

/** Of a day, the same for everybody: the games take turns, and so do the puzzles of each. */
export function ofDay<G extends { puzzles: number }>(games: readonly G[], time: number): [G, number] | null {
  const some = games.filter(({ puzzles }) => puzzles > 0);
  const day = Math.floor(time / DAY);
  const game = some[day % some.length];
  return game ? [game, (Math.floor(day / some.length) % game.puzzles) + 1] : null;
}
