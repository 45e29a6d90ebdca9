/** What moves between two positions, and when: one thing after the other. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

import { type Happened, throwTime } from "@pasch/board";

import type { Position } from "./things";
import { THINGS, isDeath, isSpecial, whereabouts } from "./things";
import type { Picture } from "./throws";
import { asItLies, fallen, isThrow } from "./throws";

export const LIE = throwTime(7); // all dice
const LOOK = 160;
const TURN = 360;
const TRAVEL = 480;

export interface Plan {
  /** Milliseconds before a thing starts on its way, or turns over where it lies. */
  wait: ReadonlyMap<string, number>;
  dice: Picture;
  total: number;
}

export function plan(before: Position | null, position: Position, happened: readonly Happened[]): Plan {
  const wait = new Map<string, number>();
  if (!before) return { wait, dice: asItLies(position), total: 0 };
  const [was, is] = [whereabouts(before), whereabouts(position)];
  const dice = fallen(before, position, happened);
  let at = 0;
  const show = (): void => {
    dice.at = at;
    if (dice.fell.includes(true)) at += LIE + LOOK;
  };
  const go = (test: (id: string) => boolean, apart: number, lasts: number): void => {
    const ids = THINGS.filter(test);
    for (const id of ids) wait.set(id, (at += apart));
    if (ids.length > 0) at += lasts - apart;
  };
  const moves = (id: string): boolean => was.get(id)?.holder !== is.get(id)?.holder;
  const early = isThrow(happened[0]?.notation ?? "");
  if (early) show();
  go((id) => !moves(id) && is.get(id)?.scored === true && !was.get(id)?.scored, 0, TURN);
  const shift = at;
  go((id) => moves(id) && !isDeath(id) && !isSpecial(id), 120, TRAVEL);
  go((id) => isDeath(id) && (moves(id) || was.get(id)?.pressed !== is.get(id)?.pressed), 60, TRAVEL);
  go((id) => moves(id) && isSpecial(id), 90, TRAVEL);
  // whatever only makes room moves with the first that comes
  for (const id of THINGS) if (!wait.has(id)) wait.set(id, shift);
  if (!early) show();
  return { wait, dice, total: at };
}

/** The dice as they are to be seen now. */
export function useDice({ dice }: Plan, pace: number): Picture {
  const [shown, show] = useState(dice);
  useLayoutEffect(() => {
    if (dice.at * pace <= 0) return show(dice);
    const timer = setTimeout(() => show(dice), dice.at * pace);
    return () => clearTimeout(timer);
  }, [dice]);
  return shown;
}

/** Whether so much time has passed since the position came. */
export function useRest(position: Position, ms: number): boolean {
  const [rested, rest] = useState(position);
  useEffect(() => {
    const timer = setTimeout(() => rest(position), ms);
    return () => clearTimeout(timer);
  }, [position]);
  return ms <= 0 || rested === position;
}
