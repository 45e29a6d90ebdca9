/** Keeps the time of a show: what is next, and when. */

import { interrupt } from "../announce";
import type { Frame } from "./frames";
import { Listening } from "./listening";
import type { Audience } from "./scenes";
import { add, atRest, forget, next, NOTHING, place, type Show, skip, tell } from "./show";

const UNSEEN = 300; // milliseconds until we see whether somebody looks again

export class Animator {
  private show: Show = NOTHING;
  private readonly cues: number[] = [];
  private timer = 0;
  private readonly listening: Listening;

  constructor(
    private readonly audience: () => Audience,
    /** A picture begins, or (null) the rest of it is told, or everything has come to rest. */
    private readonly changed: (begun: Frame | null) => void,
  ) {
    this.listening = new Listening(() => audience().me);
  }

  get shown(): Frame | null {
    return this.show.shown;
  }

  get before(): Frame | null {
    return this.show.before;
  }

  get told(): readonly string[] {
    return this.show.told;
  }

  get untold(): number {
    return this.show.untold;
  }

  /** How long the movements of this picture last, as a factor. */
  get pace(): number {
    return Math.min(this.show.pace, this.audience().pace);
  }

  get behind(): number {
    return this.show.queue.length;
  }

  get atRest(): boolean {
    return atRest(this.show);
  }

  /** As it is, without a movement. */
  place(frame: Frame): void {
    this.stop();
    this.show = place(this.show, frame);
    this.changed(frame);
  }

  add(frames: readonly Frame[]): void {
    this.show = add(this.show, frames);
    if (!this.show.moving) this.next();
  }

  /** To the end of what is known. */
  skip(): void {
    if (this.atRest) return;
    interrupt();
    this.show = skip(this.show);
    this.next();
  }

  /** The viewer is somebody else now: nothing moves, and nothing is told, of what was before. */
  forget(): void {
    this.show = forget(this.show);
    this.skip();
  }

  stop(): void {
    for (const clock of [this.timer, ...this.cues.splice(0)]) clearTimeout(clock);
    this.timer = 0;
    this.show = { ...this.show, moving: false };
  }

  private readonly next = (): void => {
    this.stop();
    if (document.hidden && this.show.queue.length) {
      // Nobody looks: it waits, so that whoever comes back sees what happened since.
      this.show = { ...this.show, moving: true };
      this.timer = setTimeout(this.next, UNSEEN) as unknown as number;
      return;
    }
    const hold = this.show.hurried ? 0 : this.listening.wait(this.show.queue);
    if (hold > 0) {
      this.show = { ...this.show, moving: true };
      this.timer = setTimeout(this.next, hold) as unknown as number;
      return;
    }
    this.show = { ...this.show, queue: this.listening.gather(this.show.queue) };
    const { show, began, wait, cues } = next(this.show, this.audience());
    this.show = show;
    for (const cue of cues) {
      const say = (): void => {
        this.show = tell(this.show, cue);
        this.changed(null);
      };
      this.cues.push(setTimeout(say, cue.at) as unknown as number);
    }
    this.changed(began);
    if (wait) this.timer = setTimeout(this.next, wait) as unknown as number;
    else if (began) this.next();
  };
}
