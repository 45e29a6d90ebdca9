/** Who looks at a device that several people share, and when a curtain falls between them. */

import type { Events } from "../wire";

export interface Viewer {
  /** The seat that looks; -1 is nobody's: only what everybody may see. */
  readonly me: number;
  /** The seat whose person is to take the device first; -1: no curtain. */
  readonly curtain: number;
}

/** What decides who looks. */
export interface Situation {
  /** The seats that are played at this device. */
  readonly mine: readonly number[];
  /** More than one person has played at it, so that it may lie in other hands by now. */
  readonly shared: boolean;
  /** Those who sit at the table know, or may choose, different things. */
  readonly secret: boolean;
  readonly asked: readonly number[];
  /** Nothing is secret any more. */
  readonly over: boolean;
}

export const NOBODY = -1;

/** Whether a viewer may see what has this audience; an empty one is everybody. */
export const knows = (only: readonly number[] | undefined, me: number): boolean => !only?.length || only.includes(me);

/** Whether those at the table know, or may choose, different things. */
export const isSecret = ({ positions, asked }: Pick<Events, "positions" | "asked">): boolean =>
  !("-1" in positions) || asked.length > 1;

/** Who looks now. A curtain that has fallen stays until somebody says who they are. */
export function decide({ me, curtain }: Viewer, { mine, shared, secret, asked, over }: Situation): Viewer {
  const asking = asked.filter((seat) => mine.includes(seat));
  const mineNow = mine.includes(me) ? me : NOBODY;
  const next = asking.includes(mineNow) ? mineNow : (asking[0] ?? NOBODY);
  const veiled = (seat: number): Viewer => ({ me: NOBODY, curtain: seat });
  const open = (seat: number): Viewer => ({ me: seat, curtain: NOBODY });
  const [first = NOBODY] = mine;
  if (first === NOBODY) return open(NOBODY);
  if (curtain !== NOBODY) return veiled(next !== NOBODY ? next : mine.includes(curtain) ? curtain : first);
  if (!shared) return open(first);
  if (over) return open(mineNow !== NOBODY ? mineNow : first);
  if (!secret) return open(next !== NOBODY ? next : mineNow);
  if (next !== NOBODY && next !== mineNow) return veiled(next);
  return mineNow === NOBODY ? veiled(first) : open(mineNow);
}
