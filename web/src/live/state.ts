/**
 * What this device knows of a table: a plain value, and what changes it.
 *
 * Nothing here has a socket, a clock or a screen. Whatever is to be done about a change comes back
 * as effects, in order; live/table.ts does them.
 */

import type { Held } from "../device";
import type { Choices, Event, Events, FromServer, Move, Step, TableInfo } from "../wire";
import { decide, isSecret, NOBODY } from "./curtain";
import { type Frame, framesOf } from "./frames";
import { isMove, keyOf } from "./moves";
import { mayAnswer, mayDecideEarly, type Opened, openedAt, openWindow, THINK } from "./window";

/** A sentence of the story. */
export interface StoryLine {
  readonly v: number;
  readonly text: string;
  /** Whose secret it is; empty: nobody's. */
  readonly only: readonly number[];
}

export interface TableState {
  readonly info: TableInfo | null;
  readonly news: Events | null;
  /** Who is asked in the picture that lies there, not in one that is still to come. */
  readonly asked: readonly number[];
  /** The seats that are played at this device, with their secrets. */
  readonly held: readonly Held[];
  /** More than one person plays at it, or did. */
  readonly shared: boolean;
  /** The seats that our secrets open, once the server has said so. */
  readonly holds: readonly number[] | null;
  /** The seat that looks; -1 is an onlooker. */
  readonly me: number;
  /** Hidden hands: this person is to take the device first. */
  readonly curtain: number;
  /** How often the device went from one person to another. */
  readonly handOvers: number;
  readonly choices: Readonly<Record<number, Choices>>;
  /** Whoever wants to speak up may do so. */
  readonly window: Opened | null;
  /** The seat of this device that does, where all people share it. */
  readonly speaker: number;
  /** The version of the window that nobody at this device wants to answer. */
  readonly passed: number;
  /** Since which version the viewer is asked the same: others may answer meanwhile. */
  readonly askedSince: number;
  /** Others acted while the viewer was choosing: the question stays as it is while that is shown. */
  readonly steady: boolean;
  /** The key of the move that waits for its answer. */
  readonly pending: string;
  readonly refused: { readonly text: string; readonly code: string } | null;
  readonly story: readonly StoryLine[];
  /** What came before this version is not told yet; at first, nothing is but what happens now. */
  readonly storyFrom: number;
  /** The version at which the viewer last decided something: what came after it is news to them. */
  readonly decidedAt: number;
  readonly said: Readonly<Record<number, string>>;
  /** When the time of the move is up, in milliseconds; 0: never. */
  readonly deadline: number;
  readonly catchingUp: boolean;
}

export const UNKNOWN: TableState = {
  info: null,
  news: null,
  asked: [],
  held: [],
  shared: false,
  holds: null,
  me: NOBODY,
  curtain: NOBODY,
  handOvers: 0,
  choices: {},
  window: null,
  speaker: NOBODY,
  passed: NOBODY,
  askedSince: NOBODY,
  steady: false,
  pending: "",
  refused: null,
  story: [],
  storyFrom: Infinity,
  decidedAt: Infinity,
  said: {},
  deadline: 0,
  catchingUp: false,
};

export type Effect =
  /** What only the viewer before could see goes: pictures that move, what is picked, what was announced. */
  | { readonly t: "forget" }
  | { readonly t: "announce"; readonly text: string }
  | { readonly t: "said"; readonly seat: number; readonly text: string };

export type Change = readonly [TableState, readonly Effect[]];

const TAKEN_BACK = -4; // the actor of an event that undoes one
const CAUGHT_UP = 400; // versions that are shown again at most

/** My seats, as far as the server agrees: with a wrong secret one only looks on. */
export const mine = ({ held, holds }: TableState): number[] =>
  held.map(({ seat }) => seat).filter((seat) => holds?.includes(seat));

/** The seats whose secrets this device has, but which they open no more. */
export const lost = ({ held, holds }: TableState): number[] =>
  held.flatMap(({ seat }) => (holds?.includes(seat) === false ? [seat] : []));

export const over = ({ info }: TableState): boolean => info?.status === "over";

/** Whether nobody at this device may see what the others there do. */
export const hidden = ({ shared, news }: TableState): boolean => shared && news !== null && isSecret(news);

/** The seats that bots play, and whether one of them is asked now. */
export function botsAt({ info, news, window }: TableState): { bots: readonly number[]; more: boolean } {
  const bots = (info?.seats ?? []).flatMap(({ kind, stand_in }, seat) => (kind === "bot" || stand_in ? [seat] : []));
  if (!news || news.places.length) return { bots, more: false };
  // Where nobody is asked and no window is open to us, bots answer one among themselves.
  return { bots, more: news.asked.every((seat) => bots.includes(seat)) && !openWindow({ window, news }) };
}

/** What the viewer may do now, once everything has come to rest; what they are choosing stays theirs. */
export function mayDo(state: TableState, atRest: boolean): Choices | null {
  const { news, me, steady } = state;
  const found = state.choices[me];
  const free = !state.pending && state.curtain === NOBODY && !state.info?.paused;
  if (found?.window) return free ? mayAnswer(state, atRest) : null;
  if (found?.early && found.v === news?.v) return free ? mayDecideEarly(state, atRest) : null;
  const live = free && (atRest || steady);
  return live && found && (steady ? found.v >= state.askedSince : found.v === news?.v) && news?.asked.includes(me)
    ? found
    : null;
}

/** Whether what is asked of the viewer is asked of them still, though others have answered. */
function asksStill({ news, me, pending, askedSince, ...state }: TableState, message: Events): boolean {
  const early = state.choices[me]?.early && state.choices[me]?.v === news?.v;
  const asked = (early || news?.asked.includes(me)) && message.asked.includes(me) && !pending;
  // The choices of the message may be here before its turn comes: others than before are another question.
  const same = state.choices[me] !== undefined && askedSince <= (news?.v ?? NOBODY);
  const others = message.events.every(({ actor }) => actor !== me && actor !== TAKEN_BACK);
  return asked === true && same && others && !message.whole;
}

const sameChoices = (one: Choices | undefined, other: Choices): boolean =>
  one?.words === other.words &&
  one.choices.length === other.choices.length &&
  one.choices.every(({ action }, n) => action === other.choices[n]?.action);

export function canTakeBack(state: TableState, atRest: boolean): boolean {
  const { news } = state;
  if (!news || !mine(state).includes(news.undo) || !atRest || state.pending || over(state)) return false;
  // Where hands are hidden, whoever passes the device on may still take back, but nobody for them.
  return news.undo === state.me || state.curtain !== NOBODY || !isSecret(news);
}

/** The seats that this device holds now; one that is handed to a phone is only looked at. */
export function withSeats(state: TableState, seats: readonly Held[]): TableState {
  const held = seats.filter(({ handed }) => !handed);
  const shared = seats.length > 1;
  const [only] = held;
  const kept = held.some(({ seat }) => seat === state.me) ? state.me : NOBODY;
  return { ...state, held, shared, me: shared ? kept : (only?.seat ?? NOBODY) };
}

/** A choice is made, and waits for its answer. */
export function play(state: TableState, atRest: boolean, action: number): readonly [TableState, Move | null] {
  const choices = mayDo(state, atRest);
  if (!choices) return [state, null];
  const { seat, v } = choices;
  const pending = keyOf(seat, v, action);
  return [
    { ...state, refused: null, pending, decidedAt: v },
    { t: "move", seat, at: v, action, key: pending },
  ];
}

/** A message of the server; what happened is taken by `update`, when its turn has come. */
export function receive(state: TableState, message: FromServer, atRest: boolean, now = 0): Change {
  switch (message.t) {
    case "table":
      return seatsChanged({ ...state, info: message }, atRest);
    case "holds":
      return seatsChanged({ ...state, holds: message.seats }, atRest);
    case "choices":
      return [withChoices(state, message), []];
    case "window":
      return [{ ...state, window: openedAt(message, now) }, []];
    case "done":
      return [answered(state, message.key), []];
    case "refused": {
      // Whoever wants to think about a window that is closed sees that it is.
      if (message.key === THINK) return [state, []];
      // Why a move is refused may tell of the hand it came from: only whoever made it learns that.
      if (isMove(message.key) && message.key !== state.pending) return [state, []];
      // Nobody knows what became of it: it is repeated, and still under way.
      const settled = message.key === state.pending && message.code !== "unavailable";
      const { text, code } = message;
      const next = { ...state, refused: { text, code }, pending: settled ? "" : state.pending };
      return [next, [{ t: "announce", text }]];
    }
    case "said": {
      const { seat, text } = message;
      return [{ ...state, said: { ...state.said, [seat]: text } }, [{ t: "said", seat, text }]];
    }
    default:
      return [state, []];
  }
}

/** An answer to a window is given: there is nothing more to answer, also if it changes nothing for others. */
function answered(state: TableState, key: string): TableState {
  const seat = Number(key.split(".")[0]);
  const given = state.choices[seat];
  if (key !== state.pending || !(given?.window || given?.early)) return state;
  const { [seat]: _, ...choices } = state.choices;
  return { ...state, choices, pending: "", speaker: NOBODY };
}

/** Somebody at this shared device speaks up, and takes it. */
export function speakUp(state: TableState, seat: number): Change {
  return look({ ...state, speaker: seat });
}

function withChoices(state: TableState, message: Choices): TableState {
  const next = { ...state, choices: { ...state.choices, [message.seat]: message } };
  const another = message.seat === state.me && !sameChoices(state.choices[message.seat], message);
  return another ? { ...next, steady: false, askedSince: message.v } : next;
}

/** A phrase has been heard long enough, unless another one took its place. */
export const unsaid = (state: TableState, seat: number, text: string): TableState =>
  state.said[seat] === text ? { ...state, said: { ...state.said, [seat]: "" } } : state;

/** Somebody came, went, or lost a seat. */
function seatsChanged(state: TableState, atRest: boolean): Change {
  if (atRest) return look(state);
  // What still moves is for whoever looks on; the next one comes when it has come to rest.
  return [mine(state).includes(state.me) ? state : { ...state, me: NOBODY }, []];
}

/** Who looks now; between two people who know different things a curtain falls. */
function look(state: TableState): Change {
  const { news, shared } = state;
  if (!news) return [state, []];
  const asked = state.speaker === NOBODY ? news.asked : [state.speaker];
  const situation = { mine: mine(state), shared, secret: isSecret(news), asked, over: over(state) };
  const viewer = decide(state, situation);
  if (viewer.curtain === NOBODY || state.curtain !== NOBODY) return [{ ...state, ...viewer }, []];
  return [{ ...forgetSecrets(state), ...viewer }, [{ t: "forget" }]];
}

/** What only the viewer before could see goes with them. */
const forgetSecrets = (state: TableState): TableState => ({
  ...state,
  handOvers: state.handOvers + 1,
  me: NOBODY,
  steady: false,
  pending: "",
  refused: null,
  story: [],
  storyFrom: Infinity,
  decidedAt: Infinity,
});

/** Everything lies still: whose turn is it, and do they sit at this device? */
export function settle(state: TableState): Change {
  if (!state.news) return [state, []];
  const steady = state.steady && state.choices[state.me]?.v !== state.news.v; // its choices are still to come
  return look({ ...state, steady, catchingUp: false, asked: state.news.asked });
}

/** Nobody has the device now; whoever takes it says who they are. */
export function veil(state: TableState): Change {
  return hidden(state) && state.me !== NOBODY ? look({ ...state, me: NOBODY }) : [state, []];
}

/** The person behind the curtain has the device. */
export function unveil(state: TableState): Change {
  const { curtain } = state;
  if (curtain === NOBODY) return [state, []];
  return [{ ...forgetSecrets(state), me: curtain, curtain: NOBODY }, [{ t: "forget" }]];
}

/** What the device knows besides the table. */
export interface Device {
  /** In milliseconds. */
  readonly now: number;
  /** The last version that was seen here, at an earlier visit. */
  readonly seen: number;
  /** Whether anything moves. */
  readonly moves: boolean;
  readonly atRest: boolean;
  /** What one seat did is told in one go. */
  readonly listening?: boolean;
}

/** How to show what happened. */
export interface Plan {
  readonly last: Frame;
  /** Drawn as it is; else it moves from what lies there. */
  readonly placed: boolean;
  /** The steps to ask for, so that each is seen: those after this version; null: none. */
  readonly after: number | null;
  /** Nothing was shown before. */
  readonly first: boolean;
  /** More happened than the message tells. */
  readonly gap: boolean;
}

/** What happened. */
export function update(state: TableState, message: Events, device: Device): readonly [TableState, Plan | null] {
  const known = state.news?.v ?? -1;
  const first = state.news === null;
  const deadline = message.seconds ? device.now + 1000 * message.seconds : 0;
  const next: TableState = { ...state, news: message, deadline };
  const last: Frame = { v: message.v, positions: message.positions, events: message.events, asked: message.asked };
  if (!first && message.v === known) {
    // The connection is new and nothing has happened: a move without an answer is still under way.
    const plan = { last: { ...last, events: [] }, placed: true, after: null, first, gap: false };
    return [next, device.atRest ? plan : null];
  }
  const since = first ? Math.max(device.seen, message.v - CAUGHT_UP) : known;
  const sentences = message.events.filter(({ story }) => story?.length).length;
  const gap = first ? since >= 0 && since < message.v && state.info?.status === "playing" : message.whole;
  const veiled = hidden(next) && !mine(next).includes(next.me);
  const each = device.moves && !device.listening && !veiled && (gap || (!first && sentences > 1));
  const after = each ? (first ? since - 1 : since) : null;
  const story = first ? state.story : storyWith(state.story, message.events);
  // What has not been seen yet is not asked still: it is asked once everything has come to rest.
  const open = state.window && state.window.v >= message.v;
  const steady = (device.atRest || state.steady) && asksStill(state, message);
  const askedSince = steady ? state.askedSince : message.v;
  return [
    {
      ...next,
      pending: "",
      refused: null,
      story,
      steady,
      askedSince,
      window: open ? state.window : null,
      speaker: open ? state.speaker : NOBODY,
    },
    { last, placed: first, after, first, gap },
  ];
}

/** The pictures of a plan, once its steps are here, and the one that they start from. */
export function pictures(plan: Plan, steps: readonly Step[], me: number): { start: Frame | null; frames: Frame[] } {
  const [first] = steps;
  const frames = framesOf(plan.first ? steps.slice(1) : steps, me);
  const end = frames.pop();
  const start = plan.first && first ? { v: first.v, positions: { [me]: first.position }, events: [] } : null;
  return { start, frames: [...frames, end ? { ...plan.last, events: end.events } : plan.last] };
}

export const linesOf = ({ v, story, only }: Event): StoryLine[] =>
  (story ?? []).map((text) => ({ v, text, only: only ?? [] }));

/** What happened; a part of the story that was fetched meanwhile may know of it already. */
function storyWith(story: readonly StoryLine[], events: readonly Event[]): StoryLine[] {
  const known = story[story.length - 1]?.v ?? -1;
  return [...story, ...events.filter(({ v }) => v > known).flatMap(linesOf)];
}

/** An earlier part of the story is here. */
export function withStory(state: TableState, steps: readonly Step[], from: number): TableState {
  const last = steps[steps.length - 1]?.v ?? -1;
  const later = state.story.filter(({ v }) => v > last);
  return { ...state, story: [...steps.flatMap(linesOf), ...later], storyFrom: from };
}
