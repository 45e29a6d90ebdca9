/** The end of a game, played over its board: once, for a moment, and then the result. */

import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { FinaleProps } from "../games/game";
import type { LiveTable } from "../live/table";
import { pace } from "../settings";
import { sound } from "../sound";

/** Milliseconds at pace 1 until the result is shown; whoever taps or types sees it at once. */
const LASTS = 3600;

/** Whether it is a good end for those at this device; onlookers are glad with the winners. */
export function hasWon(places: readonly number[], mine: readonly number[]): boolean {
  return mine.length ? mine.some((seat) => places[seat] === 1) : places.includes(1);
}

async function load(table: LiveTable): Promise<ComponentType<FinaleProps<unknown>>> {
  const own = await table.ui?.finale?.();
  return own ?? (await import("../generic/finale")).Finale;
}

export interface FinaleState {
  Finale: ComponentType<FinaleProps<unknown>> | null;
  won: boolean;
  /** Nothing moves where somebody only comes back to a game that is over. */
  pace: number;
  /** It is over, and so is the finale. */
  rests: boolean;
}

/** Over the board, and only to look at: what it shows is said elsewhere. */
export function Ending({ Finale, ...props }: { Finale: FinaleState["Finale"] } & FinaleProps<unknown>) {
  return (
    <div class="finale" aria-hidden="true" data-won={props.won}>
      {Finale && <Finale {...props} />}
    </div>
  );
}

export function useFinale(table: LiveTable, over: boolean): FinaleState {
  const witnessed = useRef(false);
  const [Finale, set] = useState<FinaleState["Finale"]>(null);
  const [rests, rest] = useState(false);
  if (table.show.shown && !over) witnessed.current = true;
  const won = hasWon(table.news?.places ?? [], table.mine);
  const speed = witnessed.current ? pace() : 0;
  useEffect(() => {
    rest(false);
    if (!over) return;
    const end = (): void => rest(true);
    let wanted = true;
    load(table).then(
      (found) => wanted && set(() => found),
      () => wanted && end(),
    );
    if (witnessed.current) sound(won ? "won" : "lost");
    if (!speed) return end();
    const clock = setTimeout(end, LASTS * speed);
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, end);
    return () => {
      wanted = false;
      clearTimeout(clock);
      for (const event of events) removeEventListener(event, end);
    };
  }, [over]);
  return { Finale: over ? Finale : null, won, pace: speed, rests: over && rests };
}
