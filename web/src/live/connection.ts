/** The connection to a table: it is opened again whenever it breaks, and unanswered moves are repeated. */

import type { FromClient, FromServer, Language } from "../wire";
import { answered, type Moves, sent, undecided } from "./moves";

export const FIRST_DELAY = 400;
export const LONGEST_DELAY = 8000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6000;
const REPEAT_AFTER = 2000; // a move that nobody knows the fate of
const SILENT = 4010;
const FOR_GOOD = [4003, 4004, 4009, 4011, 4012]; // another site; no such table; other rules; broken, its log or its game

/** How long to wait before the try after the next. */
export const longer = (delay: number): number => Math.min(LONGEST_DELAY, delay * 1.7);

export type Status = "opening" | "open" | "lost" | "closed";

/** Why there is no connection, as far as people can be told: the words are `lost-…`. */
export const reasonFor = (code: number): "offline" | "too-many" | "unavailable" | "broken" =>
  code === 4029 ? "too-many" : code === 4503 ? "unavailable" : code === 4500 ? "broken" : "offline";

interface Listener {
  receive(message: FromServer): void;
  status(status: Status, code: number): void;
  /** The last version known. */
  version(): number;
}

export class Connection {
  private socket: WebSocket | null = null;
  private delay = FIRST_DELAY;
  private timer = 0;
  private pinging = 0;
  private repeating = 0;
  private receivedAt = 0;
  private closed = false;
  private moves: Moves = [];

  constructor(
    private readonly id: string,
    private tokens: string[],
    private language: Language,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Say hello anew, for another language or with other seats. */
  again(tokens: string[], language: Language): void {
    this.tokens = tokens;
    this.language = language;
    this.drop();
    this.connect();
  }

  /** A move is sent until it is answered; anything else only if there is a connection now. */
  send(message: FromClient): boolean {
    if (message.t === "move") this.moves = sent(this.moves, message);
    return this.write(message);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  /** Not to wait for the next try. */
  readonly hurry = (): void => {
    if (this.closed || document.hidden) return;
    if (!this.socket) {
      clearTimeout(this.timer);
      this.connect();
    } else {
      this.check();
    }
  };

  private write(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.repeating);
    clearInterval(this.pinging);
    this.repeating = 0;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    let greeted = false;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.write({ t: "hello", tokens: this.tokens, language: this.language, after: this.listener.version() });
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.check(), PING_EVERY) as unknown as number;
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.receivedAt = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if (message.t === "table" && !greeted) {
        greeted = true;
        this.opened();
      }
      this.moves = answered(this.moves, message);
      if (undecided(this.moves, message)) this.repeatLater();
      this.listener.receive(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    if (FOR_GOOD.includes(code)) {
      this.closed = true;
      this.listener.status("closed", code);
      return;
    }
    this.listener.status("lost", code);
    this.timer = setTimeout(() => this.connect(), this.delay) as unknown as number;
    this.delay = longer(this.delay);
  }

  /** The server answers: repeat the moves whose answer got lost; a repeated move is done once. */
  private opened(): void {
    this.delay = FIRST_DELAY;
    this.listener.status("open", 0);
    this.repeat();
  }

  private repeat(): void {
    for (const move of this.moves) this.write(move);
  }

  private repeatLater(): void {
    clearTimeout(this.repeating);
    this.repeating = setTimeout(() => this.repeat(), REPEAT_AFTER) as unknown as number;
  }

  /** A connection that broke without a word is noticed by its silence. */
  private check(): void {
    const since = Date.now();
    if (!this.write({ t: "ping" })) return;
    const socket = this.socket;
    setTimeout(() => {
      if (this.receivedAt < since && socket === this.socket && !this.closed) this.lost(SILENT);
    }, PONG_WITHIN);
  }
}
