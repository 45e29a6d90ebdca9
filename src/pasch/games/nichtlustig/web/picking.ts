/** What I have picked so far, on the board or in the tray: both show the same. */

import { type Choice, together } from "@pasch/board";

const useTogether = together<{ ids: readonly string[] | null }>({ ids: null });

/** The things that a choice takes: the cards of a claim, a Death, a card to cover. */
export const taken = (choice: Choice): string[] =>
  /^[RYLPDT][\d*]/.test(choice.notation) ? choice.notation.split("+") : [];

export const takes = (choices: readonly Choice[]): Choice[] => choices.filter((choice) => taken(choice).length > 0);

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

export const matching = (choices: readonly Choice[], ids: readonly string[]): Choice | undefined =>
  takes(choices).find((choice) => same(taken(choice), ids));

/** The most that can be taken (of Dinosaurs the largest), where something is won; which card Death gets is not suggested. */
function start(choices: readonly Choice[], winning: boolean): readonly string[] {
  const all = takes(choices).map(taken);
  if (!winning && all.length > 1) return [];
  return all.reduce((most, each) => (each.length >= most.length ? each : most), []);
}

/** After a touch: the choice with that thing which keeps most of what was picked, or without it. */
export function touched(choices: readonly Choice[], ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  let best: readonly string[] = ids;
  let most = -Infinity;
  for (const each of takes(choices).map(taken)) {
    const kept = each.filter((other) => ids.includes(other)).length;
    const worth = 2 * kept - each.length;
    if (each.includes(id) && worth > most) [best, most] = [each, worth];
  }
  return best;
}

export function usePicked(
  choices: readonly Choice[],
  winning: boolean,
): [readonly string[], (ids: readonly string[]) => void] {
  const [{ ids }, set] = useTogether(choices.map((choice) => choice.notation).join(" "));
  return [ids ?? start(choices, winning), (now) => set({ ids: now })];
}
