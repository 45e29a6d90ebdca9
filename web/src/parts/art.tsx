/** A drawing from one of the sheets in web/art; it takes the colours of the page. */

/** Given by the build, so that a new drawing is never mixed up with a kept old one. */
declare const ART_HASH: string;
const fresh = typeof ART_HASH === "string" ? `?${ART_HASH}` : "";

export interface ArtProps {
  /** The sheet, art/<sheet>.svg, and the symbol in it. */
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
