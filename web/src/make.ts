/** Making a table, and sitting down at it. */

import { ask } from "./api";
import { hold, kept, myName, remember, tidy } from "./device";
import type { Say } from "./games/game";
import { isObject, recall } from "./kept";
import { newPledge, pledged } from "./live/dice";
import type { GameInfo, NewTable, Setting } from "./wire";

/** What this device chose last time for a game. */
export interface Plan {
  seats: number;
  level: number;
  options: Record<string, Setting>;
  hints: boolean;
  listed: boolean;
  seconds: number;
  /** Milliseconds that people have to interrupt each other. */
  window: number;
}

export function planFor(game: GameInfo): Plan {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const usual = { seats, level: 2, options: {}, hints: true, listed: false, seconds: 0, window: 1200 };
  const plan = { ...usual, ...recall<Partial<Plan>>(`plan.${game.id}`, {}) };
  const options: Plan["options"] = isObject(plan.options) ? (plan.options as Plan["options"]) : {};
  return { ...plan, options, seats: game.seats.includes(plan.seats) ? plan.seats : seats };
}

async function make(game: string, plan: Plan, bots: number[]): Promise<string> {
  const { seats, level, options, hints, listed, seconds, window } = plan;
  const body: NewTable = {
    ...{ game, seats, level, options, hints, listed, bots },
    move_seconds: seconds,
    window_ms: window,
  };
  const made = await ask("POST /api/tables", { body });
  remember(made.id, { game, host: made.host });
  return made.id;
}

export async function sit(id: string, game: string, seat: number, name: string): Promise<void> {
  const body = { name, pledge: newPledge(id, seat) };
  const { token } = await ask("POST /api/tables/{table}/seats/{seat}", { at: { table: id, seat }, body });
  pledged(id, seat);
  hold(id, game, { seat, token, name });
}

export async function start(id: string): Promise<void> {
  const { host, seats } = kept(id);
  await ask("POST /api/tables/{table}/start", { at: { table: id }, token: host || seats[0]?.token });
}

/** I play against bots, at once. */
export async function againstBots(game: GameInfo, plan: Plan, say: Say): Promise<string> {
  const bots = Array.from({ length: plan.seats - 1 }, (_, index) => index + 1);
  const id = await make(game.id, { ...plan, listed: false }, bots);
  await sit(id, game.id, 0, myName() || say("guest"));
  await start(id);
  return id;
}

/** I take the first seat and wait for the others. */
export async function withFriends(game: GameInfo, plan: Plan, say: Say): Promise<string> {
  const id = await make(game.id, plan, []);
  await sit(id, game.id, 0, myName() || say("guest"));
  return id;
}

/** Several people share this device; a seat without a name is a bot's. */
export async function atThisDevice(game: GameInfo, plan: Plan, names: readonly string[]): Promise<string> {
  const bots = names.flatMap((name, seat) => (tidy(name) ? [] : [seat]));
  const id = await make(game.id, { ...plan, seats: names.length, listed: false }, bots);
  for (const [seat, name] of names.entries()) if (tidy(name)) await sit(id, game.id, seat, tidy(name));
  await start(id);
  return id;
}
