/** From one position to the next, scene by scene: a throw is seen before what it brings about. */

import { type Happened, throwTime } from "@pasch/board";

import { DICE, type Position } from "./position";

export interface Scene {
  position: Position;
  /** The dice of the latest throw, and how many throws there were: a new one tumbles. */
  thrown: readonly number[];
  throws: number;
}

/** Until the dice lie, and until their sum is read. */
export const LIE = throwTime(DICE);
export const READ = LIE + 300;

/** The dice that fell, which the position after them no longer has. */
function diceIn(happened: readonly Happened[]): number[] {
  const fell = happened.filter(({ notation }) => /^d[1-6]$/.test(notation));
  return fell.map(({ notation }) => Number(notation[1])).slice(-DICE);
}

export function scenes(before: Scene, position: Position, happened: readonly Happened[]): Scene[] {
  const dice = diceIn(happened);
  if (dice.length) {
    const tumbled = { position: before.position, thrown: dice, throws: before.throws + 1 };
    return [tumbled, { ...tumbled, position }];
  }
  const laid = happened.some(({ notation }) => notation.includes("-"));
  return [{ ...before, position, thrown: laid ? [] : before.thrown }];
}
