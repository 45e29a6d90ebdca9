/** A table whose server is made of secrets: whatever only one seat may know says so itself. */

import type { Event, Events, FromClient, Step, TableInfo } from "../src/wire";
import { type FakeSocket, net } from "./browser";

export const ID = "table";
export const SEATS = 3;
const TOKEN = /^Bearer token(\d)$/;

/** The same numbers in every run. */
export class Luck {
  constructor(private state: number) {}

  /** From 0 to below `end`. */
  of(end: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * end);
  }

  often(percent: number): boolean {
    return this.of(100) < percent;
  }
}

const secretOf = (seats: readonly number[], what: string): string => seats.map((seat) => `«${seat} ${what}»`).join("");

/** The seats whose secrets stand in a text. */
export const secretsIn = (text: string): number[] => [...text.matchAll(/«(\d)/g)].map((found) => Number(found[1]));

interface Happened extends Event {
  only: number[];
  actor: number;
  notation: string;
  story: string[];
}

export class Server {
  readonly log: Happened[] = [];
  asked: number[] = [0];
  /** Requests wait for so long, in milliseconds. */
  slow = 0;
  /** Whether the next one fails. */
  failing = false;
  private sockets = new Map<FakeSocket, number[]>();

  constructor(private readonly luck: Luck) {
    net.connect = (socket) => this.arrive(socket);
    net.fetch = (path, init) => this.answer(path, init);
    this.happen(0);
  }

  get version(): number {
    return this.log.length;
  }

  /** Everybody's line breaks. */
  drop(code = 1006): void {
    for (const socket of [...this.sockets.keys()]) {
      this.sockets.delete(socket);
      socket.drop(code);
    }
  }

  /** Somebody comes or goes. */
  inform(): void {
    for (const socket of this.sockets.keys()) socket.tell(this.info());
  }

  /** One seat acts, and what follows by itself; then others are asked. */
  happen(actor: number): void {
    const before = this.version;
    for (let more = 1 + this.luck.of(3); more > 0; more--) {
      const only = this.luck.often(50) ? [this.luck.often(50) ? actor : this.luck.of(SEATS)] : [];
      const v = this.version + 1;
      const text = only.length ? secretOf(only, `v${v}`) : `all v${v}`;
      this.log.push({ v, actor, action: v, notation: text, story: [text], only });
    }
    const [first, ...others] = [0, 1, 2].sort(() => this.luck.of(3) - 1);
    this.asked = this.luck.often(30) ? [first ?? 0, ...others] : [first ?? 0];
    for (const socket of this.sockets.keys()) this.tell(socket, before);
  }

  private info(): TableInfo {
    const seats = [0, 1, 2].map((seat) => ({ kind: "human" as const, name: `P${seat}`, here: this.holds(seat) }));
    return {
      t: "table",
      id: ID,
      revision: 1,
      game: "secrets",
      options: {},
      status: "playing",
      seats,
      hints: true,
      window_ms: 1200,
      rematch: false,
      origin: null,
      branches: [],
      day: null,
      move_seconds: 0,
      paused: false,
      listed: false,
      commitment: "",
      seed: "",
      seeds: ["", "", ""],
      pledges: ["", "", ""],
      left_out: [],
      next: "",
    };
  }

  private holds(seat: number): boolean {
    return [...this.sockets.values()].some((seats) => seats.includes(seat));
  }

  private arrive(socket: FakeSocket): void {
    socket.hear = (message: FromClient) => setTimeout(() => this.hear(socket, message), this.luck.of(20));
    socket.open();
  }

  private hear(socket: FakeSocket, message: FromClient): void {
    if (message.t === "hello") {
      this.sockets.set(
        socket,
        (message.tokens ?? []).map((token) => Number(token.slice(5))),
      );
      this.inform();
      socket.tell({ t: "holds", seats: this.sockets.get(socket) });
      this.tell(socket, message.after ?? -1);
    } else if (message.t === "move") {
      const known = this.asked.includes(message.seat) && message.at === this.version;
      if (known && !this.luck.often(15)) {
        socket.tell({ t: "done", key: message.key, v: this.version + 1 });
        this.happen(message.seat);
      } else {
        const text = secretOf([message.seat], "is refused");
        socket.tell({ t: "refused", key: message.key, code: "illegal_action", text, rule: "" });
      }
    } else if (message.t === "ping") {
      socket.tell({ t: "pong", key: "" });
    }
  }

  private tell(socket: FakeSocket, after: number): void {
    const mine = this.sockets.get(socket) ?? [];
    const seen = after < 0 ? [] : this.log.slice(after);
    const events: Event[] = seen.map((event) => {
      const only = event.only.filter((seat) => mine.includes(seat));
      return event.only.length && !only.length ? { v: event.v } : { ...event, only };
    });
    const viewers = mine.length ? mine : [-1];
    const positions = Object.fromEntries(viewers.map((seat) => [seat, this.position(seat, this.version)]));
    const told: Events = {
      t: "events",
      v: this.version,
      events,
      positions,
      asked: this.asked,
      places: [],
      seconds: 0,
      whole: after < 0,
      undo: -1,
    };
    socket.tell(told);
    for (const seat of mine.filter((one) => this.asked.includes(one))) {
      const choices = [0, 1].map((action) => ({
        action,
        notation: secretOf([seat], "n"),
        words: secretOf([seat], "w"),
      }));
      socket.tell({ t: "choices", v: this.version, seat, words: secretOf([seat], "asked"), choices });
    }
  }

  private position(seat: number, v: number) {
    return { v, hand: seat < 0 ? "" : secretOf([seat], `hand v${v}`) };
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    if (path.startsWith("/assets/")) return Response.json({});
    const after = Number(new URL(path, "http://here").searchParams.get("after"));
    const headers = (init.headers ?? {}) as Record<string, string>;
    const viewer = Number(TOKEN.exec(headers["Authorization"] ?? "")?.[1] ?? -1);
    const first: Step = { v: 0, position: this.position(viewer, 0) };
    const steps = [
      first,
      ...this.log.map((event): Step => {
        const position = this.position(viewer, event.v);
        if (!event.only.length) return { ...event, position };
        return event.only.includes(viewer) ? { ...event, only: [viewer], position } : { v: event.v, position };
      }),
    ].filter(({ v }) => v > after);
    const said = Response.json({ v: this.version, steps });
    await new Promise<void>((done) => setTimeout(done, this.slow));
    if (this.failing) throw new Error("the line broke");
    return said;
  }
}
