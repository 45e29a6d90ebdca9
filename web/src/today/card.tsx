/** On the first page: the game of the day. Which it is follows from the date; the server knows best. */

import type { GameInfo } from "../wire";
import { useSay } from "../words";

const DAYS_BEFORE = 719_163; // until 1970, as the server counts them

export function DayCard({ games }: { games: readonly GameInfo[] }) {
  const say = useSay();
  const game = games[(DAYS_BEFORE + Math.floor(Date.now() / 864e5)) % games.length];
  return (
    <a class="slip" href="/today">
      <b>{say("day-title")}</b>
      <small>{game?.title ?? "\u00a0"}</small>
    </a>
  );
}
