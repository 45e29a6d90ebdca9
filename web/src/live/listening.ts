/** A pace for listeners: what one seat did is told in one go, and nothing goes on before it is told. */

import { speaking } from "../announce";
import { settings } from "../settings";
import { asOne, type Frame } from "./frames";

const GOES_ON = 3000; // milliseconds until an unfinished turn is told as far as it is
const LOOK = 150;

/** Who acted in it; -1: nobody but nature. */
const actorOf = ({ events }: Frame): number => {
  const actors = events.flatMap(({ actor }) => (typeof actor === "number" && actor >= 0 ? [actor] : []));
  return actors[actors.length - 1] ?? -1;
};

/** How many of the first pictures are one turn, and whether it is over. */
export function turnIn(queue: readonly Frame[]): { count: number; over: boolean } {
  const actor = queue.map(actorOf).find((seat) => seat >= 0) ?? -1;
  const other = queue.findIndex((frame) => ![actor, -1].includes(actorOf(frame)));
  const count = other < 0 ? queue.length : other;
  const asked = queue[count - 1]?.asked;
  return { count, over: other >= 0 || actor < 0 || !asked?.includes(actor) };
}

/** Keeps the pace; it lets everything pass unless somebody listens. */
export class Listening {
  private since = 0;

  constructor(private readonly me: () => number) {}

  /** Milliseconds to wait before the next picture, or before everything has come to rest. */
  wait(queue: readonly Frame[]): number {
    if (!settings.value.listening) return 0;
    const left = speaking();
    if (left > 0) return left;
    const [first] = queue;
    if (!first || actorOf(first) === this.me() || turnIn(queue).over) return (this.since = 0);
    this.since ||= Date.now();
    return Date.now() - this.since < GOES_ON ? LOOK : (this.since = 0);
  }

  /** The first turn of these as one picture, and the rest. */
  gather(queue: readonly Frame[]): readonly Frame[] {
    if (!settings.value.listening || queue.length < 2) return queue;
    const { count } = turnIn(queue);
    return count > 1 ? [asOne(queue.slice(0, count)), ...queue.slice(count)] : queue;
  }
}
