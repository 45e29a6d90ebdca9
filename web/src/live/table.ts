/** A table as this device sees it: brings together what is known, the connection, the show and the voice. */

import { announce, hush } from "../announce";
import { kept, remember } from "../device";
import type { GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { forgetTouched } from "../parts/together";
import { pace, settings } from "../settings";
import { sound } from "../sound";
import { Store } from "../store";
import { prepare } from "../words";
import type { Events, FromServer, Phrase } from "../wire";
import { Animator } from "./animator";
import { Connection, FIRST_DELAY, longer, reasonFor, type Status } from "./connection";
import { NOBODY } from "./curtain";
import { Dice } from "./dice";
import type { Frame } from "./frames";
import { KnownTable } from "./known_table";
import { keepViewer, whenTakenElsewhere } from "./last_viewer";
import { recoveredByNow } from "./recovered";
import type { Audience } from "./scenes";
import * as known from "./state";
import type { Change, Effect } from "./state";
import { fetchHand, fetchSteps } from "./story";
import { TableVoice } from "./voice";
import { passes, thinks } from "./window";

const STORY = 120; // versions that are told again to whoever comes
const BEFORE = 60; // versions that are told aloud to whoever comes, if there are more sentences than a few
const FORCED = 900; // milliseconds until what cannot but be done is done
const SAID_FOR = 4500;

export class LiveTable extends KnownTable {
  /** Counts up with every change, so that the page is drawn anew. */
  readonly changes = new Store(0);
  connection: Status = "opening";
  /** Why the connection was lost or closed. */
  closedBy = 0;
  ui: GameUI<unknown> | null = null;
  readonly show: Animator;
  readonly dice: Dice;
  private readonly line: Connection;
  /** Messages are taken one after the other, also when one of them needs a request. */
  private queue: Promise<unknown> = Promise.resolve();
  private closed = false;
  private loading: Promise<unknown> | null = null;
  private readonly voice = new TableVoice();
  private drawing = 0;
  private readonly unwatch: (() => void)[];

  constructor(id: string) {
    super(id);
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
      whenTakenElsewhere(id, (seat) => seat !== this.me && this.veil()),
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

  /** That is known here; also the one that we just asked for. */
  noteRecovered(asked = NOBODY): void {
    remember(this.id, { recovered: recoveredByNow(this.info, asked) });
    this.changed();
  }

  play(action: number): void {
    const [state, move] = known.play(this.state, this.atRest, action);
    if (!move) return;
    this.state = state;
    this.line.send(move);
    sound("tap");
    this.changed();
  }

  private playForced(): void {
    const now = this.forced;
    if (!now) return;
    setTimeout(() => {
      const still = this.forced;
      if (!this.closed && still?.v === now.v && still.seat === now.seat) this.play(still.choice.action);
    }, FORCED * pace());
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
    keepViewer(this.id, this.me);
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
      const steps = await this.fetch(from);
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
        const steps = await this.fetch(plan.after, message.v);
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
    const still = (): boolean => me === this.me && !this.closed;
    const steps = this.fetch(Math.max(seen, 0, news.v - BEFORE), news.v);
    await this.voice.before(steps, () => fetchHand(this.id, this.token()), me, still);
    if (still()) this.settle();
  }

  private fetch(after: number, until?: number): ReturnType<typeof fetchSteps> {
    return fetchSteps(this.id, this.token(), after, until);
  }

  /** A picture begins, or (null) everything has come to rest. */
  private shows(frame: Frame | null): void {
    if (frame) this.voice.picture(this.state, frame);
    else this.settle();
    this.changed();
  }

  private veil(): void {
    const before = this.state;
    this.apply(known.veil(before));
    if (this.state === before) return;
    this.settle();
    this.changed();
  }

  /** Everything lies still: whose turn is it, and do they sit at this device? */
  private settle(): void {
    if (!this.news || !this.atRest || this.closed) return;
    this.apply(known.settle(this.state));
    if (!document.hidden) remember(this.id, { seen: this.news.v, over: this.over });
    this.playForced();
    // What plays itself is told when it is done, not asked.
    if (!this.forced) this.voice.turn(this.state, this.say, settings.value.listening);
  }
}
