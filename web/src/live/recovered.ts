/** Seats whose players got a new secret from the host, and which of them this device has noticed. */

import type { TableInfo } from "../wire";
import { NOBODY } from "./curtain";

/** The seats that got one more often than was noticed here; what was kept may be damaged. */
export function newlyRecovered(info: TableInfo | null, noticed: unknown): number[] {
  const before: readonly number[] = Array.isArray(noticed) ? noticed : [];
  return (info?.seats ?? []).flatMap(({ recovered = 0 }, seat) => (recovered > (before[seat] ?? 0) ? [seat] : []));
}

/** How often each has by now; with the seat for which this device itself just asked. */
export const recoveredByNow = (info: TableInfo | null, asked = NOBODY): number[] =>
  (info?.seats ?? []).map(({ recovered = 0 }, seat) => recovered + (seat === asked ? 1 : 0));
