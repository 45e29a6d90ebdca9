/** A field of a ring that every seat counts from its own start, as whoever looks counts it. */

import type { Say } from "../games/game";

const stepOf = (label: string): number => (label === "A" ? 0 : /^\d+$/.test(label) ? Number(label) : -1);

/** `A` or a number is counted anew, from one start field to another; what lies off the ring keeps its name. */
export function counted(label: string, track: number, start: number, mine: number): string {
  const step = stepOf(label);
  if (step < 0) return label;
  return String((step + start - mine + track) % track || "A");
}

/** The same for the pieces of another, with how far each is from the nearest of mine, at most `reach` away:
 *  "5 (3 behind you)"; `src/pasch/engine/ring.py` says it alike. */
export function standing(say: Say, track: number, reach: number, own: readonly string[]) {
  return (label: string, start: number, mine: number): string => {
    const space = counted(label, track, start, mine);
    const here = stepOf(space);
    if (here < 0 || start === mine) return space;
    let [steps, key] = [reach + 1, ""];
    for (const piece of own.map(stepOf)) {
      if (piece < 0 || piece === here) continue;
      const behind = (piece - here + track) % track;
      const ahead = track - behind;
      if (behind < steps) [steps, key] = [behind, "space-behind"];
      if (ahead < steps) [steps, key] = [ahead, "space-ahead"];
    }
    return key ? say(key, { space, steps }) : space;
  };
}
