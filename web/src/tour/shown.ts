/** What this device has been shown of each game: a newcomer sees every step of its tour once. */

import { recent } from "../device";
import { keep, recall, whenKept } from "../kept";
import { Store } from "../store";

/** Stands for all that there is: whoever wants no more of it, or knew the game before. */
const ALL = "*";

type Shown = Readonly<Record<string, readonly string[]>>;

const kept = (): Shown => recall<Shown>("tour", {});

/** Changes whenever something was shown, or is to be shown again. */
export const shown = new Store<Shown>(kept());
whenKept("tour", () => shown.set(kept()));

function note(game: string, steps: readonly string[]): void {
  shown.set({ ...shown.value, [game]: steps });
  keep("tour", shown.value);
}

/** The steps that were shown; null: there is nothing to be known of this game. */
function stepsOf(game: string): readonly string[] | null {
  const steps = Object.hasOwn(shown.value, game) ? shown.value[game] : null;
  return Array.isArray(steps) ? steps : null;
}

/** Somebody sits down: if this device played the game before there were tours, it needs none. */
export function begin(game: string, table: string): void {
  const played = recent().some((other) => other.game === game && other.id !== table && other.seats.length > 0);
  if (!stepsOf(game)) note(game, played ? [ALL] : []);
}

export function isNews(game: string, step: string): boolean {
  const steps = stepsOf(game) ?? [];
  return !steps.includes(ALL) && !steps.includes(step);
}

/** Whether there may be something left to show. */
export const goesOn = (game: string): boolean => stepsOf(game) !== null && isNews(game, ALL);

export const see = (game: string, ...steps: readonly string[]): void => {
  const fresh = steps.filter((step) => step && isNews(game, step));
  if (fresh.length) note(game, [...(stepsOf(game) ?? []), ...fresh]);
};

export const stop = (game: string): void => note(game, [ALL]);
export const restart = (game: string): void => note(game, []);
