/** Who last took this device, told to its other tabs: what they show is not theirs to see. */

import { keep, recall, whenKept } from "../kept";
import { NOBODY } from "./curtain";

const NAME = "eyes";

interface Viewer {
  id: string;
  seat: number;
}

export const keepViewer = (id: string, seat: number): void => keep(NAME, { id, seat } satisfies Viewer);

/** In another tab somebody said who they are, at this table. The answer ends the watching. */
export const whenTakenElsewhere = (table: string, act: (seat: number) => void): (() => void) =>
  whenKept(NAME, () => {
    const { id, seat } = recall<Viewer>(NAME, { id: "", seat: NOBODY });
    if (id === table) act(seat);
  });
