/** What a table says aloud, in order: what happened before, each picture, then whose turn it is, once. */

import { announce } from "../announce";
import type { Say } from "../games/game";
import { sound } from "../sound";
import type { Step } from "../wire";
import { storyAloud, storyBefore, turn } from "./announcements";
import type { Frame } from "./frames";
import type { TableState } from "./state";

const PATIENCE = 2000; // milliseconds to wait for what happened before, until it is said what is asked
const CHANCE = -1;

export class TableVoice {
  /** The turn that was announced last. */
  private announced = "";
  /** What happened before is still to be told. */
  private telling = false;

  /** A picture begins. */
  picture(state: TableState, frame: Frame): void {
    if (!frame.events.length) return;
    announce(storyAloud(state, frame));
    sound(frame.events.some(({ actor }) => actor === CHANCE) ? "dice" : "tap");
  }

  /** Whose turn it is, unless that was said; their own also sounds. */
  turn(state: TableState, say: Say, listening: boolean): void {
    const next = this.telling ? null : turn(state, say, listening);
    if (!next || next.key === this.announced) return;
    this.announced = next.key;
    announce(next.text);
    if (next.mine) sound("turn");
  }

  /**
   * What happened before the viewer came, if it comes in time and is still for them; and their hand, unless
   * the dealing of it is in what is told.
   */
  async before(steps: Promise<Step[]>, hand: () => Promise<string>, me: number, still: () => boolean): Promise<void> {
    this.telling = true;
    const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
    const intime = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
      Promise.race([found.catch(() => undefined), late]);
    const { text, whole } = storyBefore((await intime(steps)) ?? [], me);
    const held = whole || me < 0 ? "" : await intime(hand());
    this.telling = false;
    if (still()) announce([text, held].filter(Boolean).join(" "));
  }
}
