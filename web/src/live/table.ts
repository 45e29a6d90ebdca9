/** A table as this device sees it: who sits there, what lies there, what may be done. */

import { announce, hush } from "../announce";
import { ask, type Problem } from "../api";
import { type Held, kept, remember } from "../device";
import type { GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { keep, recall, whenKept } from "../kept";
import { forgetTouched } from "../parts/together";
import { pace, settings } from "../settings";
import { sound } from "../sound";
import { Store } from "../store";
import { prepare, speaker } from "../words";
import type { Choices, Event, Events, FromServer, Phrase, Step, TableInfo } from "../wire";
import { Dice } from "./dice";
import { knows, look, NOBODY } from "./eyes";
import { type Line, Telephone } from "./line";
import { type Frame, framesOf, Show, storyOf } from "./show";

export interface Told {
  v: number;
  text: string;
  /** Whose secret it is; empty: nobody's. */
  only: readonly number[];
}

const STORY = 120; // versions that are told again to whoever comes
const CAUGHT_UP = 400; // versions that are shown again at most
const SAID_FOR = 4500;
const EYES = "eyes"; // who last took the device, for its other tabs

interface Taken {
  id: string;
  seat: number;
}

export class LiveTable {
  /** Counts up with every change, so that the page is drawn anew. */
  readonly changes = new Store(0);
  info: TableInfo | null = null;
  line: Line = "opening";
  closedBy = 0;
  ui: GameUI<unknown> | null = null;
  news: Events | null = null;
  asked: readonly number[] = [];
  /** The seat whose eyes we look with; -1 is an onlooker's. */
  me = NOBODY;
  /** Hidden hands: this person is to take the device first. */
  curtain = NOBODY;
  pending = "";
  refused: { text: string; code: string } | null = null;
  story: readonly Told[] = [];
  /** What came before this version is not told yet; at first, nothing is but what happens now. */
  storyFrom = Infinity;
  said: Record<number, string> = {};
  deadline = 0;
  catchingUp = false;
  readonly show: Show;
  readonly dice: Dice;
  private held: Held[] = [];
  private shared = false;
  /** The seats that our secrets open, once the server has said so. */
  private holds: readonly number[] | null = null;
  /** How often the device went from one person to another. */
  private handOvers = 0;
  private choices = new Map<number, Choices>();
  private readonly phone: Telephone;
  /** Messages are taken one after the other, also when one of them needs a request. */
  private queue: Promise<unknown> = Promise.resolve();
  private taking = 0;
  private closed = false;
  private loading: Promise<unknown> | null = null;
  private spoken = "";
  private drawing = 0;
  private readonly unwatch: (() => void)[];

  constructor(readonly id: string) {
    this.seats();
    this.show = new Show(
      () => this.ui,
      () => this.me,
      (frame) => this.shows(frame),
    );
    this.dice = new Dice(id, () => this.changed());
    this.phone = new Telephone(id, this.tokens, settings.value.language, {
      hear: (message) => this.hear(message),
      line: (state, code) => {
        this.line = state;
        this.closedBy = code;
        if (state === "lost") announce(this.say("line-lost"));
        this.changed();
      },
      version: () => this.news?.v ?? -1,
    });
    let { language } = settings.value;
    const translate = (): void => {
      if (settings.value.language === language) return;
      language = settings.value.language;
      this.again();
      this.story = [];
      if (this.storyFrom < Infinity) void this.loadStory(this.storyFrom);
    };
    // A page that the browser kept and shows again may come back in other hands.
    const shown = (event: PageTransitionEvent): void => void (event.persisted && this.veil());
    addEventListener("pageshow", shown);
    this.unwatch = [
      settings.watch(translate),
      whenKept(EYES, () => this.takenElsewhere()),
      () => removeEventListener("pageshow", shown),
    ];
  }

  /** Nobody looks any more: whatever was on its way here is shown and said to nobody. */
  close(): void {
    this.closed = true;
    for (const end of this.unwatch) end();
    this.show.stop();
    this.dice.close();
    this.phone.hangUp();
  }

  /** The seats of this device have changed, or the language. */
  again(): void {
    this.seats();
    this.phone.again(this.tokens, settings.value.language);
  }

  /** My seats, as far as the server agrees: with a wrong secret one only looks on. */
  get mine(): readonly number[] {
    return this.held.map(({ seat }) => seat).filter((seat) => this.holds?.includes(seat));
  }

  /** The names of those whose secrets this device has, but whose seats they open no more. */
  get lost(): string[] {
    return this.held.flatMap(({ seat }) => (this.holds?.includes(seat) === false ? [this.names[seat] ?? ""] : []));
  }

  /** The names of those who got a new secret from the host, until somebody here has noticed. */
  get recovered(): string[] {
    const { recovered } = kept(this.id);
    const known = Array.isArray(recovered) ? recovered : [];
    return this.names.filter((_, seat) => (this.info?.seats[seat]?.recovered ?? 0) > (known[seat] ?? 0));
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

  get names(): string[] {
    const say = this.say;
    return (this.info?.seats ?? []).map((seat, number) => seat.name || say("seat", { number: number + 1 }));
  }

  /** The secret of the seat that looks, and of no other one of this device. */
  token(): string | undefined {
    return this.held.find(({ seat }) => seat === this.me)?.token;
  }

  /** What the seat that looks may do now, once everything has come to rest. */
  get mayDo(): Choices | null {
    const found = this.choices.get(this.me);
    const live = this.atRest && !this.pending && this.curtain < 0 && !this.info?.paused;
    return live && found && found.v === this.news?.v && this.news.asked.includes(this.me) ? found : null;
  }

  get atRest(): boolean {
    return this.show.atRest && this.taking === 0;
  }

  get over(): boolean {
    return this.info?.status === "over";
  }

  /** The story as far as it is shown, for the eyes that look. */
  get toldSoFar(): readonly Told[] {
    const shown = this.show.shown?.v ?? Infinity;
    const mine = this.story.filter(({ v, only }) => v <= shown && knows(only, this.me));
    return mine.slice(0, mine.length - this.show.untold);
  }

  play(action: number): void {
    const choices = this.mayDo;
    if (!choices) return;
    this.refused = null;
    this.pending = `${choices.seat}.${choices.v}.${action}`;
    this.phone.say({ t: "move", seat: choices.seat, at: choices.v, action, key: this.pending });
    sound("tap");
    this.changed();
  }

  get canTakeBack(): boolean {
    const { news } = this;
    if (!news || !this.mine.includes(news.undo) || !this.atRest || this.pending || this.over) return false;
    // Where hands are hidden, whoever passes the device on may still take back, but nobody for them.
    return news.undo === this.me || this.curtain !== NOBODY || !isSecret(news);
  }

  takeBack(): void {
    if (this.canTakeBack && this.news) {
      this.phone.say({ t: "take_back", seat: this.news.undo, at: this.news.v, key: "back" });
    }
  }

  pause(on: boolean): void {
    this.phone.say({ t: "pause", on, key: "pause" });
  }

  tell(phrase: Phrase): void {
    if (this.me >= 0) this.phone.say({ t: "say", seat: this.me, phrase, key: "say" });
  }

  /** The person behind the curtain has the device. */
  unveil(): void {
    const seat = this.curtain;
    if (seat === NOBODY) return;
    this.forgetSecrets();
    this.me = seat;
    this.curtain = NOBODY;
    keep(EYES, { id: this.id, seat: this.me } satisfies Taken);
    this.settle();
    this.changed();
  }

  hurry(): void {
    this.phone.hurry();
  }

  /** The story from this version on; usually that of the last while. */
  async loadStory(from = Math.max(0, (this.news?.v ?? 0) - STORY)): Promise<void> {
    const { handOvers } = this;
    const { language } = settings.value;
    try {
      const steps = await this.steps(from);
      // What was asked for with one person's secret is not for the next; nor in another language.
      if (handOvers !== this.handOvers || language !== settings.value.language) return;
      const told = steps.flatMap((step) => this.told(step));
      const last = steps[steps.length - 1]?.v ?? -1;
      this.story = [...told, ...this.story.filter(({ v }) => v > last)];
      this.storyFrom = from;
      this.changed();
    } catch {
      // the story goes on with what happens from now on
    }
  }

  /** The seats that this device holds now. */
  private seats(): void {
    const { seats } = kept(this.id);
    this.held = seats.filter((seat) => !seat.handed);
    this.shared = seats.length > 1;
    const [only] = this.held;
    if (!this.shared) this.me = only?.seat ?? NOBODY;
    else if (!this.held.some(({ seat }) => seat === this.me)) this.me = NOBODY;
  }

  private get tokens(): string[] {
    return this.held.map(({ token }) => token);
  }

  private get say() {
    return speaker(settings.value.language, this.info?.game);
  }

  /** Several things change with one message; the page is drawn once for all of them. */
  private changed(): void {
    this.drawing ||= setTimeout(() => {
      this.drawing = 0;
      this.changes.set(this.changes.value + 1);
    }) as unknown as number;
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.info = message;
        this.dice.hear(message);
        this.lookAgain();
        this.loading ??= this.load(message.game);
        break;
      case "holds":
        this.holds = message.seats;
        this.lookAgain();
        break;
      case "events":
        this.dice.see(message.events);
        this.taking++;
        this.queue = this.queue.then(() => this.take(message)).finally(() => {
          this.taking--;
          this.settle();
          this.changed();
        });
        break;
      case "choices":
        this.choices.set(message.seat, message);
        this.dice.act(message.seat);
        void this.queue.then(() => (this.settle(), this.changed()));
        break;
      case "done":
        break;
      case "refused":
        // Why a move is refused may tell of the hand it came from: only whoever made it hears that.
        if (message.key.includes(".") && message.key !== this.pending) break;
        if (message.key === this.pending) this.pending = "";
        this.refused = message;
        announce(message.text);
        break;
      case "said":
        this.said = { ...this.said, [message.seat]: message.text };
        announce(`${this.names[message.seat] ?? ""}: ${message.text}`);
        setTimeout(() => {
          if (this.said[message.seat] === message.text) this.said = { ...this.said, [message.seat]: "" };
          this.changed();
        }, SAID_FOR);
        break;
    }
    this.changed();
  }

  private async load(game: string): Promise<void> {
    remember(this.id, { game });
    const [ui] = await Promise.all([loadGame(game), prepare(settings.value.language, game)]);
    this.ui = ui;
  }

  /** What happened, as pictures in order: one, or all those in between as far as we can get them. */
  private async take(message: Events): Promise<void> {
    await this.loading;
    if (this.closed) return;
    const known = this.news?.v ?? -1;
    const first = this.news === null;
    this.news = message;
    this.deadline = message.seconds ? Date.now() + 1000 * message.seconds : 0;
    const last: Frame = { v: message.v, positions: message.positions, events: message.events };
    if (!first && message.v === known) {
      // The line is new and nothing has happened: a move without an answer is still under way.
      if (this.show.atRest) this.show.place({ ...last, events: [] });
      return;
    }
    this.pending = "";
    this.refused = null;
    if (!first) this.story = [...this.story, ...message.events.flatMap((event) => this.told(event))];
    const since = first ? Math.max(kept(this.id).seen, message.v - CAUGHT_UP) : known;
    const told = message.events.filter((event) => event.story?.length).length;
    const gap = first ? since >= 0 && since < message.v && this.info?.status === "playing" : message.whole;
    if (pace() && !this.veiled(message) && (gap || (!first && told > 1))) {
      try {
        const { me } = this;
        const steps = await this.steps(first ? since - 1 : since);
        if (me === this.me && !this.closed) {
          const frames = framesOf(first ? steps.slice(1) : steps, me);
          const start = steps[0];
          if (first && start) this.show.place({ v: start.v, positions: { [me]: start.position }, events: [] });
          this.catchingUp = gap && frames.length > 1;
          const end = frames.pop();
          this.show.add([...frames, end ? { ...last, events: end.events } : last]);
          return;
        }
      } catch {
        // then in one go
      }
    }
    if (this.closed) return;
    if (first) this.show.place(last);
    else this.show.add([last]);
  }

  private async steps(after: number): Promise<Step[]> {
    const found: Step[] = [];
    let newest = Infinity;
    while ((found[found.length - 1]?.v ?? after) < newest) {
      const from = found[found.length - 1]?.v ?? after;
      const more = await ask("GET /api/tables/{table}/steps", {
        at: { table: this.id },
        token: this.token(),
        query: { after: from },
      });
      newest = more.v;
      if (!more.steps.length) break;
      found.push(...more.steps);
    }
    return found;
  }

  private told(event: Event): Told[] {
    return (event.story ?? []).map((text) => ({ v: event.v, text, only: event.only ?? [] }));
  }

  /** A picture begins, or (null) everything has come to rest. */
  private shows(frame: Frame | null): void {
    if (frame && frame.events.length) {
      if (this.curtain === NOBODY) announce(storyOf(frame, this.me).join(" "));
      sound(frame.events.some(({ actor }) => actor === -1) ? "dice" : "tap");
    }
    if (!frame) this.settle();
    this.changed();
  }

  /** Whether those who share this device know different things, and nobody has it in hand. */
  private veiled(news: Events): boolean {
    return this.shared && isSecret(news) && !this.mine.includes(this.me);
  }

  /** Whose eyes it is now; between two people who know different things a curtain falls. */
  private lookAround(): void {
    const { news, mine, shared } = this;
    if (!news) return;
    const sight = { mine, shared, secret: isSecret(news), asked: news.asked, over: this.over };
    const { me, curtain } = look(this, sight);
    if (curtain !== NOBODY && this.curtain === NOBODY) this.forgetSecrets();
    this.me = me;
    this.curtain = curtain;
  }

  /** Somebody came, went, or lost a seat. */
  private lookAgain(): void {
    // What still moves is for whoever looks on; the next one comes when it has come to rest.
    if (this.atRest) this.lookAround();
    else if (!this.mine.includes(this.me)) this.me = NOBODY;
  }

  /** Whether nobody at this device may see what the others there do. */
  get hidden(): boolean {
    return this.shared && this.news !== null && isSecret(this.news);
  }

  /** Nobody has the device now; whoever takes it says who they are. */
  private veil(): void {
    if (!this.hidden || this.me === NOBODY) return;
    this.me = NOBODY;
    this.lookAround();
    this.settle();
    this.changed();
  }

  /** In another tab somebody said who they are: this one is not theirs to see. */
  private takenElsewhere(): void {
    const { id, seat } = recall<Taken>(EYES, { id: "", seat: NOBODY });
    if (id === this.id && seat !== this.me) this.veil();
  }

  /** What only the person before could see goes with them. */
  private forgetSecrets(): void {
    this.handOvers++;
    this.me = NOBODY;
    this.pending = "";
    this.refused = null;
    this.story = [];
    this.storyFrom = Infinity;
    this.show.forget();
    forgetTouched();
    hush();
  }

  /** Everything lies still: whose turn is it, and do they sit at this device? */
  private settle(): void {
    const { news } = this;
    if (!news || !this.atRest || this.closed) return;
    this.catchingUp = false;
    this.asked = news.asked;
    this.lookAround();
    if (!document.hidden) remember(this.id, { seen: news.v, over: this.over });
    this.speak(news);
  }

  /** Who is asked what, for the ear, and only when that is news. */
  private speak(news: Events): void {
    const say = this.say;
    const mine = this.mayDo;
    const key = mine ? `mine ${news.v}` : `${news.asked.join()} ${this.curtain}`;
    if (key === this.spoken || (news.asked.includes(this.me) && !mine && this.curtain < 0)) return;
    this.spoken = key;
    if (this.curtain >= 0) {
      announce(say("curtain-title", { name: this.names[this.curtain] ?? "" }));
    } else if (mine) {
      announce(`${mine.words} ${say("choices-count", { count: mine.choices.length })}`);
      sound("turn");
    } else if (news.asked.length) {
      const names = news.asked.map((seat) => this.names[seat] ?? "");
      announce(say("turn-of", { names: list(names), count: names.length }));
    }
  }
}

/** Whether those at the table know, or may choose, different things. */
const isSecret = (news: Events): boolean => !("-1" in news.positions) || news.asked.length > 1;

export const list = (names: readonly string[]): string =>
  names.length > 1 ? new Intl.ListFormat(settings.value.language).format(names) : (names[0] ?? "");

export const problemText = (problem: unknown, say: (key: string) => string): string =>
  (problem as Problem).message || say("problem-offline");
