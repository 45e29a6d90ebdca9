/** Who came where and with what, for the ear: the picture of the end says it to the eye. */

import type { Say } from "../games/game";
import { standingOrder } from "../parts/standing_order";

interface StandingsProps {
  places: readonly number[];
  names: readonly string[];
  /** What each of them reached. */
  scores: readonly string[];
  say: Say;
}

export function Standings({ places, names, scores, say }: StandingsProps) {
  const order = standingOrder(places, scores, names.length);
  const together = new Set(places).size === 1; // nobody is before anybody
  return (
    <ol class="unseen" aria-label={say("result")}>
      {order.map((seat) => {
        const name = names[seat] ?? "";
        const placed = together || !places[seat] ? name : say("standing", { place: places[seat] ?? 0, name });
        return <li key={seat}>{[placed, scores[seat]].filter(Boolean).join(", ")}</li>;
      })}
    </ol>
  );
}
