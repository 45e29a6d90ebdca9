/** What board and tray share: the scene that is on, and the card or row that is chosen so far. */

import { useEffect, useState } from "preact/hooks";

import type { BoardProps } from "../game";
import type { Position } from "./position";
import { scenes, type Scene } from "./replay";

interface Run {
  position: Position;
  scenes: readonly Scene[];
  at: number;
  begun: boolean;
  pick: Pick;
}

interface Pick {
  card?: string;
  row?: number;
  /** A row that is only looked at, to show what it would bring. */
  seen?: number | undefined;
}

export interface Stage {
  scene: Scene;
  /** The scene before it; null: nothing moves. */
  last: Scene | null;
  pick: Pick;
  setPick: (pick: Pick) => void;
}

const still = (position: Position): Scene => ({ position, thrown: position.dice, throws: 0, ms: 0 });
const watchers = new Set<() => void>();
const tell = (): void => watchers.forEach((watch) => watch());
let run: Run | null = null;

function runFor({ position, before, happened }: BoardProps<Position>): Run {
  if (run?.position === position) return run;
  const end = run?.scenes.at(-1);
  const start = before && (end?.position === before ? end : still(before));
  const told = start ? scenes(start, position, happened ?? []) : [still(position)];
  // The scene that everything moves from is part of the run, and over at once.
  run = { position, scenes: start ? [start, ...told] : told, at: start ? 1 : 0, begun: false, pick: {} };
  return run;
}

function play(mine: Run, pace: number): void {
  const step = (): void => {
    if (run !== mine || mine.at + 1 >= mine.scenes.length) return;
    setTimeout(() => {
      if (run !== mine) return;
      mine.at++;
      tell();
      step();
    }, (mine.scenes[mine.at]?.ms ?? 0) * pace);
  };
  if (!mine.begun) step();
  mine.begun = true;
}

export function useStage(props: BoardProps<Position>): Stage {
  const [, again] = useState(0);
  const mine = runFor(props);
  if (props.pace === 0 || !props.before) mine.at = mine.scenes.length - 1;
  useEffect(() => {
    const watch = (): void => again((n) => n + 1);
    watchers.add(watch);
    return () => void watchers.delete(watch);
  }, []);
  useEffect(() => play(mine, props.pace), [mine]);
  const setPick = (pick: Pick): void => {
    mine.pick = pick;
    tell();
  };
  const scene = mine.scenes[mine.at] ?? still(props.position);
  const last = props.before && mine.at ? (mine.scenes[mine.at - 1] ?? null) : null;
  return { scene, last, pick: mine.pick, setPick };
}
