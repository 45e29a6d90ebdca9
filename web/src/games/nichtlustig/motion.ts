/** What moves between two positions, and when: one thing after the other. */

import { useEffect, useState } from "preact/hooks";

import type { Position } from "./things";
import { THINGS, isDeath, isSpecial, whereabouts } from "./things";

const TUMBLE = 850;
const TURN = 360;
const TRAVEL = 480;

export interface Plan {
  /** Milliseconds before a thing starts on its way, or turns over where it lies. */
  wait: ReadonlyMap<string, number>;
  /** Milliseconds before the dice are thrown. */
  dice: number;
  total: number;
}

/** Whether a die was thrown on the way from one position to the other. */
export function thrown(before: Position, position: Position, die: number): boolean {
  const face = position.dice[die];
  if (face === null || position.phase === "over") return false;
  if (before.dice[die] === null || before.turn !== position.turn) return true;
  if (position.throws > before.throws) return !position.aside.includes(die + 1);
  return before.dice[die] !== face;
}

export function plan(before: Position, position: Position): Plan {
  const [was, is] = [whereabouts(before), whereabouts(position)];
  const wait = new Map<string, number>();
  const falls = position.dice.some((_, die) => thrown(before, position, die));
  const first = falls && before.turn === position.turn;
  let at = first ? TUMBLE : 0;
  const changed = (test: (id: string) => boolean): string[] =>
    THINGS.filter((id) => test(id) && was.get(id)?.holder !== is.get(id)?.holder);
  const go = (ids: readonly string[], apart: number, lasts: number): void => {
    for (const id of ids) wait.set(id, (at += apart));
    if (ids.length > 0) at += lasts - apart;
  };
  go(THINGS.filter((id) => is.get(id)?.scored && was.get(id)?.holder === is.get(id)?.holder && !was.get(id)?.scored), 0, TURN);
  const shift = at;
  go(changed((id) => !isDeath(id) && !isSpecial(id)), 120, TRAVEL);
  go(THINGS.filter((id) => isDeath(id) && (was.get(id)?.holder !== is.get(id)?.holder || was.get(id)?.pressed !== is.get(id)?.pressed)), 60, TRAVEL);
  go(changed(isSpecial), 90, TRAVEL);
  // whatever only makes room moves with the first that comes
  for (const id of THINGS) if (!wait.has(id)) wait.set(id, shift);
  const dice = falls && !first ? at : 0;
  return { wait, dice, total: dice ? at + TUMBLE : at };
}

/** The position some time later; at once when there is nothing to wait for. */
export function useLater(position: Position, ms: number): Position {
  const [shown, show] = useState(position);
  useEffect(() => {
    if (ms <= 0) return;
    const timer = setTimeout(() => show(position), ms);
    return () => clearTimeout(timer);
  }, [position]);
  useEffect(() => {
    if (ms <= 0) show(position);
  }, [position]);
  return ms <= 0 ? position : shown;
}
