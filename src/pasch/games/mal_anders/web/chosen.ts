/** What is touched, on the board or in the tray, while I decide about the dice. */

import { type Choice, together } from "@pasch/board";

import { field } from "./places";
import { FIELDS, type Position, type Use, corner, use } from "./position";

interface Chosen {
  /** The sum of the pair I look at, 0 for none. */
  pair: number;
  /** What the pointer or the focus is on: these uses are drawn as ways. */
  over: readonly Use[];
}

const useTogether = together<Chosen>({ pair: 0, over: [] });

export function useChosen(choices: readonly Choice[]) {
  const [chosen, choose] = useTogether(choices.map((choice) => choice.notation).join());
  const uses = choices.map(use).filter((each) => each !== null);
  const placed = new Set(uses.map((each) => each.choice));
  return {
    chosen,
    choose,
    uses,
    /** All that lights up. */
    lit: uses.filter((each) => !chosen.pair || each.sum === chosen.pair),
    /** What no field stands for. */
    others: choices.filter((choice) => !placed.has(choice)),
  };
}

/** The seat of a piece on the same field of the board, or -1. */
export function standing(position: Position, seat: number, step: number): number {
  const [x, y] = field(corner(position, seat), step);
  return position.pieces.findIndex(({ on }, other) =>
    on.some((name) => {
      const [u, v] = field(corner(position, other), FIELDS.indexOf(name));
      return u === x && v === y;
    }),
  );
}
