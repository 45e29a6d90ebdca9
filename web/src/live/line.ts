/** The line to a table: it is opened again whenever it breaks, and what was not answered is repeated. */

import type { FromClient, FromServer, Language, Move } from "../wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const FOR_GOOD = [4003, 4004, 4009, 4011]; // from another site; no such table; other rules; broken

export type Line = "opening" | "open" | "lost" | "closed";

interface Ears {
  hear(message: FromServer): void;
  line(state: Line, code: number): void;
  /** The last version known. */
  version(): number;
}

export class Telephone {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private heardAt = 0;
  private closed = false;
  /** Moves without an answer, by key. */
  private readonly open = new Map<string, Move>();

  constructor(
    private readonly id: string,
    private tokens: string[],
    private language: Language,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.dial();
  }

  /** Say hello anew, for another language or with other seats. */
  again(tokens: string[], language: Language): void {
    this.tokens = tokens;
    this.language = language;
    this.drop();
    this.dial();
  }

  say(message: FromClient): boolean {
    if (message.t === "move") this.open.set(message.key ?? "", message);
    return this.send(message);
  }

  hangUp(): void {
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
      this.dial();
    } else {
      this.check();
    }
  };

  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    let greeted = false;
    socket.onopen = () => {
      this.send({ t: "hello", tokens: this.tokens, language: this.language, after: this.ears.version() });
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.check(), PING_EVERY) as unknown as number;
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if (message.t === "table" && !greeted) {
        greeted = true;
        this.reached();
      }
      if (message.t === "done" || message.t === "refused") this.open.delete(message.key);
      this.ears.hear(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.drop();
      if (this.closed) return;
      if (FOR_GOOD.includes(event.code)) {
        this.closed = true;
        this.ears.line("closed", event.code);
        return;
      }
      this.ears.line("lost", event.code);
      this.timer = setTimeout(() => this.dial(), this.wait) as unknown as number;
      this.wait = Math.min(LONGEST_WAIT, (this.wait || FIRST_WAIT) * 1.7);
    };
  }

  /** We are heard: repeat the moves whose answer got lost; a repeated move is done once. */
  private reached(): void {
    this.wait = FIRST_WAIT;
    this.ears.line("open", 0);
    for (const move of this.open.values()) this.send(move);
  }

  /** A line that broke without a word is noticed by its silence. */
  private check(): void {
    const since = Date.now();
    if (!this.send({ t: "ping" })) return;
    const socket = this.socket;
    setTimeout(() => {
      if (this.heardAt < since && socket === this.socket && !this.closed) {
        socket?.close();
        socket?.onclose?.(new CloseEvent("close", { code: 4010 }));
      }
    }, 6000);
  }
}
