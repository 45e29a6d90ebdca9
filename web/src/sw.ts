/** Keeps the shell of the page, so that it opens at once, and opens even when the server is away. */

declare const SHELL: string[];
declare const VERSION: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: "install" | "activate", work: (event: Extendable) => void): void;
  addEventListener(name: "fetch", work: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const clean = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

/** What has its hash in its name is taken from here; the page itself is asked for anew first. */
async function answer(request: Request): Promise<Response> {
  if (request.mode !== "navigate") return (await caches.match(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.mode === "navigate" || SHELL.includes(url.pathname + url.search);
  if (request.method === "GET" && url.origin === location.origin && ours) {
    event.respondWith(answer(request));
  }
});
