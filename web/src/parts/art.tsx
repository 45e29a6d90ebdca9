/** A drawing from one of the sheets in web/art; it takes the colours of the page. */

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
  return <use href={`/art/${sheet}.svg#${name}`} {...box} />;
}
