/** Whose turn a picture belongs to, and how many of them are shown as one, so that nobody waits long. */

import type { GameUI } from "../games/game";
import { asOne, type Frame, happenedIn, seenBy, storyOf } from "./frames";

/** How fast bots play, as a person likes it. */
export type Speed = "slow" | "normal" | "fast" | "once";

/** Who looks, with which board, and how fast they like it. */
export interface Audience {
  readonly ui: Pick<GameUI<unknown>, "beat" | "tells" | "scene"> | null;
  readonly me: number;
  /** How long movements last, as a factor. */
  readonly pace: number;
  readonly speed: Speed;
  /** The seats that bots play. */
  readonly bots: readonly number[];
  /** A bot is asked now: more is to come. */
  readonly more: boolean;
}

/** Pictures in a row that belong together. */
export interface Scene {
  readonly frames: readonly Frame[];
  readonly seat: number;
  readonly part: string;
  /** Nothing of it was done by a person, or in a person's turn. */
  readonly bot: boolean;
  /** Nothing of it was done by a person. */
  readonly passive: boolean;
}

/** What bots may take between two decisions of people, in milliseconds. */
const ROUND: Record<Speed, number> = { slow: Infinity, normal: 3200, fast: 550, once: 0 };
/** How long people's own moves are shown while bots wait to go on, as a factor. */
const HASTE: Record<Speed, number> = { slow: 1, normal: 1, fast: 0.45, once: 0.45 };
/** Movements are not shown faster than that, as a factor: rather fewer of them. */
const LEAST = 0.25;
const EARLY = 64; // added to the seat of a secret choice that is made before its turn

export const READ = 260; // to read on before the next thing happens, at pace 1
const GLANCE = 140; // the same, when much is to be shown

/** The pictures that are to come, scene by scene. */
export function scenesOf(shown: Frame, queue: readonly Frame[], audience: Audience): Scene[] {
  const found: Scene[] = [];
  let before = shown;
  for (const frame of queue) {
    const last = found[found.length - 1];
    const scene = sceneOf(before, frame, last, audience);
    const same = last?.seat === scene.seat && last.part === scene.part;
    // In a person's turn only what the board says is one.
    if (last && same && last.passive && scene.passive && (scene.bot || scene.part))
      found[found.length - 1] = { ...last, frames: [...last.frames, frame] };
    else found.push(scene);
    before = frame;
  }
  return found;
}

function sceneOf(before: Frame, frame: Frame, last: Scene | undefined, { ui, me, bots }: Audience): Scene {
  const happened = happenedIn(frame, me);
  const actors = happened.flatMap(({ actor }) => (actor >= 0 ? [actor % EARLY] : []));
  // What nobody tells of (a pass, a secret choice) does not part what belongs together.
  if (last?.bot && !storyOf(frame, me).length) return { ...last, frames: [frame] };
  const people = actors.some((seat) => !bots.includes(seat)) || happened.some(({ actor }) => actor < -1);
  const [from, to] = [seenBy(before, me), seenBy(frame, me)];
  const told = from && to && ui?.scene?.(from, to, happened);
  const seat = told ? told.seat : (actors[0] ?? last?.seat ?? -1);
  return {
    frames: [frame],
    seat,
    part: told?.part ?? "",
    bot: !people && bots.includes(seat),
    passive: !people,
  };
}

export interface Pacing {
  /** What is shown next, and what is left after it. */
  readonly frame: Frame;
  readonly queue: readonly Frame[];
  readonly pace: number;
  /** Milliseconds to read, at pace 1. */
  readonly read: number;
  /** It stands for several. */
  readonly merged: boolean;
  readonly seat: number;
  readonly bot: boolean;
}

/** How long a picture moves, at pace 1. */
export function beatOf(before: Frame, frame: Frame, { ui, me }: Audience): number {
  const [from, to] = [seenBy(before, me), seenBy(frame, me)];
  return ui && from && to ? ui.beat(from, to, happenedIn(frame, me)) : 0;
}

/** How the next picture is shown. `spent` is what bots have taken already, in `turns` turns. */
export function paced(
  shown: Frame,
  queue: readonly Frame[],
  audience: Audience,
  { spent, turns }: { spent: number; turns: number },
): Pacing {
  const scenes = scenesOf(shown, queue, audience);
  const [first] = scenes as [Scene];
  const { speed, pace, bots } = audience;
  const show = (frames: readonly Frame[], pace: number, read: number): Pacing => ({
    frame: asOne(frames),
    queue: queue.slice(frames.length),
    pace,
    read,
    merged: frames.length > 1,
    seat: first.seat,
    bot: first.bot,
  });
  const alone = first.frames.slice(0, 1);
  if (speed === "slow") return show(alone, pace, READ);
  if (!first.bot) {
    const waits = audience.more || queue.length > first.frames.length || turns > 0;
    return show(first.frames, pace * (waits ? HASTE[speed] : 1), READ);
  }

  const left = ROUND[speed] - spent;
  const until = scenes.findIndex(({ bot }) => !bot);
  const known = until < 0 ? scenes : scenes.slice(0, until);
  // Those who have not moved yet will need their time too.
  const expected = until < 0 && audience.more ? Math.max(1, (bots.length - turns) / known.length) : 1;
  const lasts = (groups: readonly (readonly Frame[])[], read: number): number => {
    let [before, sum] = [shown, 0];
    for (const frame of groups.map(asOne)) {
      sum += beatOf(before, frame, audience) + read;
      before = frame;
    }
    return sum * expected;
  };
  const single = known.flatMap(({ frames }) => frames.map((frame) => [frame]));
  if (left > 0 && lasts(single, READ) * pace <= left) return show(alone, pace, READ);

  let groups = known.map(({ frames }) => frames);
  let whole = lasts(groups, GLANCE);
  while (groups.length > 1 && left < whole * LEAST) {
    const [one, two, ...rest] = groups as [Frame[], Frame[], ...Frame[][]];
    groups = [[...one, ...two], ...rest];
    whole = lasts(groups, GLANCE);
  }
  return show(groups[0]!, Math.min(pace, Math.max(left > 0 ? LEAST : 0, left / whole)), GLANCE);
}
