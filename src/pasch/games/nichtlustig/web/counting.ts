/** Counting what lies open, as anybody at the table would, to light it up.
 *  Nothing here decides what may be done: that comes as choices. */

import type { Position, Where } from "./things";
import { KINDS, THINGS, inOrder, isDeath, isSpecial, valueOf } from "./things";

export const sum = (dice: readonly (number | null)[]): number =>
  dice.slice(0, 6).reduce<number>((all, face) => all + (face ?? 0), 0);

/** The cards that the dice win as they lie (NL-23, NL-24), and if none, the Death that comes. */
export function wins(position: Position, where: Where): string[] {
  const { dice, turn } = position;
  if (!/^(keep|claim)$/.test(position.phase)) return [];
  const total = sum(dice) + (where.get("time-machine")?.holder === turn ? 2 : 0);
  const met = THINGS.filter((id) => {
    const at = where.get(id);
    const kind = KINDS.indexOf(id[0] ?? "");
    if (isDeath(id) || isSpecial(id) || !at || at.scored || at.holder === turn) return false;
    const value = valueOf(id);
    if (kind === 4) return total >= value;
    const has = (die: number): boolean => dice[die] === value;
    if (kind === 3) return [0, 2, 4].every((die) => has(die) || has(die + 1));
    return has(2 * kind) && has(2 * kind + 1);
  });
  return met.length > 0 ? inOrder(met) : [`T${dice[6] || "*"}`];
}

/** The Professors of a player that are worth something. */
export function professors({ players }: Position, seat: number): string[] {
  const player = players[seat];
  const covered = player?.deaths.map((each) => each.covers) ?? [];
  return player?.scored.filter((id) => id[0] === "P" && !covered.includes(id)) ?? [];
}

/** How many dice are in use: one a player for the start, one a Professor at the end, else all. */
export function inPlay(position: Position): number {
  if (position.phase === "opening") return position.seats;
  return position.phase === "professors" ? professors(position, position.roller ?? -1).length : 7;
}

/** NL-61 to NL-64. */
export function points(position: Position, seat: number): number {
  const player = position.players[seat];
  if (!player) return 0;
  const covered = player.deaths.map((each) => each.covers);
  const valid = player.scored.filter((id) => !covered.includes(id));
  const yetis = valid.filter((id) => id[0] === "Y").length;
  const worth = (id: string): number => ({ L: 4, Y: yetis > 1 ? 3 : 1, R: 2, D: valueOf(id) - 23 })[id[0] ?? ""] ?? 0;
  return valid.reduce(
    (all, id) => all + worth(id),
    (position.rolled[seat] ?? 0) + player.unscored.length - covered.filter((id) => !id).length,
  );
}
