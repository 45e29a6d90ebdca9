/** One answer of the server may tell of much: the last bet, all bets turned up, the throw, what is
 *  paid. It is shown as pictures one after the other; each is a position with what goes on in it. */

import { type Happened, throwTime } from "@pasch/board";

import type { Position } from "./position";

/** A secret choice that is made before its turn has this added to its seat. */
const EARLY = 64;

/** The bank among those who hold chips. */
export const BANK = -1;

export interface Flow {
  from: number;
  to: number;
  chips: number;
}

export interface Picture {
  at: number;
  position: Position;
  /** What the dice have come to, once it is known. */
  made: boolean | null;
  flows: readonly Flow[];
}

const LAY = 350;
const TURN_UP = 900;
const LOOK = 550;
export const SLIDE = 480;
export const EACH_FLOW = 160;

const still = (at: number, position: Position): Picture => ({ at, position, made: null, flows: [] });

export function pictures(before: Position | null, position: Position, happened: readonly Happened[]): Picture[] {
  const faces = happened.filter(({ notation }) => notation.startsWith("d:")).map(({ notation }) => notation.slice(2));
  if (!before || before.turn === null || !faces.length) return [still(0, position)];
  const laid = follow(before, happened);
  // More than one throw at once: somebody was away for long, and sees how it stands.
  if (faces.length !== laid.dice) return [still(0, position)];
  const shown = happened
    .filter(({ notation }) => notation.startsWith("!"))
    .map(({ notation }) => Number(notation.slice(1)));
  const found: Picture[] = [];
  let at = 0;
  const add = (lasts: number, picture: Partial<Picture> & { position: Position }): void => {
    found.push({ ...still(at, position), ...picture });
    at += lasts;
  };
  const { turn, seats } = before;
  if (shown.length) add(LAY, { position: { ...laid, bets: laid.bets.map((bet) => bet || null) } });
  const bets = laid.bets.map((bet, seat) => shown[(seat - turn - 1 + seats) % seats] ?? bet);
  const open: Position = { ...laid, phase: "throw", bets };
  add(shown.length ? TURN_UP : LAY, { position: open });
  const thrown = { ...open, faces: faces.sort() };
  add(throwTime(faces.length) + LOOK, { position: thrown });
  const flows = paid(before, position);
  const made = (position.chips[turn] ?? 0) > (before.chips[turn] ?? 0);
  const settled = { ...thrown, chips: position.chips, bank: position.bank, bets: bets.map(() => 0) };
  add(SLIDE + EACH_FLOW * flows.length + LOOK, { position: settled, made, flows });
  // The dice stay on the felt until something else happens.
  found.push({ at, position, made, flows: [] });
  return found;
}

/** What was chosen before the dice fell. */
function follow(before: Position, happened: readonly Happened[]): Position {
  const now: Position = { ...before, bets: [...before.bets] };
  for (const { actor, notation } of happened) {
    const [, count, unit] = /^([+-]?\d+)([cd]?)$/.exec(notation) ?? [];
    if (unit === "d") now.dice = Number(count);
    else if (count !== undefined && actor >= 0) now.bets[actor % EARLY] = Number(count);
  }
  return now;
}

/** Who paid whom: whoever lost pays the roller if they have won too, else the bank. */
function paid(before: Position, position: Position): Flow[] {
  const turn = before.turn ?? 0;
  const gains = position.chips.map((chips, seat) => chips - (before.chips[seat] ?? 0));
  const won = (gains[turn] ?? 0) > 0;
  const found: Flow[] = [];
  let own = gains[turn] ?? 0;
  for (let step = 1; step < position.seats; step++) {
    const seat = (turn + step) % position.seats;
    const gain = gains[seat] ?? 0;
    if (gain > 0) found.push({ from: BANK, to: seat, chips: gain });
    if (gain < 0) found.push({ from: seat, to: won ? turn : BANK, chips: -gain });
    if (gain < 0 && won) own += gain;
  }
  if (own) found.unshift(own > 0 ? { from: BANK, to: turn, chips: own } : { from: turn, to: BANK, chips: -own });
  return found;
}

/** When the dice have come to lie. */
export function tells(before: Position, position: Position, happened: readonly Happened[]): number {
  const thrown = pictures(before, position, happened).at(-3);
  return thrown ? thrown.at + throwTime(thrown.position.faces.length) : 0;
}

export function beat(before: Position, position: Position, happened: readonly Happened[]): number {
  return pictures(before, position, happened).at(-1)?.at || LAY;
}
