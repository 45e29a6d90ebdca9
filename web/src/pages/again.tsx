/** Another game with the same people: who is in, and what a tap does about it. */

import { useEffect, useState } from "preact/hooks";

import { ask } from "../api";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { useSay } from "../words";
import type { TableInfo } from "../wire";

const LOOK_AGAIN = 2500; // milliseconds

/** Whether a seat is in: bots always are, people once they have pledged a number for the new dice. */
export const isIn = ({ seats, pledges }: TableInfo, seat: number): boolean =>
  seats[seat]?.kind === "bot" || Boolean(pledges[seat]);

export const people = ({ seats }: TableInfo): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));

/** The table after this one, as long as it has not begun; null: nobody has proposed it. */
export function useNext(id: string): TableInfo | null {
  const [next, set] = useState<TableInfo | null>(null);
  useEffect(() => {
    if (!id) return;
    const look = (): void => void ask("GET /api/tables/{table}", { at: { table: id } }).then(set, () => undefined);
    look();
    const clock = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(clock);
  }, [id]);
  return next;
}

export function WhoIsIn({ info }: { info: TableInfo }) {
  const say = useSay();
  const marks = letters(info.seats.map(({ name }) => name ?? ""));
  return (
    <ul class="who-is-in" aria-label={say("again-who")} aria-live="polite">
      {people(info).map((seat) => (
        <li key={seat} class={isIn(info, seat) ? "in" : ""}>
          <Mark seat={seat} letter={marks[seat] ?? ""} />
          <b>{info.seats[seat]?.name}</b> {say(isIn(info, seat) ? "again-in" : "again-waits")}
          {isIn(info, seat) && <Icon name="check" />}
        </li>
      ))}
    </ul>
  );
}
