/** What this device knows of the deals: its own secret, and the seals it has seen before they were opened. */

import { hex } from "../fair/sha256";
import { keep, recall } from "../kept";
import type { Today } from "../wire";

const SEALS = 40;

/** By which the server tells one device's tries from another's; made when it is first needed. */
export function deviceSecret(make: boolean): string {
  const found = recall("device", "");
  if (found || !make) return found;
  const fresh = hex(crypto.getRandomValues(new Uint8Array(16)));
  keep("device", fresh);
  return fresh;
}

const seals = (): Record<string, string> => recall<Record<string, string>>("seals", {});

/** Today's, and those of tomorrow: as they are seen first. */
export function noteSeals({ date, games, ends }: Today): void {
  const next = new Date(ends).toISOString().slice(0, 10);
  const told = games.flatMap(({ id, seal, next_seal }) => [
    [`${date}/${id}`, seal],
    [`${next}/${id}`, next_seal],
  ]);
  const all = { ...Object.fromEntries(told), ...seals() };
  const latest = Object.entries(all).sort(([a], [b]) => b.localeCompare(a));
  keep("seals", Object.fromEntries(latest.slice(0, SEALS)));
}

/** The seal of a deal as this device saw it; nothing, if it did not. */
export const seenSeal = (deal: string): string => seals()[deal] ?? "";
