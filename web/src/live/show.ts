/** What happened, shown one thing after the other: a plain value, and what is next in it. */

import { type Frame, happenedIn, seenBy, storyOf } from "./frames";
import { type Audience, beatOf, paced } from "./scenes";

export interface Show {
  readonly shown: Frame | null;
  /** What it moves from; null: drawn as it is. */
  readonly before: Frame | null;
  /** The latest of what it tells: sentence by sentence, while it moves. */
  readonly told: readonly string[];
  /** How many of its sentences are still to come. */
  readonly untold: number;
  readonly queue: readonly Frame[];
  /** The picture is still moving, or waits for somebody to look. */
  readonly moving: boolean;
  /** Somebody does not want to wait. */
  readonly hurried: boolean;
  /** How long its movements last, as a factor. */
  readonly pace: number;
  /** What bots have taken since a person did something: milliseconds, and turns; whose is the last. */
  readonly spent: number;
  readonly turns: number;
  readonly seat: number;
}

/** So many sentences are told after so many milliseconds. */
export interface Cue {
  readonly at: number;
  readonly told: readonly string[];
  readonly untold: number;
}

export interface Next {
  readonly show: Show;
  /** The picture that begins; null: everything has come to rest. */
  readonly began: Frame | null;
  /** Milliseconds until the next. */
  readonly wait: number;
  readonly cues: readonly Cue[];
}

const MANY = 8; // pictures to catch up on: they go by faster
const TAKEN_BACK = -4;
const AT_ONCE = 2; // sentences; more of them would push the board about

export const NOTHING: Show = {
  shown: null,
  before: null,
  told: [],
  untold: 0,
  queue: [],
  moving: false,
  hurried: false,
  pace: 1,
  spent: 0,
  turns: 0,
  seat: -1,
};

/** Everything lies where it belongs. */
export const atRest = ({ moving, queue }: Show): boolean => !moving && !queue.length;

export const paceOf = ({ queue }: Show, pace: number): number => pace * (queue.length > MANY ? 0.5 : 1);

/** As it is, without a movement. */
export const place = (show: Show, frame: Frame): Show => ({
  ...show,
  shown: frame,
  before: null,
  untold: 0,
  queue: [],
  moving: false,
  pace: 1,
});

export const add = (show: Show, frames: readonly Frame[]): Show => ({ ...show, queue: [...show.queue, ...frames] });

/** To the end of what is known: nothing of it moves. */
export const skip = (show: Show): Show => ({ ...show, hurried: true });

/** The viewer is somebody else now: nothing moves, and nothing is told, of what was before. */
export const forget = (show: Show): Show => ({ ...show, before: null, told: [], untold: 0 });

export const tell = (show: Show, { told, untold }: Cue): Show => ({ ...show, told, untold });

/** The next picture begins, or everything has come to rest. */
export function next(show: Show, audience: Audience): Next {
  const [first] = show.queue;
  if (!first) {
    // A bot that is still to move is waited for in the same round, and hurried on like the others.
    const round = audience.more ? {} : { hurried: false, spent: 0, turns: 0 };
    return { show: { ...show, ...round, moving: false, told: [], untold: 0 }, began: null, wait: 0, cues: [] };
  }
  const how = paced(show.shown ?? first, show.queue, audience, show);
  const { frame, queue } = how;
  const back = frame.events.some(({ actor }) => actor === TAKEN_BACK);
  const before = back || show.hurried || (how.bot && !how.pace) ? null : show.shown;
  const factor = how.bot ? how.pace : paceOf({ ...show, queue }, how.pace);
  const begun: Show = {
    ...show,
    queue,
    shown: frame,
    before,
    untold: 0,
    pace: before ? factor : 1,
    spent: how.bot ? show.spent : 0,
    turns: how.bot ? show.turns + (how.seat === show.seat ? 0 : 1) : 0,
    seat: how.bot ? how.seat : -1,
  };
  const { ui, me } = audience;
  const from = before && seenBy(before, me);
  const to = seenBy(frame, me);
  const story = storyOf(frame, me);
  if (!ui || !before || !from || !to || !factor) {
    return { show: { ...begun, moving: false, told: story.slice(-AT_ONCE) }, began: frame, wait: 0, cues: [] };
  }
  const lasts = beatOf(before, frame, audience);
  const wait = factor * (lasts + (queue.length && (lasts || story.length) ? how.read : 0));
  const tells = factor * (ui.tells?.(from, to, happenedIn(frame, me)) ?? 0);
  const cues = how.merged ? latest(story, tells) : cuesFor(story, tells, factor * lasts);
  const moved: Show = {
    ...begun,
    untold: story.length,
    moving: wait > 0,
    spent: begun.spent + (how.bot ? wait : 0),
  };
  const now = cues.filter(({ at }) => at <= 0);
  return { show: now.reduce(tell, moved), began: frame, wait, cues: cues.filter(({ at }) => at > 0) };
}

/** Much happened in one picture: how it ended is told while it moves, all of it in the story. */
const latest = (story: readonly string[], at: number): Cue[] => [{ at, told: story.slice(-AT_ONCE), untold: 0 }];

/** The sentences, spread over the time that it moves. */
const cuesFor = (story: readonly string[], from: number, until: number): Cue[] =>
  story.map((_, n) => ({
    at: from + ((until - from) * n) / story.length,
    told: story.slice(Math.max(0, n + 1 - AT_ONCE), n + 1),
    untold: story.length - n - 1,
  }));
