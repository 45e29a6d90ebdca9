/** Which dice fell: as notation tells it, or as the position shows it. */

import type { Happened } from "../games/game";
import { type Fact, type Facts, isList, type Value } from "./facts";

const NATURE = -1;
const FACE = /^d:?(\w+)$/;

/** The faces of the dice that nature threw: `d5` is a die that shows 5, `d:moon` one with a moon. */
export function thrown(happened: readonly Happened[]): Value[] {
  return happened.flatMap(({ actor, notation }) => {
    const face = actor === NATURE ? FACE.exec(notation)?.[1] : undefined;
    return face === undefined ? [] : [/^\d+$/.test(face) ? Number(face) : face];
  });
}

/** Whether these dice were thrown just now: they changed, or the same number fell again. */
export function rolled(was: Value | undefined, value: Value, happened: readonly Happened[]): boolean {
  if (was === undefined) return false;
  const fell = thrown(happened);
  const dice = (isList(value) ? value : [value]).filter((face) => face !== null && face !== 0);
  return dice.length > 0 && (JSON.stringify(was) !== JSON.stringify(value) || fell.some((face) => dice.includes(face)));
}

/** All facts of a position, those in groups too. */
export function* all({ table, seats }: Facts): Generator<Fact> {
  for (const list of [table, ...seats]) yield* within(list);
}

function* within(list: readonly Fact[]): Generator<Fact> {
  for (const fact of list) {
    if (fact.kind === "group") yield* within(fact.value);
    else if (fact.kind === "rows") for (const row of fact.value) yield* within(row);
    else yield fact;
  }
}

/** Whether any dice lie in the position itself. */
export const showsDice = (facts: Facts): boolean =>
  [...all(facts)].some(
    ({ kind, value }) => kind === "dice" && value !== null && value !== 0 && !(isList(value) && !value.length),
  );
