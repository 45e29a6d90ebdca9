/** Before the game: who sits where, who is still to come, and the link for them. */

import { useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { useGame, useGameTitle } from "../catalogue";
import { kept, myName, remember, setMyName, tidy } from "../device";
import type { LiveTable } from "../live/table";
import { sit, start } from "../make";
import { Art } from "../parts/art";
import { NameField } from "../parts/form";
import { Icon, IconButton } from "../parts/icon";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { ShareLink } from "../parts/share";
import { useSay } from "../words";
import type { SeatInfo, TableInfo } from "../wire";
import { isIn } from "./again";
import { DiceWarning, Numbers } from "./dice";
import { Page, useTitle } from "./frame";
import { LEVELS, valueWords } from "./setup";

export function Lobby({ table, info }: { table: LiveTable; info: TableInfo }) {
  const say = useSay();
  const game = useGame(info.game);
  const [failed, fail] = useState("");
  const [level, setLevel] = useState(2);
  const mine = kept(table.id);
  // A secret that opens no seat here, or no more, is none.
  const seated = mine.seats.length > table.lost.length;
  const isHost = mine.host !== "";
  const free = info.seats.flatMap((seat, number) => (isOpen(seat) ? [number] : []));
  const marks = letters(table.names);
  const title = useGameTitle(info.game);
  useTitle(title);

  const act = (work: Promise<unknown>): void =>
    void work.then(
      () => fail(""),
      (problem) => fail(problemText(problem, say)),
    );
  const at = (seat: number) => ({ table: table.id, seat });
  const takeSeat = (seat: number, name: string): void => {
    setMyName(name);
    act(sit(table.id, info.game, seat, tidy(name) || say("guest")).then(() => table.again()));
  };
  const standUp = (seat: number): void => {
    const held = mine.seats.find((one) => one.seat === seat);
    const gone = ask("DELETE /api/tables/{table}/seats/{seat}", { at: at(seat), token: held?.token ?? mine.host });
    act(
      gone.then(() => {
        remember(table.id, { seats: kept(table.id).seats.filter((one) => one.seat !== seat) });
        if (held) table.again();
      }),
    );
  };
  const bot = (seat: number): Promise<unknown> =>
    ask("PUT /api/tables/{table}/seats/{seat}/bot", { at: at(seat), token: mine.host, body: { level } });
  const begin = async (): Promise<void> => {
    for (const seat of free) await bot(seat);
    await start(table.id);
  };

  return (
    <Page class="lobby">
      <header>
        <svg class="cover" viewBox="0 0 320 200" aria-hidden="true">
          <Art sheet="page" name="cover" width={320} height={200} />
          <Art sheet={info.game} name="cover" width={320} height={200} />
        </svg>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{game?.tagline}</p>
        </div>
      </header>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <DiceWarning id={table.id} />
      {info.origin?.table && (
        <p class="note">
          <a href={`/m/${info.origin.table}#${info.origin.v}`}>{say("from-middle")}</a>
        </p>
      )}
      {table.lost.length > 0 && (
        <p class="note" role="status">
          {say("seat-gone")}
        </p>
      )}
      {!seated && free.length > 0 && <Come join={(name) => takeSeat(free[0]!, name)} />}
      {!seated && free.length === 0 && !isHost && <p class="note">{say("table-full-lobby")}</p>}
      {seated && info.rematch && <p class="note">{say("again-starts")}</p>}
      {seated && !isHost && !info.rematch && <p class="note">{say("host-starts")}</p>}
      <ul class="seats">
        {info.seats.map((seat, number) => (
          <li key={number}>
            <Mark seat={number} letter={isOpen(seat) ? "" : (marks[number] ?? "")} size={2.25} />
            <span class="who">
              <b>{isOpen(seat) ? say("free-seat") : seat.name}</b>
              <small>
                {describe(
                  say,
                  seat,
                  mine.seats.some((held) => held.seat === number),
                )}
                {info.rematch && seat.kind === "human" && `, ${say(isIn(info, number) ? "again-in" : "again-waits")}`}
              </small>
            </span>
            {isOpen(seat) && isHost && (
              <button type="button" onClick={() => act(bot(number))}>
                <Icon name="bot" />
                {say("add-bot")}
              </button>
            )}
            {!isOpen(seat) && (isHost || mine.seats.some((held) => held.seat === number)) && (
              <IconButton
                icon="close"
                label={
                  mine.seats.some((held) => held.seat === number)
                    ? say("stand-up")
                    : say("remove", { name: seat.name ?? "" })
                }
                act={() => standUp(number)}
              />
            )}
          </li>
        ))}
        {isHost && free.length > 0 && (
          <li>
            <label class="level">
              <span>{say("bots")}</span>
              <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
                {LEVELS.map((value) => (
                  <option key={value} value={value}>
                    {say(`level-${value}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        )}
      </ul>
      {free.length > 0 && (
        <section class="invite">
          <h2>{say("invite")}</h2>
          <p>{say("invite-text")}</p>
          <ShareLink table={table.id} title={title} text={say("invite-message", { game: title })} />
        </section>
      )}
      {isHost && (
        <div class="start">
          <button class="main wide" disabled={free.length === info.seats.length} onClick={() => act(begin())}>
            <Icon name="play" />
            {say(free.length ? "start-with-bots" : "start")}
          </button>
        </div>
      )}
      <Agreed info={info} names={table.names} />
    </Page>
  );
}

const isOpen = (seat: SeatInfo): boolean => !seat.kind || seat.kind === "open";

function describe(say: ReturnType<typeof useSay>, seat: SeatInfo, mine: boolean): string {
  if (isOpen(seat)) return say("waits");
  if (seat.kind === "bot") return say("bot-of-level", { level: say(`level-${seat.level ?? 1}`) });
  return mine ? say("thats-you") : say(seat.here ? "is-here" : "is-away");
}

/** Somebody comes by the link: a name is enough. */
function Come({ join }: { join: (name: string) => void }) {
  const say = useSay();
  const [name, setName] = useState(myName());
  return (
    <form
      class="come"
      onSubmit={(event) => {
        event.preventDefault();
        join(name);
      }}
    >
      <NameField id="my-name" label={say("your-name")} hint={say("guest")} value={name} set={setName} />
      <button class="main">
        <Icon name="chair" />
        {say("sit-down")}
      </button>
    </form>
  );
}

/** What was agreed on for this table. */
function Agreed({ info, names }: { info: TableInfo; names: readonly string[] }) {
  const say = useSay();
  const game = useGame(info.game);
  const lines = (game?.options ?? []).map((option): [string, string] => [
    option.title,
    valueWords(say, option, info.options[option.name] ?? option.default),
  ]);
  lines.push([say("hints"), say(info.hints ? "yes" : "no")]);
  lines.push([say("move-time"), say("move-seconds", { seconds: info.move_seconds })]);
  return (
    <section class="agreed">
      <h2>{say("agreed")}</h2>
      <dl>
        {lines.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        <a href={`/rules/${info.game}`}>{say("rules")}</a> · <a href="/fair">{say("fair-title")}</a>
      </p>
      <details class="quiet">
        <summary>{say("numbers")}</summary>
        <Numbers info={info} names={names} />
      </details>
    </section>
  );
}
