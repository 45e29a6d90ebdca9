/** Where a learner is in a lesson: a plain value, and what each answer makes of it. */

import type { Lesson, LessonAttempt, LessonMoment, LessonReason, Step } from "../wire";

export interface Learning {
  /** The moment that is shown, by its place. */
  readonly at: number;
  /** The one that comes when everything has come to rest; -1: none is on its way. */
  readonly next: number;
  /** Why the last try was not right. */
  readonly wrong: LessonReason | null;
}

export interface Turn {
  readonly learning: Learning;
  /** What is to be shown now. */
  readonly steps: readonly Step[];
}

export const BEGIN: Learning = { at: 0, next: -1, wrong: null };

export const momentOf = (lesson: Lesson, { at }: Learning): LessonMoment => lesson.moments[at]!;

export const asks = ({ right }: LessonMoment): boolean => Object.keys(right).length > 0;

/** Nothing leads on from here. */
export const isEnd = (moment: LessonMoment): boolean => !moment.on && !asks(moment);

/** An action of the choices: it leads on, or is answered with the reason why not. */
export function answer(lesson: Lesson, learning: Learning, action: number): Turn {
  const moment = momentOf(lesson, learning);
  const right = moment.right[action];
  if (learning.next >= 0) return { learning, steps: [] };
  if (right) return { learning: { ...learning, next: right.next, wrong: null }, steps: right.steps };
  return { learning: { ...learning, wrong: moment.wrong[action] ?? null }, steps: [] };
}

/** What the rules do not allow. */
export const attempt = (learning: Learning, { reason }: LessonAttempt): Learning => ({ ...learning, wrong: reason });

/** From a moment without a question. */
export function goOn(lesson: Lesson, learning: Learning): Turn {
  const { on } = momentOf(lesson, learning);
  if (!on || learning.next >= 0) return { learning, steps: [] };
  return { learning: { ...learning, next: on.next }, steps: on.steps };
}

/** Everything has come to rest: the next moment begins, if one is on its way. */
export const rest = (learning: Learning): Learning =>
  learning.next < 0 ? learning : { at: learning.next, next: -1, wrong: null };

/** How many moments there are from here to the end, on the longest way. */
export function left(lesson: Lesson, at: number, known = new Map<number, number>()): number {
  const found = known.get(at);
  if (found !== undefined) return found;
  const moment = lesson.moments[at]!;
  const ways = [...Object.values(moment.right), ...(moment.on ? [moment.on] : [])];
  const count = ways.length ? 1 + Math.max(...ways.map(({ next }) => left(lesson, next, known))) : 0;
  known.set(at, count);
  return count;
}
