/** Messages of a server as the tests need them: say only what matters. */

import type { Held } from "../src/device";
import { receive, type TableState, UNKNOWN, update, withSeats } from "../src/live/state";
import type { Choices, Events, FromServer, TableInfo } from "../src/wire";

export const info = (part: Partial<TableInfo> = {}): TableInfo => ({
  t: "table",
  id: "table",
  revision: 1,
  game: "toy",
  options: {},
  status: "playing",
  seats: ["Anna", "Ben", "Carla"].map((name) => ({ kind: "human", name, here: true })),
  hints: true,
  window_ms: 1200,
  rematch: false,
  move_seconds: 0,
  paused: false,
  listed: false,
  commitment: "",
  seed: "",
  seeds: ["", "", ""],
  pledges: ["", "", ""],
  left_out: [],
  next: "",
  origin: null,
  branches: [],
  day: null,
  ...part,
});

/** Something happened that everybody may see, and seat 0 is asked. */
export const events = (part: Partial<Events> = {}): Events => ({
  t: "events",
  v: 1,
  events: [],
  positions: { "-1": { v: part.v ?? 1 } },
  asked: [0],
  places: [],
  seconds: 0,
  whole: false,
  undo: -1,
  ...part,
});

/** The same, but each seat of this device sees something of its own. */
export const hidden = (part: Partial<Events> = {}, seats = [0, 1, 2]): Events =>
  events({ positions: Object.fromEntries(seats.map((seat) => [seat, { hand: seat }])), ...part });

export const choices = (seat: number, v: number, count = 2): Choices => ({
  t: "choices",
  v,
  seat,
  words: `seat ${seat}?`,
  choices: Array.from({ length: count }, (_, action) => ({ action, notation: `${action}`, words: `do ${action}` })),
});

export const held = (...seats: number[]): Held[] =>
  seats.map((seat) => ({ seat, token: `token${seat}`, name: `P${seat}` }));

export const DEVICE = { now: 1000, seen: -1, moves: true, atRest: true };

/** A device at which these seats play, after these messages; everything lies still. */
export function device(seats: readonly Held[], ...messages: FromServer[]): TableState {
  let state = withSeats(UNKNOWN, seats);
  const first: FromServer[] = [info(), { t: "holds", seats: seats.map(({ seat }) => seat) }];
  for (const message of [...first, ...messages]) {
    state = message.t === "events" ? update(state, message, DEVICE)[0] : receive(state, message, true)[0];
  }
  return state;
}

/** Words that show their key and their values. */
export const say = (key: string, values: Record<string, string | number> = {}): string =>
  [key, ...Object.values(values)].join(" ");
