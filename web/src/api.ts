/** Requests to the server, typed by what it says of itself. */

import { settings } from "./settings";
import type { Requests } from "./wire";

/** Why something did not work: a code that never changes, and a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What went wrong, for people. */
export const problemText = (problem: unknown, say: (key: string) => string): string =>
  (problem as Problem).message || say("problem-offline");

type Asked<K extends keyof Requests> = {
  /** What stands in the braces of the path. */
  at?: Record<string, string | number>;
  token?: string | undefined;
  signal?: AbortSignal;
} & (Requests[K]["body"] extends null ? object : { body: Requests[K]["body"] }) &
  (Requests[K]["query"] extends null ? object : { query?: Requests[K]["query"] });

export async function ask<K extends keyof Requests>(what: K, asked: Asked<K>): Promise<Requests[K]["answer"]> {
  const { at = {}, token, signal, body, query } = asked as Asked<K> & { body?: unknown; query?: object };
  const [method, route] = what.split(" ") as [string, string];
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(at[name])));
  const search = new URLSearchParams({ language: settings.value.language });
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`${path}?${search}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Problem("offline", "");
  }
  const text = await answer.text();
  const said = (text && (answer.headers.get("content-type") ?? "").includes("json") ? JSON.parse(text) : null) as never;
  if (answer.ok) return said;
  const problem = said as { code: string; text: string } | null;
  throw new Problem(problem?.code ?? "broken", problem?.text ?? "");
}
