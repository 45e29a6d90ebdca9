/** A table as this device sees it: brings together what is known, the connection, the show and the voice. */

import { announce, hush } from "../announce";
import { ask } from "../api";
import { kept, remember } from "../device";
import type { GameUI, Say } from "../games/game";
import { loadGame } from "../games/load";
import { keep, recall, whenKept } from "../kept";
import { forgetTouched } from "../parts/together";
import { pace, settings } from "../settings";
import { sound } from "../sound";
import { Store } from "../store";
import { prepare, speaker } from "../words";
import type { Choices, Events, FromServer, Phrase, Step, TableInfo } from "../wire";
import { Animator } from "./animator";
import { namesOf, storyAloud, storyBefore, turn } from "./announcements";
import { Connection, FIRST_DELAY, longer, reasonFor, type Status } from "./connection";
import { knows, NOBODY } from "./curtain";
import { Dice } from "./dice";
import { type Forced, forced } from "./forced";
import type { Frame } from "./frames";
import type { Audience } from "./scenes";
import { called, type Opened, openWindow, passes, thinks } from "./window";
import * as known from "./state";
import type { Change, Effect, StoryLine, TableState } from "./state";

const STORY = 120; // versions that are told again to whoever comes
const BEFORE = 60; // versions that are told aloud to whoever comes, if there are more sentences than a few
const PATIENCE = 2000; // milliseconds to wait for them before it is said what is asked
const MOST_STEPS = 200; // that the server tells in one answer
const FORCED = 900; // milliseconds until what cannot but be done is done
const SAID_FOR = 4500;
const VIEWER = "eyes"; // who last took the device, for its other tabs

interface Taken {
  id: string;
  seat: number;
}

export class LiveTable {
  /** Counts up with every change, so that the page is drawn anew. */
  readonly changes = new Store(0);
  connection: Status = "opening";
  /** Why the connection was lost or closed. */
  closedBy = 0;
  ui: GameUI<unknown> | null = null;
  readonly show: Animator;
  readonly dice: Dice;
  private state: TableState = known.UNKNOWN;
  private readonly line: Connection;
  /** Messages are taken one after the other, also when one of them needs a request. */
  private queue: Promise<unknown> = Promise.resolve();
  private taking = 0;
  private closed = false;
  private loading: Promise<unknown> | null = null;
  /** The turn that was announced last. */
  private announced = "";
  /** What happened before is still to be told. */
  private telling = false;
  private drawing = 0;
  private readonly unwatch: (() => void)[];

  constructor(readonly id: string) {
    this.seats();
    this.show = new Animator(
      () => this.audience,
      (frame) => this.shows(frame),
    );
    this.dice = new Dice(id, () => this.changed());
    this.line = new Connection(id, this.tokens, settings.value.language, {
      receive: (message) => this.receive(message),
      status: (status, code) => {
        // Each try that fails loses it again: that is told once, unless there is another reason for it.
        const known = this.connection === "lost" && reasonFor(this.closedBy) === reasonFor(code);
        this.connection = status;
        this.closedBy = code;
        if (status === "lost" && !known) announce(this.say(`lost-${reasonFor(code)}`));
        this.changed();
      },
      version: () => this.news?.v ?? -1,
    });
    let { language } = settings.value;
    const translate = (): void => {
      if (settings.value.language === language) return;
      language = settings.value.language;
      this.again();
      this.state = { ...this.state, story: [] };
      if (this.storyFrom < Infinity) void this.loadStory(this.storyFrom);
    };
    // A page that the browser kept and shows again may come back in other hands.
    const shown = (event: PageTransitionEvent): void => void (event.persisted && this.veil());
    addEventListener("pageshow", shown);
    this.unwatch = [
      settings.watch(translate),
      whenKept(VIEWER, () => this.takenElsewhere()),
      () => removeEventListener("pageshow", shown),
    ];
  }

  /** Nobody looks any more: whatever was on its way here is shown and said to nobody. */
  close(): void {
    this.closed = true;
    for (const end of this.unwatch) end();
    this.show.stop();
    this.dice.close();
    this.line.close();
  }

  /** The seats of this device have changed, or the language. */
  again(): void {
    this.seats();
    this.line.again(this.tokens, settings.value.language);
  }

  get info(): TableInfo | null {
    return this.state.info;
  }

  get news(): Events | null {
    return this.state.news;
  }

  get asked(): readonly number[] {
    return this.state.asked;
  }

  get me(): number {
    return this.state.me;
  }

  get curtain(): number {
    return this.state.curtain;
  }

  get pending(): string {
    return this.state.pending;
  }

  get refused(): TableState["refused"] {
    return this.state.refused;
  }

  get said(): TableState["said"] {
    return this.state.said;
  }

  get deadline(): number {
    return this.state.deadline;
  }

  get catchingUp(): boolean {
    return this.state.catchingUp;
  }

  get decidedAt(): number {
    return this.state.decidedAt;
  }

  get storyFrom(): number {
    return this.state.storyFrom;
  }

  get mine(): readonly number[] {
    return known.mine(this.state);
  }

  get over(): boolean {
    return known.over(this.state);
  }

  /** Whether nobody at this device may see what the others there do. */
  get hidden(): boolean {
    return known.hidden(this.state);
  }

  get names(): string[] {
    return namesOf(this.state, this.say);
  }

  /** The names of those whose secrets this device has, but whose seats they open no more. */
  get lost(): string[] {
    return known.lost(this.state).map((seat) => this.names[seat] ?? "");
  }

  /** The names of those who got a new secret from the host, until somebody here has noticed. */
  get recovered(): string[] {
    const { recovered } = kept(this.id);
    const noticed = Array.isArray(recovered) ? recovered : [];
    return this.names.filter((_, seat) => (this.info?.seats[seat]?.recovered ?? 0) > (noticed[seat] ?? 0));
  }

  /** That is known here; also the one that we just asked for. */
  noteRecovered(asked = NOBODY): void {
    const seats = this.info?.seats ?? [];
    remember(this.id, { recovered: seats.map(({ recovered = 0 }, seat) => recovered + (seat === asked ? 1 : 0)) });
    this.changed();
  }

  /** Nobody of this table plays at this device. */
  get watching(): boolean {
    return this.info?.status === "playing" && !this.mine.length && !kept(this.id).seats.some(({ handed }) => handed);
  }

  /** The secret of the seat that looks, and of no other one of this device. */
  token(): string | undefined {
    return this.state.held.find(({ seat }) => seat === this.me)?.token;
  }

  /** What the seat that looks may do now, once everything has come to rest. */
  get mayDo(): Choices | null {
    return known.mayDo(this.state, this.atRest);
  }

  /** The same question has the same number, also while others answer; -1: nothing is asked here. */
  get question(): number {
    return this.mayDo ? this.state.askedSince : NOBODY;
  }

  get canTakeBack(): boolean {
    return known.canTakeBack(this.state, this.atRest);
  }

  get atRest(): boolean {
    return this.show.atRest && this.taking === 0;
  }

  /** The story as far as it is shown, for the viewer. */
  get toldSoFar(): readonly StoryLine[] {
    const shown = this.show.shown?.v ?? Infinity;
    const told = this.state.story.filter(({ v, only }) => v <= shown && knows(only, this.me));
    return told.slice(0, told.length - this.show.untold);
  }

  play(action: number): void {
    const [state, move] = known.play(this.state, this.atRest, action);
    if (!move) return;
    this.state = state;
    this.line.send(move);
    sound("tap");
    this.changed();
  }

  /** What the viewer cannot but do, and what the page does for them in a moment. */
  get forced(): Forced | null {
    return settings.value.byHand ? null : forced(this.state, this.atRest);
  }

  private playForced(): void {
    const now = this.forced;
    if (!now) return;
    setTimeout(() => {
      const still = this.forced;
      if (!this.closed && still?.v === now.v && still.seat === now.seat) this.play(still.choice.action);
    }, FORCED * pace());
  }

  /** The window that is open, if any. */
  get window(): Opened | null {
    return openWindow(this.state);
  }

  /** The seats of this device that may answer an open call. */
  get called(): readonly number[] {
    return this.curtain === NOBODY ? called(this.state, this.mine) : [];
  }

  /** Whoever looks wants time to think about a window; the others see it. */
  think(): void {
    if (this.window) this.line.send(thinks(this.me, this.window.v));
  }

  /** Somebody at this shared device answers a call, and takes it. */
  speakUp(seat: number): void {
    if (!this.window || !this.called.includes(seat)) return;
    this.line.send(thinks(seat, this.window.v));
    this.apply(known.speakUp(this.state, seat));
    this.changed();
  }

  /** Nobody at this shared device answers. */
  goOn(): void {
    const moves = passes(this.state, this.mine);
    for (const move of moves) this.line.send(move);
    this.state = { ...this.state, passed: this.window?.v ?? NOBODY };
    this.changed();
  }

  takeBack(): void {
    if (this.canTakeBack && this.news) {
      this.line.send({ t: "take_back", seat: this.news.undo, at: this.news.v, key: "back" });
    }
  }

  pause(on: boolean): void {
    this.line.send({ t: "pause", on, key: "pause" });
  }

  tell(phrase: Phrase): void {
    if (this.me !== NOBODY) this.line.send({ t: "say", seat: this.me, phrase, key: "say" });
  }

  /** The person behind the curtain has the device. */
  unveil(): void {
    if (this.curtain === NOBODY) return;
    this.apply(known.unveil(this.state));
    keep(VIEWER, { id: this.id, seat: this.me } satisfies Taken);
    this.settle();
    this.changed();
  }

  hurry(): void {
    this.line.hurry();
  }

  /** The story from this version on; usually that of the last while. */
  async loadStory(from = Math.max(0, (this.news?.v ?? 0) - STORY)): Promise<void> {
    const { handOvers } = this.state;
    const { language } = settings.value;
    try {
      const steps = await this.steps(from);
      // What was asked for with one person's secret is not for the next; nor in another language.
      if (handOvers !== this.state.handOvers || language !== settings.value.language) return;
      this.state = known.withStory(this.state, steps, from);
      this.changed();
    } catch {
      // the story goes on with what happens from now on
    }
  }

  private get audience(): Audience {
    const { ui, me } = this;
    return { ui, me, pace: pace(), speed: settings.value.bots, ...known.botsAt(this.state) };
  }

  /** The seats that this device holds now. */
  private seats(): void {
    this.state = known.withSeats(this.state, kept(this.id).seats);
  }

  private get tokens(): string[] {
    return this.state.held.map(({ token }) => token);
  }

  private get say(): Say {
    return speaker(settings.value.language, this.info?.game);
  }

  /** Several things change with one message; the page is drawn once for all of them. */
  private changed(): void {
    this.drawing ||= setTimeout(() => {
      this.drawing = 0;
      this.changes.set(this.changes.value + 1);
    }) as unknown as number;
  }

  private apply([state, effects]: Change): void {
    this.state = state;
    for (const effect of effects) this.perform(effect);
  }

  private perform(effect: Effect): void {
    switch (effect.t) {
      case "forget":
        this.show.forget();
        forgetTouched();
        hush();
        break;
      case "announce":
        announce(effect.text);
        break;
      case "said":
        announce(`${this.names[effect.seat] ?? ""}: ${effect.text}`);
        setTimeout(() => {
          this.state = known.unsaid(this.state, effect.seat, effect.text);
          this.changed();
        }, SAID_FOR);
        break;
    }
  }

  private receive(message: FromServer): void {
    this.apply(known.receive(this.state, message, this.atRest, Date.now()));
    if (message.t === "table") {
      this.dice.receive(message);
      this.loading ??= this.load(message.game);
    } else if (message.t === "events") {
      this.dice.witness(message.events);
      this.taking++;
      this.queue = this.queue
        .then(() => this.take(message))
        .finally(() => {
          this.taking--;
          this.settle();
          this.changed();
        });
    } else if (message.t === "choices") {
      this.dice.act(message.seat);
      void this.queue.then(() => (this.settle(), this.changed()));
    }
    this.changed();
  }

  /** The board and its words; without them nothing can be shown, so they are asked for again and again. */
  private async load(game: string): Promise<void> {
    remember(this.id, { game });
    for (let delay = FIRST_DELAY; !this.ui && !this.closed; delay = longer(delay)) {
      try {
        const [ui] = await Promise.all([loadGame(game), prepare(settings.value.language, game)]);
        this.ui = ui;
      } catch {
        await new Promise<void>((done) => setTimeout(done, delay));
      }
    }
  }

  /** What happened, as pictures in order: one, or all those in between as far as we can get them. */
  private async take(message: Events): Promise<void> {
    await this.loading;
    if (this.closed) return;
    const device = {
      now: Date.now(),
      seen: kept(this.id).seen,
      moves: pace() > 0,
      atRest: this.show.atRest,
      listening: settings.value.listening,
    };
    const [state, plan] = known.update(this.state, message, device);
    this.state = state;
    if (!plan) return;
    if (plan.after !== null) {
      try {
        const { me } = this;
        const steps = await this.steps(plan.after, message.v);
        if (me === this.me && !this.closed) {
          const { start, frames } = known.pictures(plan, steps, me);
          if (start) this.show.place(start);
          this.state = { ...this.state, catchingUp: plan.gap && frames.length > 1 };
          this.show.add(frames);
          return;
        }
      } catch {
        // then in one go
      }
    }
    if (this.closed) return;
    if (plan.placed) this.show.place(plan.last);
    else this.show.add([plan.last]);
    if (plan.first && plan.after === null) void this.tellBefore(device.seen);
  }

  /** Whoever comes is told what happened before: who began, the first throw, what was missed. */
  private async tellBefore(seen: number): Promise<void> {
    const { me, news } = this;
    if (!news || this.curtain !== NOBODY || known.hidden(this.state)) return;
    this.telling = true;
    const late = new Promise<Step[]>((done) => setTimeout(done, PATIENCE, []));
    const steps = await Promise.race([this.steps(Math.max(seen, 0, news.v - BEFORE), news.v).catch(() => []), late]);
    this.telling = false;
    if (me !== this.me || this.closed) return;
    announce(storyBefore(steps, me));
    this.settle();
  }

  /** The steps after this version, up to that one: what happened later has its own message. */
  private async steps(after: number, until = Infinity): Promise<Step[]> {
    const found: Step[] = [];
    for (let from = after; from < until; ) {
      const more = await ask("GET /api/tables/{table}/steps", {
        at: { table: this.id },
        token: this.token(),
        query: { after: from, limit: Math.min(MOST_STEPS, until - from) },
      });
      found.push(...more.steps);
      from = more.steps[more.steps.length - 1]?.v ?? Infinity;
      if (from >= more.v) break;
    }
    return found;
  }

  /** A picture begins, or (null) everything has come to rest. */
  private shows(frame: Frame | null): void {
    if (frame?.events.length) {
      announce(storyAloud(this.state, frame));
      sound(frame.events.some(({ actor }) => actor === -1) ? "dice" : "tap");
    }
    if (!frame) this.settle();
    this.changed();
  }

  private veil(): void {
    const before = this.state;
    this.apply(known.veil(before));
    if (this.state === before) return;
    this.settle();
    this.changed();
  }

  /** In another tab somebody said who they are: this one is not theirs to see. */
  private takenElsewhere(): void {
    const { id, seat } = recall<Taken>(VIEWER, { id: "", seat: NOBODY });
    if (id === this.id && seat !== this.me) this.veil();
  }

  /** Everything lies still: whose turn is it, and do they sit at this device? */
  private settle(): void {
    if (!this.news || !this.atRest || this.closed) return;
    this.apply(known.settle(this.state));
    if (!document.hidden) remember(this.id, { seen: this.news.v, over: this.over });
    this.playForced();
    // What plays itself is told when it is done, not asked.
    const next = this.telling || this.forced ? null : turn(this.state, this.say, settings.value.listening);
    if (!next || next.key === this.announced) return;
    this.announced = next.key;
    announce(next.text);
    if (next.mine) sound("turn");
  }
}
