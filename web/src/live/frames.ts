/** Pictures of the table, one for every sentence of its story, and what each viewer may see of them. */

import type { Happened } from "../games/game";
import type { Event, Position } from "../wire";
import { knows } from "./curtain";

/** One picture of the table. */
export interface Frame {
  v: number;
  /** By the seat that looks; "-1" is what everybody sees. */
  positions: Record<string, Position>;
  events: readonly Event[];
  /** Who is asked after it, where that is known. */
  asked?: readonly number[];
}

export const seenBy = (frame: Frame, seat: number): Position | undefined =>
  frame.positions[String(seat)] ?? frame.positions["-1"];

/** What happened in it for this viewer; a device with several seats is told what each of them saw. */
const eventsFor = (frame: Frame, seat: number): readonly Event[] =>
  frame.events.filter(({ only }) => knows(only, seat));

export const storyOf = (frame: Frame, seat: number): string[] =>
  eventsFor(frame, seat).flatMap((event) => event.story ?? []);

export const happenedIn = (frame: Frame, seat: number): Happened[] =>
  eventsFor(frame, seat).flatMap(({ actor, notation }) =>
    actor === undefined || actor === null ? [] : [{ actor, notation: notation ?? "" }],
  );

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

/** Several pictures as one: the last of them, with all that happened. */
export const asOne = (frames: readonly Frame[]): Frame => ({
  ...frames[frames.length - 1]!,
  events: frames.flatMap(({ events }) => events),
});
