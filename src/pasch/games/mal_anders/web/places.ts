/** Where everything lies on the board of mal_anders, in units of a phone's pixels. */

import type { Point } from "@pasch/board";

import { BESIDE, TRACK } from "./position";

export const WIDTH = 360;
export const HEIGHT = 344;
export const VIEW = `0 0 ${WIDTH} ${HEIGHT}`;
/** From one field to the next. */
export const PITCH = 44;
export const LEFT = WIDTH / 2 - 3 * PITCH;
export const TOP = HEIGHT / 2 - 3 * PITCH;

const cell = (column: number, row: number): Point => [LEFT + PITCH * column, TOP + PITCH * row];

/** A quarter turn around the middle of the board for every corner. */
function turned(column: number, row: number, times: number): Point {
  for (let n = 0; n < times; n++) [column, row] = [6 - row, column];
  return cell(column, row);
}

/** The field of a step of whoever starts in this corner. */
export function field(corner: number, step: number): Point {
  if (step >= TRACK) return turned(step - TRACK + 1, 1, corner);
  return turned(step % 6, 0, corner + Math.floor(step / 6));
}

/** The places beside the board, in a row from the corner along the side. */
export function beside(corner: number, place: number): Point {
  const [x, y] = turned(0, 0, corner);
  const left = corner === 0 || corner === 3;
  const down = corner < 2;
  return [x + (left ? -36 : 36), y + (down ? -7 : 7) + (down ? 1 : -1) * 27 * place];
}

export function spot(corner: number, step: number, place = 0): Point {
  return step === BESIDE ? beside(corner, place) : field(corner, step);
}
