/** What moved between two positions: ways of pieces, throws of the dice, and how long it all takes. */

import { type Happened, type Point, throwTime } from "@pasch/board";

import { spot } from "./places";
import { BESIDE, FIELDS, type Position, corner, steps } from "./position";

export interface Piece {
  key: string;
  seat: number;
  step: number;
  /** The points it has just gone over; the last is where it stands. */
  way: Point[];
  /** Milliseconds a step, and before the first one. */
  stride: number;
  wait: number;
  /** Thrown out, or brought in from beside the board. */
  flies: boolean;
  enters: boolean;
}

const FLIGHT = 450;
const LIES = throwTime(4);
/** How long a throw that nobody could use lies there. */
const LOST = 420;

/** Long ways are walked faster. */
const stride = (count: number): number => Math.min(150, 1100 / count);

const on = (position: Position, seat: number): number[] =>
  (position.pieces[seat]?.on ?? []).map((name) => FIELDS.indexOf(name));

/** Where the pieces on new fields have come from, and from where some were thrown out.
 *  Nobody overtakes in this reckoning: the hindmost came from beside the board, or went there. */
function moves(before: Position | null, position: Position, seat: number): [Map<number, number>, number[]] {
  const are = on(position, seat);
  const were = before ? on(before, seat) : are;
  const left = were.filter((step) => !are.includes(step));
  const come = are.filter((step) => !were.includes(step));
  const out = left.length - come.length;
  return [new Map(come.map((step, n) => [step, left[n + out] ?? BESIDE])), left.slice(0, Math.max(0, out))];
}

/** All pieces with the ways they have just gone, and when that is over: first whoever moved, then
 *  whoever was thrown out. */
export function scene(before: Position | null, position: Position): { pieces: Piece[]; moved: number } {
  const resting: Piece[] = [];
  const walking: Piece[] = [];
  const flying: Piece[] = [];
  let arrival = 0;
  position.pieces.forEach((mine, seat) => {
    const at = corner(position, seat);
    const [from, out] = moves(before, position, seat);
    const were = before?.pieces[seat]?.beside ?? 0;
    for (const step of on(position, seat)) {
      const start = from.get(step);
      const way = start === undefined ? [step] : steps(start, step);
      const length = start === BESIDE ? 420 : stride(way.length - 1);
      arrival = Math.max(arrival, way.length > 1 ? length * (way.length - 1) : 0);
      (way.length > 1 ? walking : resting).push({
        key: `${seat}:${step}`,
        seat,
        step,
        way: way.map((each) => spot(at, each, were - 1)),
        stride: length,
        wait: 0,
        flies: false,
        enters: start === BESIDE,
      });
    }
    for (let place = 0; place < mine.beside; place++) {
      const start = out[place - mine.beside + out.length];
      const home = spot(at, BESIDE, place);
      const flies = start !== undefined;
      (flies ? flying : resting).push({
        key: `${seat}:b${place}`,
        seat,
        step: BESIDE,
        way: flies ? [spot(at, start), home] : [home],
        stride: FLIGHT,
        wait: 0,
        flies,
        enters: false,
      });
    }
  });
  for (const piece of flying) piece.wait = Math.max(0, arrival - 60);
  return { pieces: [...resting, ...walking, ...flying], moved: arrival + (flying.length ? FLIGHT : 0) };
}

export interface Throw {
  dice: number[];
  /** When the dice leave the tower. */
  at: number;
}

/** The throws since then, those included that nobody could use; the last one lies there now. */
export function throws(before: Position | null, position: Position, happened: readonly Happened[]): Throw[] {
  const found: Throw[] = [];
  if (!before) return found;
  let at = scene(before, position).moved;
  const add = (dice: number[]): void => {
    found.push({ dice, at });
    at += LIES + LOST;
  };
  const fallen = happened.filter(({ notation }) => notation[0] === "d").map(({ notation }) => Number(notation[1]));
  for (let n = 0; n + 4 <= fallen.length; n += 4) add(fallen.slice(n, n + 4).sort());
  const fresh = position.dice.length === 4 && !position.rest;
  if (!found.length && fresh && (before.rest || String(before.dice) !== String(position.dice))) add(position.dice);
  return found;
}

/** When the first throw has come to lie. */
export function tells(before: Position, position: Position, happened: readonly Happened[]): number {
  const [first] = throws(before, position, happened);
  return first ? first.at + LIES : 0;
}

export function beat(before: Position, position: Position, happened: readonly Happened[]): number {
  const last = throws(before, position, happened).at(-1);
  return last ? last.at + LIES : scene(before, position).moved;
}
