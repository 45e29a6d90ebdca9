/** What board and tray share: the scene that is on, and the card or row that is chosen so far. */

import { useEffect, useState } from "preact/hooks";

import type { BoardProps } from "@pasch/board";

import type { Position } from "./position";
import { scenes, READ, type Scene } from "./replay";

interface Pick {
  card?: string;
  row?: number;
  /** A row that is only looked at, to show what it would bring. */
  seen?: number | undefined;
}

interface Run {
  position: Position;
  /** The first is what everything moves from. */
  scenes: readonly Scene[];
  at: number;
  pick: Pick;
}

export interface Stage {
  scene: Scene;
  /** The scene before it; null: nothing moves. */
  last: Scene | null;
  pick: Pick;
  setPick: (pick: Pick) => void;
}

const still = (position: Position): Scene => ({ position, thrown: position.dice, throws: 0 });
const watchers = new Set<() => void>();
const tell = (): void => watchers.forEach((watch) => watch());
/** By their positions: pictures of the rules may lie over the table. */
const runs = new WeakMap<Position, Run>();

function runFor({ position, before, happened }: BoardProps<Position>): Run {
  const known = runs.get(position);
  if (known) return known;
  const end = before && runs.get(before)?.scenes.at(-1);
  const start = before && (end?.position === before ? end : still(before));
  const run = {
    position,
    scenes: start ? [start, ...scenes(start, position, happened)] : [still(position)],
    at: 1,
    pick: {},
  };
  runs.set(position, run);
  return run;
}

export function useStage(props: BoardProps<Position>): Stage {
  const { before, pace } = props;
  const [, again] = useState(0);
  const mine = runFor(props);
  const end = mine.scenes.length - 1;
  if (!before || !pace) mine.at = end;
  useEffect(() => {
    const watch = (): void => again((n) => n + 1);
    watchers.add(watch);
    return () => void watchers.delete(watch);
  }, []);
  useEffect(() => {
    if (mine.at >= end) return;
    const timer = setTimeout(() => ((mine.at = end), tell()), READ * pace);
    return () => clearTimeout(timer);
  }, [mine]);
  const setPick = (pick: Pick): void => {
    mine.pick = pick;
    tell();
  };
  const scene = mine.scenes[mine.at] ?? still(props.position);
  const last = before && mine.at ? (mine.scenes[mine.at - 1] ?? null) : null;
  return { scene, last, pick: mine.pick, setPick };
}
