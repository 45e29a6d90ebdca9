/** Asks how the games ended that this device took part in, and keeps it. */

import "../core";

import { ask, type Problem } from "../api";
import { type Kept, recent, remember } from "../device";
import type { Result } from "../wire";
import { add, type Played } from "./store";

export function playedFrom(result: Result, { seats }: Kept): Played {
  return {
    id: result.id,
    game: result.game,
    at: result.ended,
    seats: result.players.map(({ name, kind, level, place, points }) => ({
      name,
      bot: kind === "bot" ? Math.max(1, level) : 0,
      place,
      points,
    })),
    mine: seats.map(({ seat }) => seat).sort((a, b) => a - b),
  };
}

/** `known`: only of those that were seen to end. Those that began in the middle do not count. */
export async function collect(known = false): Promise<void> {
  const asked = recent().filter(({ seats, counted, over }) => seats.length && !counted && (over || !known));
  for (const table of asked.reverse()) {
    // The oldest first: each is then the latest of which something is known.
    try {
      const result = await ask("GET /api/tables/{table}/result", { at: { table: table.id } });
      if (result.whole && !add([playedFrom(result, table)])) return;
      remember(table.id, { counted: true, over: true });
    } catch (problem) {
      if ((problem as Problem).code === "offline") return;
    }
  }
}
