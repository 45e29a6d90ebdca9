/** Who sits at the table: shape, letter and name; who is asked, who is away, what they say. */

import type { LiveTable } from "../live/table";
import { Icon, IconButton } from "../parts/icon";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { useSay } from "../words";
import type { TableInfo } from "../wire";

export function Players({ table, info, talk }: { table: LiveTable; info: TableInfo; talk: (() => void) | null }) {
  const say = useSay();
  const marks = letters(table.names);
  return (
    <div class="players">
      <ul aria-label={say("players")}>
        {info.seats.map((seat, number) => {
          const asked = table.asked.includes(number);
          const thinks = table.window?.thinking.includes(number) === true;
          const bot = seat.kind === "bot" || seat.stand_in === true;
          const away = seat.kind === "human" && !seat.here && !seat.stand_in;
          const state = [
            number === table.me && say("thats-you"),
            seat.stand_in ? say("stand-in") : seat.kind === "bot" && say("bot"),
            away && say("is-away"),
            asked && say("is-asked"),
            thinks && say("is-thinking"),
          ].filter(Boolean);
          return (
            <li
              key={number}
              class={`player ${asked || thinks ? "asked" : ""} ${away ? "away" : ""} ${number === table.me ? "me" : ""}`}
            >
              <Mark seat={number} letter={marks[number] ?? ""} />
              <span class="name">{table.names[number]}</span>
              {state.length > 0 && <span class="unseen">({state.join(", ")})</span>}
              {thinks && <span class="bubble">…</span>}
              {bot && <Icon name="bot" />}
              {away && <Icon name="moon" />}
              {table.said[number] && <span class="bubble">{table.said[number]}</span>}
            </li>
          );
        })}
      </ul>
      {talk && <IconButton icon="say" label={say("phrases")} act={talk} />}
    </div>
  );
}
