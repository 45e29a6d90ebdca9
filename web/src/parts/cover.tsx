/** The picture of a game, 320 by 200: its own, or else its initials on a card of its colour. */

import { Art, hasSheet } from "./art";
import { COLOURS } from "./player";

/** Between the edges that a narrow frame cuts off. */
const MIDDLE = "translate(160 103) scale(0.74)";

export function Cover({ game, title }: { game: string; title: string }) {
  return (
    <>
      <Art sheet="page" name="cover" width={320} height={200} />
      {hasSheet(game) ? (
        <Art sheet={game} name="cover" width={320} height={200} />
      ) : (
        title && <Monogram game={game} title={title} />
      )}
    </>
  );
}

/** The first letters of the first two words. */
export const initials = (title: string): string =>
  [...title.matchAll(/(?<![\p{L}\p{N}'’])[\p{L}\p{N}]/gu)]
    .slice(0, 2)
    .map(([letter]) => letter.toLocaleUpperCase())
    .join("") || "?";

/** Always the same for a game, and not the same for all. */
export const colourOf = (game: string): number =>
  [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % COLOURS.length;

function Monogram({ game, title }: { game: string; title: string }) {
  const colour = colourOf(game);
  return (
    <g class="monogram" transform={MIDDLE}>
      <g transform="rotate(-9) translate(-34 4)">
        <rect class="die-shade" x="-36" y="-48" width="80" height="108" rx="11" />
        <rect class="outline" x="-40" y="-54" width="80" height="108" rx="11" style={{ fill: "var(--paper)" }} />
      </g>
      <g transform="rotate(5)">
        <rect class="die-shade" x="-38" y="-52" width="88" height="118" rx="12" />
        <rect class="outline" x="-44" y="-59" width="88" height="118" rx="12" style={{ fill: `var(--p${colour})` }} />
        <rect
          x="-36"
          y="-51"
          width="72"
          height="102"
          rx="7"
          style={{ fill: "none", stroke: "var(--paper)", strokeWidth: 2, opacity: 0.7 }}
        />
        <text class={colour === 3 ? "letter pale" : "letter"} y="15" text-anchor="middle" style={{ fontSize: "44px" }}>
          {initials(title)}
        </text>
      </g>
      <g transform="rotate(14) translate(66 22)">
        <rect class="die-shade" x="-15" y="-13" width="36" height="36" rx="7" />
        <rect class="die-body" x="-18" y="-18" width="36" height="36" rx="7" />
        {[-8, 0, 8].map((at) => (
          <circle class="pip" cx={at} cy={at} r="3.4" />
        ))}
      </g>
    </g>
  );
}
