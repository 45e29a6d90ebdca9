/** What many games come to. Plain functions of plain values. */

import { mySeat, type Played } from "./store";

export interface OfGame {
  game: string;
  played: number;
  won: number;
  /** How often I was first, second, … */
  places: number[];
  most: number;
}

export interface Opponent {
  name: string;
  /** The level of a bot; 0 for a person. */
  bot: number;
  played: number;
  /** How often I came in before them. */
  ahead: number;
  behind: number;
}

export interface Sums {
  played: number;
  won: number;
  /** Several people at this device: whose win it was, it cannot know. */
  together: number;
  games: OfGame[];
  opponents: Opponent[];
  /** Games won in a row, now and at best. */
  streak: number;
  best: number;
  /** Days in a row with a game, and the most games on one day. */
  days: number;
  busiest: number;
  reviewed: number;
  luck: number;
  play: number;
}

const DAY = 86_400_000;

/** The number of the day, as the calendar of this device has it. */
const dayOf = (at: number): number => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY);

export function sums(games: readonly Played[]): Sums {
  const found: Sums = {
    ...{ played: games.length, won: 0, together: 0, games: [], opponents: [] },
    ...{ streak: 0, best: 0, days: 0, busiest: 0, reviewed: 0, luck: 0, play: 0 },
  };
  const byGame = new Map<string, OfGame>();
  const byName = new Map<string, Opponent>();
  const byDay = new Map<number, number>();
  for (const game of [...games].sort((a, b) => a.at - b.at)) {
    const day = dayOf(game.at);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
    const of = byGame.get(game.game) ?? { game: game.game, played: 0, won: 0, places: [], most: -Infinity };
    byGame.set(game.game, of);
    of.played += 1;
    const me = mySeat(game);
    const mine = game.seats[me];
    if (!mine) {
      found.together += 1;
      continue;
    }
    const won = mine.place === 1;
    found.won += Number(won);
    of.won += Number(won);
    of.places[mine.place - 1] = (of.places[mine.place - 1] ?? 0) + 1;
    of.most = Math.max(of.most, mine.points);
    found.streak = won ? found.streak + 1 : 0;
    found.best = Math.max(found.best, found.streak);
    for (const [seat, other] of game.seats.entries()) if (seat !== me) meet(byName, other, mine.place);
    if (game.luck === undefined || game.play === undefined) continue;
    found.reviewed += 1;
    found.luck += game.luck;
    found.play += game.play;
  }
  found.games = [...byGame.values()].sort((a, b) => b.played - a.played);
  found.opponents = [...byName.values()].sort((a, b) => b.played - a.played);
  found.days = longest([...byDay.keys()]);
  found.busiest = Math.max(0, ...byDay.values());
  return found;
}

/** Bots of one level are one opponent, whatever they are called. */
function meet(known: Map<string, Opponent>, other: Played["seats"][number], mine: number): void {
  const key = other.bot ? `bot ${other.bot}` : `person ${other.name}`;
  const found = known.get(key) ?? { name: other.name, bot: other.bot, played: 0, ahead: 0, behind: 0 };
  known.set(key, found);
  found.played += 1;
  found.ahead += Number(mine < other.place);
  found.behind += Number(mine > other.place);
}

/** The longest run of days that follow each other. */
function longest(days: readonly number[]): number {
  const known = new Set(days);
  let most = 0;
  for (const day of known) {
    if (known.has(day - 1)) continue;
    let run = 1;
    while (known.has(day + run)) run += 1;
    most = Math.max(most, run);
  }
  return most;
}
