/** Where on the board the choices are. */

import type { Point, Say, Spot } from "@pasch/board";

import type { Ground } from "./geometry";
import type { Option } from "./notation";

const REACH = 25;
const FINGER = 40;

/** So near to another that a finger may mean either: then the first touch only looks. */
export const crowded = (spot: Spot, spots: readonly Spot[]): boolean =>
  spots.some(({ id, x, y }) => id !== spot.id && Math.hypot(x - spot.x, y - spot.y) < FINGER);

/** The place a choice is about: where a move ends, a named piece or field, a corner. */
export function targetOf({ means }: Option, ground: Ground, me: number, colour: number): Point | null {
  if (means.kind === "move") return ground.place(colour, means.to);
  if (means.kind === "piece" || means.kind === "field") return ground.place(Math.max(me, 0), means.step);
  return means.kind === "seat" ? ground.yard(means.seat) : null;
}

/** The choices as targets: pieces first; of a touched piece the fields where it may go. */
export function spotsOf(
  options: readonly Option[],
  ground: Ground,
  me: number,
  colour: number,
  waiting: number,
  touched: string,
  say: Say,
): Spot[] {
  const found = new Map<string, Spot & { choices: Option[] }>();
  for (const option of options) {
    const { means, notation } = option;
    const target = targetOf(option, ground, me, colour);
    if (!target) continue;
    let id = notation;
    let [x, y] = target;
    if (means.kind === "move") {
      const [from, to] = notation.split(/[-x]/) as [string, string];
      id = `from ${from}`;
      if (id === touched) add(`to ${to}`, x, y, option);
      else if (touched.startsWith("from ")) continue;
      [x, y] = ground.place(colour, means.from, Math.max(0, waiting - 1));
    } else if (means.kind === "piece") {
      id = `on ${means.step}`;
    }
    add(id, x, y - (means.kind === "move" || means.kind === "piece" ? 4 : 0), option);
  }

  function add(id: string, x: number, y: number, option: Option): void {
    const spot = found.get(id) ?? { id, x, y, reach: REACH, label: "", choices: [] };
    found.set(id, { ...spot, choices: [...spot.choices, option] });
  }

  return [...found.values()].map((spot) => {
    const { id, choices } = spot;
    const back = id === touched && choices.length > 1 && choices[0]?.means.kind === "move";
    return { ...spot, label: back ? say("web-back") : choices.map(({ words }) => words).join(say("web-or")) };
  });
}
