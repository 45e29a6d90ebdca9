/** What this device says of the dice: a quiet line if all is well, a warning that stays if not. */

import { type Own, tooLate } from "../fair/own";
import { own } from "../live/dice";
import { list } from "../lists";
import type { LiveTable } from "../live/table";
import { Icon } from "../parts/icon";
import { Scene } from "../parts/scene";
import { useSay } from "../words";
import type { TableInfo } from "../wire";

/** Something is not as this device saw it. */
export function DiceWarning({ id }: { id: string }) {
  const say = useSay();
  const { doubts } = own(id);
  if (!doubts.length) return null;
  return (
    <section class="dice-warning" role="alert">
      <Icon name="warn" />
      <div>
        <b>{say("dice-warning")}</b>
        {doubts.map((doubt) => (
          <p key={doubt}>{say(`doubt-${doubt}`)}</p>
        ))}
        <p>
          {say("dice-warning-text")} <a href="/fair">{say("fair-how")}</a>
        </p>
      </div>
    </section>
  );
}

/** What this device has checked so far, in a sentence. */
export function DiceLine({ info, names }: { info: TableInfo; names: readonly string[] }) {
  const say = useSay();
  const mine = own(info.id);
  const out = info.left_out.map((seat) => names[seat] ?? "");
  return (
    <>
      {!mine.doubts.length && standing(mine, info) && (
        <p class="quiet dice-line">
          <Icon name="check" />
          {say(standing(mine, info), { count: mine.checked })}
        </p>
      )}
      {out.length > 0 && <p class="quiet dice-out">{say("dice-left-out", { names: list(out), count: out.length })}</p>}
    </>
  );
}

function standing(mine: Own, info: TableInfo): string {
  if (info.status === "open" || info.status === "opening" || !mine.acted.length) return "";
  if (info.status === "over" && mine.checked < 0) return "";
  if (tooLate(mine, info).length) return "dice-late";
  const added = mine.acted.some((seat) => mine.numbers[seat] && info.seeds[seat] === mine.numbers[seat]);
  return `${mine.checked >= 0 ? "dice-checked" : "dice-good"}${added ? "" : "-without"}`;
}

/** Seal and numbers, for whoever wants to write them down. */
export function Numbers({ info, names }: { info: TableInfo; names: readonly string[] }) {
  const say = useSay();
  const mine = own(info.id);
  return (
    <dl class="numbers">
      <div>
        <dt>{say("seal")}</dt>
        <dd>
          <code>{info.commitment}</code>
        </dd>
      </div>
      {info.seats.map((seat, number) => {
        const held = mine.numbers[number];
        return (
          <div key={number}>
            <dt>
              {names[number]}
              {held && <small> {say("number-yours")}</small>}
            </dt>
            <dd>
              <code>{info.seeds[number] || held}</code>
              {!info.seeds[number] && say(numberState(info, number, seat.kind === "bot"))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function numberState(info: TableInfo, seat: number, bot: boolean): string {
  if (info.left_out.includes(seat)) return "number-left-out";
  if (info.pledges[seat]) return "number-pledged";
  return bot ? "number-of-bot" : "number-none";
}

/** Between the start and the first throw. */
export function Opening({ table, info }: { table: LiveTable; info: TableInfo }) {
  const say = useSay();
  const waited = info.pledges.flatMap((pledge, seat) => (pledge && !info.seeds[seat] ? [table.names[seat] ?? ""] : []));
  return <Scene art="waiting" title={say("dice-opening")} text={say("dice-opening-text", { names: list(waited) })} />;
}
