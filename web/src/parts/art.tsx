/** A drawing from a sheet of drawings, the page's or a game's; it takes the colours of the page. */

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

export function Art({ sheet, name, ...box }: ArtProps) {
  return <use href={`/art/${sheet}.svg${fresh}#${name}`} {...box} />;
}
