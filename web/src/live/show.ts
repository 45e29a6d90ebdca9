/** What happened, shown one thing after the other, as fast as somebody wants to see it. */

import type { GameUI, Happened } from "../games/game";
import { pace } from "../settings";
import type { Event, Position } from "../wire";
import { knows } from "./eyes";

/** One picture of the table. */
export interface Frame {
  v: number;
  /** By the seat that looks; "-1" is what everybody sees. */
  positions: Record<string, Position>;
  events: readonly Event[];
}

const READ = 260; // to read on before the next thing happens, at pace 1
const TAKEN_BACK = -4;
const AT_ONCE = 2; // sentences; more of them would push the board about

export const seenBy = (frame: Frame, seat: number): Position | undefined =>
  frame.positions[String(seat)] ?? frame.positions["-1"];

/** What happened in it for these eyes; a device with several seats is told what each of them saw. */
const eventsFor = (frame: Frame, seat: number): readonly Event[] => frame.events.filter(({ only }) => knows(only, seat));

export const storyOf = (frame: Frame, seat: number): string[] =>
  eventsFor(frame, seat).flatMap((event) => event.story ?? []);

export const happenedIn = (frame: Frame, seat: number): Happened[] =>
  eventsFor(frame, seat).flatMap(({ actor, notation }) =>
    actor === undefined || actor === null ? [] : [{ actor, notation: notation ?? "" }],
  );

export class Show {
  shown: Frame | null = null;
  before: Frame | null = null;
  /** The latest of what it tells: sentence by sentence, while it moves. */
  told: readonly string[] = [];
  /** How many of its sentences are still to come. */
  untold = 0;
  private readonly clocks: number[] = [];
  private readonly queue: Frame[] = [];
  private timer = 0;
  /** Somebody does not want to wait. */
  private hurried = false;

  constructor(
    private readonly ui: () => GameUI<unknown> | null,
    private readonly me: () => number,
    private readonly changed: (begun: Frame | null) => void,
  ) {}

  /** How long movements last, as a factor; with much to catch up on, less. */
  get pace(): number {
    return pace() * (this.queue.length > 8 ? 0.5 : 1);
  }

  get behind(): number {
    return this.queue.length;
  }

  /** Everything lies where it belongs. */
  get atRest(): boolean {
    return !this.timer && this.queue.length === 0;
  }

  /** As it is, without a movement. */
  place(frame: Frame): void {
    this.stop();
    this.queue.length = 0;
    this.untold = 0;
    this.before = null;
    this.shown = frame;
    this.changed(frame);
  }

  add(frames: readonly Frame[]): void {
    this.queue.push(...frames);
    if (!this.timer) this.next();
  }

  /** To the end of what is known. */
  skip(): void {
    if (this.atRest) return;
    this.hurried = true;
    this.stop();
    this.next();
  }

  /** Whoever looks now is somebody else: nothing moves, and nothing is told, of what was before. */
  forget(): void {
    this.before = null;
    this.told = [];
    this.untold = 0;
    this.skip();
    this.before = null;
  }

  stop(): void {
    for (const clock of [this.timer, ...this.clocks.splice(0)]) clearTimeout(clock);
    this.timer = 0;
  }

  private readonly next = (): void => {
    this.stop();
    if (document.hidden && this.queue.length) {
      // Nobody looks: it waits, so that whoever comes back sees what happened since.
      this.timer = setTimeout(this.next, 300) as unknown as number;
      return;
    }
    const frame = this.queue.shift();
    if (!frame) {
      this.hurried = false;
      this.told = [];
      this.untold = 0;
      this.changed(null);
      return;
    }
    const wait = this.begin(frame);
    this.changed(frame);
    if (wait) this.timer = setTimeout(this.next, wait) as unknown as number;
    else this.next();
  };

  /** Show it, and say for how long it moves. */
  private begin(frame: Frame): number {
    const last = this.shown;
    const back = frame.events.some(({ actor }) => actor === TAKEN_BACK);
    this.before = last && !back && !this.hurried ? last : null;
    this.shown = frame;
    const ui = this.ui();
    const from = last && seenBy(last, this.me());
    const to = seenBy(frame, this.me());
    const factor = this.pace;
    const story = storyOf(frame, this.me());
    this.untold = 0;
    if (!ui || !from || !to || !this.before || !factor) {
      this.told = story.slice(-AT_ONCE);
      return 0;
    }
    const happened = happenedIn(frame, this.me());
    const moving = ui.beat(from, to, happened);
    this.tell(story, factor * (ui.tells?.(from, to, happened) ?? 0), factor * moving);
    return factor * (moving + (this.queue.length ? READ : 0));
  }

  private tell(story: readonly string[], from: number, until: number): void {
    this.untold = story.length;
    story.forEach((_, n) => {
      const at = from + ((until - from) * n) / story.length;
      const say = (): void => {
        this.told = story.slice(Math.max(0, n + 1 - AT_ONCE), n + 1);
        this.untold = story.length - n - 1;
        if (at) this.changed(null);
      };
      if (at) this.clocks.push(setTimeout(say, at) as unknown as number);
      else say();
    });
  }
}

/** Steps without a sentence (a die in the middle of a throw) belong to the next that has one. */
export function framesOf(steps: readonly (Event & { position: Position })[], seat: number): Frame[] {
  const frames: Frame[] = [];
  let events: Event[] = [];
  steps.forEach((step, index) => {
    events.push(step);
    if (step.story?.length || index === steps.length - 1) {
      frames.push({ v: step.v, positions: { [seat]: step.position }, events });
      events = [];
    }
  });
  return frames;
}
