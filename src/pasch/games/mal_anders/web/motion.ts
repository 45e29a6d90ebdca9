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
const LOOK = 120; // at the dice, before a piece moves
const ENTERS = 420;

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

const isDie = ({ notation }: Happened): boolean => notation[0] === "d";

/** The dice fell before anybody moved: a whole turn is one picture. */
export const opens = (happened: readonly Happened[]): boolean => {
  const [first] = happened;
  return first !== undefined && isDie(first) && happened.some(({ actor }) => actor >= 0);
};

/** All pieces with the ways they have just gone, and when that is over: first whoever moved, then
 *  whoever was thrown out. */
export function scene(
  before: Position | null,
  position: Position,
  happened: readonly Happened[],
): { pieces: Piece[]; moved: number } {
  const start = before && opens(happened) ? LIES + LOOK : 0;
  const resting: Piece[] = [];
  const walking: Piece[] = [];
  const flying: Piece[] = [];
  let arrival = 0;
  position.pieces.forEach((mine, seat) => {
    const at = corner(position, seat);
    const [from, out] = moves(before, position, seat);
    const were = before?.pieces[seat]?.beside ?? 0;
    for (const step of on(position, seat)) {
      const origin = from.get(step);
      const way = origin === undefined ? [step] : steps(origin, step);
      const length = origin === BESIDE && way.length === 2 ? ENTERS : stride(way.length - 1);
      arrival = Math.max(arrival, way.length > 1 ? length * (way.length - 1) : 0);
      (way.length > 1 ? walking : resting).push({
        key: `${seat}:${step}`,
        seat,
        step,
        way: way.map((each) => spot(at, each, were - 1)),
        stride: length,
        wait: start,
        flies: false,
        enters: origin === BESIDE,
      });
    }
    for (let place = 0; place < mine.beside; place++) {
      const left = out[place - mine.beside + out.length];
      const home = spot(at, BESIDE, place);
      const flies = left !== undefined;
      (flies ? flying : resting).push({
        key: `${seat}:b${place}`,
        seat,
        step: BESIDE,
        way: flies ? [spot(at, left), home] : [home],
        stride: FLIGHT,
        wait: 0,
        flies,
        enters: false,
      });
    }
  });
  for (const piece of flying) piece.wait = start + Math.max(0, arrival - 60);
  return { pieces: [...resting, ...walking, ...flying], moved: start + arrival + (flying.length ? FLIGHT : 0) };
}

export interface Throw {
  dice: number[];
  /** When the dice leave the tower. */
  at: number;
}

/** The latest throw since then: what fell before it was of no use to anybody, and the story tells of it. */
export function throwOf(before: Position | null, position: Position, happened: readonly Happened[]): Throw | null {
  if (!before) return null;
  const fallen = happened.filter(isDie).map(({ notation }) => Number(notation[1]));
  const fresh = position.dice.length === 4 && !position.rest;
  const changed = fresh && (before.rest > 0 || String(before.dice) !== String(position.dice));
  const dice = fallen.length >= 4 ? fallen.slice(-4).sort() : changed ? position.dice : null;
  return dice && { dice, at: opens(happened) ? 0 : scene(before, position, happened).moved };
}

/** When the throw has come to lie. */
export function tells(before: Position, position: Position, happened: readonly Happened[]): number {
  const thrown = throwOf(before, position, happened);
  return thrown ? thrown.at + LIES : 0;
}

export function beat(before: Position, position: Position, happened: readonly Happened[]): number {
  return Math.max(tells(before, position, happened), scene(before, position, happened).moved);
}
