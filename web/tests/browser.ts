/** A browser without a window: its clock stands still until a test moves it. Import it first. */

interface Timer {
  id: number;
  at: number;
  every: number;
  work: () => void;
}

const real = setImmediate;
let now = 1_000_000;
let count = 0;
let timers: Timer[] = [];

const add = (work: () => void, after = 0, every = 0): number => {
  timers.push({ id: ++count, at: now + after, every, work });
  return count;
};
const clear = (id: number): void => void (timers = timers.filter((timer) => timer.id !== id));

/** What was promised is done, as far as no time has to pass for it. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 4; round++) await new Promise<void>((done) => real(done));
}

/** So many milliseconds pass. */
export async function pass(time: number): Promise<void> {
  const end = now + time;
  for (;;) {
    await settled();
    const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.id - b.id)[0];
    if (!next) break;
    now = Math.max(now, next.at);
    if (next.every) next.at += next.every;
    else clear(next.id);
    next.work();
  }
  now = end;
}

/** How many clocks run that somebody started and nobody stopped. */
export const ticking = (): number => timers.length;

class Target extends EventTarget {
  hidden = false;
  documentElement = { lang: "", dataset: {}, style: { setProperty: () => undefined } };
  body = { append: () => undefined };
  createElement(): object {
    return { style: {} };
  }
  querySelector(): null {
    return null;
  }
}

/** What the page hears from its window: tell it by `dispatchEvent`. */
export const page = new EventTarget();
export const shown = new Target();

const kept = new Map<string, string>();
export const storage = {
  getItem: (name: string): string | null => kept.get(name) ?? null,
  setItem: (name: string, text: string): void => void kept.set(name, text),
  clear: (): void => kept.clear(),
};

/** Who answers the page's requests and sockets. */
export const net: {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  connect: (socket: FakeSocket) => void;
} = {
  fetch: () => Promise.reject(new Error("no server")),
  connect: () => undefined,
};

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** What the page said. */
  hear: (message: never) => void = () => undefined;

  constructor(readonly url: string) {
    setTimeout(() => net.connect(this));
  }

  open(): void {
    if (this.readyState > 1) return;
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: unknown): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The page says something. */
  send(text: string): void {
    this.hear(JSON.parse(text) as never);
  }

  /** The page hangs up. */
  close(): void {
    this.readyState = 3;
  }

  /** The server does, or the line breaks. */
  drop(code: number): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const fakes: Record<string, unknown> = {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  document: shown,
  localStorage: storage,
  location: { protocol: "http:", host: "here", origin: "http://here", pathname: "/t/table", hash: "" },
  history: { pushState: () => undefined, replaceState: () => undefined },
  navigator: { languages: ["de"] },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  getComputedStyle: () => ({ fontSize: "16px" }),
  innerWidth: 1280,
  innerHeight: 800,
  ResizeObserver: class {
    observe(): void {}
  },
  fetch: (path: string, init: RequestInit) => net.fetch(path, init),
  WebSocket: FakeSocket,
  WORDS_HASH: "",
  LANGUAGES: { de: "Deutsch", en: "English" },
  ART_HASH: "",
  setTimeout: (work: (...given: unknown[]) => void, after: number, ...given: unknown[]) =>
    add(() => work(...given), after),
  setInterval: (work: () => void, every: number) => add(work, every, every),
  clearTimeout: clear,
  clearInterval: clear,
};
for (const [name, value] of Object.entries(fakes)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Date.now = () => now;
