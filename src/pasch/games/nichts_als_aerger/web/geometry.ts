/** Where the fields lie: a cross of four arms or a star of six; whoever looks sits at the bottom. */

import type { Point } from "@pasch/board";

import { trackOf } from "./position";

export const WIDTH = 360;
export const HEIGHT = 340;
const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

const ARM = 10; // fields from one A to the next

export interface Ground {
  track: number;
  /** From one field to the next. */
  unit: number;
  fields: Point[];
  /** The field A of a seat. */
  start: (seat: number) => number;
  /** Where a step of a seat lies; on B, the place of its n-th piece there. */
  place: (seat: number, step: number, nth?: number) => Point;
  /** The middle of a seat's corner. */
  yard: (seat: number) => Point;
  /** The middle of the board, and how large what lies there is: the star has more room. */
  middle: Point;
  room: number;
}

function survey(seats: number, me: number): Ground {
  const track = trackOf(seats);
  const arms = track / ARM;
  const cross = arms === 4;
  const unit = cross ? 28.6 : 26.2;
  const lane = cross ? 1.34 : 1.1; // from the middle of an arm to its lanes
  const turn = (2 * Math.PI) / arms;
  const inner = lane / Math.tan(turn / 2);
  const outer = inner + 4;
  const middle: Point = [MIDDLE[0], MIDDLE[1] + (cross ? 0 : 4)];
  const room = cross ? 0.97 : 1.25;
  const start = (seat: number): number => seat * ARM * (seats === 2 ? 2 : 1);
  const armOf = (seat: number): number => start(seat) / ARM - (me > 0 ? start(me) / ARM : 0) + arms;

  /** A point of an arm: so far out from the middle, so far aside clockwise. */
  function at(arm: number, out: number, aside: number): Point {
    const sin = Math.sin(arm * turn);
    const cos = Math.cos(arm * turn);
    const x = MIDDLE[0] + unit * (-sin * out - cos * aside);
    const y = middle[1] + unit * (cos * out - sin * aside);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  }

  const fields: Point[] = [];
  for (let field = 0; field < track; field++) {
    const arm = armOf(0) + Math.floor(field / ARM);
    const step = field % ARM;
    if (step < 5) fields.push(at(arm, outer - step, lane));
    else fields.push(at(arm + 1, step < 9 ? inner + step - 4 : outer, step < 9 ? -lane : 0));
  }

  function yard(seat: number): Point {
    const arm = armOf(seat);
    if (!cross) return at(arm + 0.5, 5.15, 0);
    const [x, y] = at(arm + 0.5, 1, 0);
    return [MIDDLE[0] + Math.sign(x - MIDDLE[0]) * 116, MIDDLE[1] + Math.sign(y - MIDDLE[1]) * 112];
  }

  function base(seat: number, nth: number): Point {
    const [x, y] = yard(seat);
    if (cross) return [x - 34 + 31 * (nth % 2), y - 4 + 36 * Math.floor(nth / 2)];
    return nth ? [x + (nth === 1 ? -14 : 14), y + 14] : [x, y - 11];
  }

  function place(seat: number, step: number, nth = 0): Point {
    if (step < 0) return base(seat, nth);
    if (step < track) return fields[(start(seat) + step) % track] ?? MIDDLE;
    return at(armOf(seat), outer - (cross ? 0.93 : 1) * (step - track + 1), 0);
  }

  return { track, unit, fields, start, place, yard, middle, room };
}

const known = new Map<string, Ground>();

export function groundOf(seats: number, me: number): Ground {
  const key = `${seats} ${me}`;
  const found = known.get(key) ?? survey(seats, me);
  known.set(key, found);
  return found;
}
