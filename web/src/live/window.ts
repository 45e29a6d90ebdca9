/** Windows: nobody is asked, and whoever wants to speak up does so. What a device makes of them. */

import type { Choices, Move, OpenWindow, Think } from "../wire";
import { NOBODY } from "./curtain";
import { keyOf } from "./moves";

export interface Opened extends OpenWindow {
  /** When it closes, in milliseconds; 0: it waits for answers. */
  readonly until: number;
}

/** What of a table decides about its windows. */
interface Situation {
  readonly window: Opened | null;
  readonly news: { readonly v: number } | null;
  readonly me: number;
  readonly choices: Readonly<Record<number, Choices>>;
  /** The seat of this device that speaks up, where all people share it. */
  readonly speaker: number;
  /** The version of the window that nobody here wants to answer. */
  readonly passed: number;
}

export const openedAt = (message: OpenWindow, now: number): Opened => ({
  ...message,
  until: message.milliseconds ? now + message.milliseconds : 0,
});

/** The window that is open in the version that is known; a later version has closed it. */
export const openWindow = ({ window, news }: Pick<Situation, "window" | "news">): Opened | null =>
  window && window.v === news?.v ? window : null;

/** What the viewer may answer, if anything. Where the clock runs it does so while things still move. */
export function mayAnswer(situation: Situation, atRest: boolean): Choices | null {
  const window = openWindow(situation);
  const found = situation.choices[situation.me];
  if (!window || !found?.window || found.v !== window.v) return null;
  if (window.calls) return situation.speaker === situation.me ? found : null;
  return atRest || window.until > 0 ? found : null;
}

/** What the viewer may decide already: they are asked next if everybody lets the window go by. */
export function mayDecideEarly(situation: Situation, atRest: boolean): Choices | null {
  const window = openWindow(situation);
  const found = situation.choices[situation.me];
  return atRest && window && !window.calls && found?.early && found.v === window.v ? found : null;
}

/** The seats of this device that may answer an open call; empty: there is none. */
export function called(situation: Situation, mine: readonly number[]): number[] {
  const window = openWindow(situation);
  if (!window?.calls || situation.speaker !== NOBODY || situation.passed === window.v) return [];
  return window.seats.filter((seat) => mine.includes(seat) && situation.choices[seat]?.v === window.v);
}

/** Everybody here lets it go by. */
export const passes = (situation: Situation, mine: readonly number[]): Move[] =>
  called(situation, mine).flatMap((seat) => {
    const { v, passing } = situation.choices[seat] as Choices;
    const action = passing ?? NOBODY;
    return [{ t: "move", seat, at: v, action, key: keyOf(seat, v, action) }];
  });

export const THINK = "think";

export const thinks = (seat: number, at: number): Think => ({ t: "think", seat, at, key: THINK });
