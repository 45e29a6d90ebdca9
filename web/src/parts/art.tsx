/** A drawing from a sheet of drawings, the page's or a game's; it takes the colours of the page. */

import { DRAWN } from "pasch:boards";

/** Given by the build, so that a new drawing is never mixed up with a kept old one. */
declare const ART_HASH: string;
const fresh = typeof ART_HASH === "string" ? `?${ART_HASH}` : "";

export interface ArtProps {
  /** The sheet ("page", or the id of a game) and the symbol in it. */
  sheet: string;
  name: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

const addresses = new Map(["page", ...DRAWN].map((sheet) => [sheet, `/art/${sheet}.svg${fresh}`]));

/** The catalogue says where those of games from outside are. */
export const addSheet = (sheet: string, address: string): void => void addresses.set(sheet, address);
export const hasSheet = (sheet: string): boolean => addresses.has(sheet);

/** Nothing, where there is no such sheet. */
export function Art({ sheet, name, ...box }: ArtProps) {
  const address = addresses.get(sheet);
  return address ? <use href={`${address}#${name}`} {...box} /> : null;
}
