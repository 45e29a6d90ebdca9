/**
 * How long a person waits, from their own move to their next decision, while bots play: the show of
 * recorded rounds (tests/web/rounds.py), in a time that is only counted.
 */

import { BOARDS } from "pasch:boards";

import type { GameUI } from "../src/games/game";
import { type Frame, framesOf } from "../src/live/frames";
import type { Audience, Speed } from "../src/live/scenes";
import { add, atRest, next, NOTHING, place } from "../src/live/show";
import type { Step } from "../src/wire";

/** What the server sends at once: somebody's move and what follows by itself; then somebody is asked. */
interface Message {
  by: number;
  steps: Step[];
  asked: number;
  /** It is for the person to decide. */
  decides: boolean;
}

interface Recorded {
  game: string;
  seats: number;
  me: number;
  matches: Message[][];
}

interface Shown {
  /** When it begins and how long it lasts, in milliseconds since the person's move. */
  at: number;
  lasts: number;
  pace: number;
  notations: string[];
}

export interface Wait {
  ms: number;
  shown: Shown[];
}

const THINKS = 25; // milliseconds until a bot's move is here

export async function waits(recorded: Recorded, speed: Speed, pace: number): Promise<Wait[]> {
  const { game, me } = recorded;
  const { ui } = (await BOARDS[game]!()) as { ui: GameUI<unknown> };
  const bots = Array.from({ length: recorded.seats }, (_, seat) => seat).filter((seat) => seat !== me);
  const found: Wait[] = [];
  for (const [opening, ...messages] of recorded.matches) {
    let last = opening?.steps[opening.steps.length - 1];
    let round: Message[] = [];
    let decides = opening?.decides ?? false;
    for (const message of messages) {
      round.push(message);
      if (!message.decides && message.asked >= 0) continue;
      const start: Frame = { v: last!.v, positions: { [me]: last!.position }, events: [] };
      // Whoever only rolls on or takes another of their own choices waits for nobody.
      const others = round.some(({ by }) => by !== me);
      if (decides && others && message.decides) found.push(wait(start, round, { ui, me, pace, speed, bots }));
      last = message.steps[message.steps.length - 1] ?? last;
      round = [];
      decides = message.decides;
    }
  }
  return found;
}

function wait(start: Frame, round: readonly Message[], viewer: Omit<Audience, "more">): Wait {
  let show = place(NOTHING, start);
  let now = 0;
  const shown: Shown[] = [];
  const coming = round.map((message, n) => ({ at: n * THINKS, frames: framesOf(message.steps, viewer.me) }));
  while (coming.length || !atRest(show)) {
    while (coming[0] && coming[0].at <= now) show = add(show, coming.shift()!.frames);
    const step = next(show, { ...viewer, more: coming.length > 0 });
    show = step.show;
    if (step.began) {
      const notations = step.began.events.map(({ actor, notation }) => `${actor ?? ""}:${notation ?? ""}`);
      shown.push({ at: now, lasts: step.wait, pace: show.pace, notations });
      now += step.wait;
    } else if (coming[0]) {
      now = coming[0].at;
    }
  }
  return { ms: now, shown };
}
