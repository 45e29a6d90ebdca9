/** Everything at a table that is not a move. */

import { useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { type Held, hold, kept, remember } from "../device";
import type { LiveTable } from "../live/table";
import { openRules, overlay } from "../overlay";
import { Icon } from "../parts/icon";
import { Switch } from "../parts/form";
import { Code } from "../parts/code";
import { Sheet } from "../parts/sheet";
import { OnlyHere, ShareLink } from "../parts/share";
import { go } from "../router";
import { useSay } from "../words";
import type { Phrase, TableInfo } from "../wire";
import { DiceLine, Numbers } from "./dice";
import { Recover } from "./recover";

const PHRASES: readonly Phrase[] = ["hello", "well_played", "oops", "hurry", "thanks", "good_game"];

export function Phrases({ table, close }: { table: LiveTable; close: () => void }) {
  const say = useSay();
  return (
    <Sheet title={say("phrases")} close={close}>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} onClick={() => (table.tell(phrase), close())}>
            {say(`phrase-${phrase}`)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

interface MenuProps {
  table: LiveTable;
  info: TableInfo;
  /** Opens what the game is about, in place of the menu. */
  about: () => void;
  close: () => void;
  /** Opens what can be read out. */
  tell: () => void;
}

export function Menu({ table, info, about, tell, close }: MenuProps) {
  const say = useSay();
  const [page, turn] = useState<"" | "invite" | "dice" | number>("");
  const [recovering, recover] = useState(-1);
  const [failed, fail] = useState("");
  const mine = kept(table.id).seats;
  const entry = (icon: string, words: string, act: () => void, about = "") => (
    <li>
      <button onClick={act}>
        <Icon name={icon} />
        <span>
          {words}
          {about && <small>{about}</small>}
        </span>
      </button>
    </li>
  );
  if (page === "invite") {
    return (
      <Sheet title={say("onlookers")} close={close}>
        <p>{say("onlookers-text")}</p>
        <ShareLink table={table.id} title="Pasch" text={say("onlookers")} />
      </Sheet>
    );
  }
  if (page === "dice") {
    return (
      <Sheet title={say("fair-title")} close={close}>
        <DiceLine info={info} names={table.names} />
        <Numbers info={info} names={table.names} />
        <p>
          {say("numbers-about")} <a href="/fair">{say("fair-how")}</a>
        </p>
      </Sheet>
    );
  }
  if (recovering >= 0) return <Recover table={table} seat={recovering} close={close} />;
  const held = typeof page === "number" ? mine.find(({ seat }) => seat === page) : undefined;
  const handOver = (seat: number): void => {
    remember(table.id, { seats: mine.map((one) => (one.seat === seat ? { ...one, handed: true } : one)) });
    table.again();
    close();
  };
  /** With a new secret, so that the phone only looks on from now on. */
  const takeBack = async ({ seat, name, token }: Held): Promise<void> => {
    const renewed = await ask("POST /api/tables/{table}/seats/{seat}/token", { at: { table: table.id, seat }, token });
    hold(table.id, info.game, { seat, name, token: renewed.token });
    table.again();
    close();
  };
  const people = info.seats.filter(({ kind }) => kind === "human").length;
  const setPatience = (patient: boolean): Promise<unknown> =>
    ask("PUT /api/tables/{table}/seats/{seat}/patience", {
      at: { table: table.id, seat: table.me },
      token: table.token(),
      body: { patient },
    });
  // Whoever has a shared device in hand gives away their own cards, not those of the others.
  const mayHand = (seat: number): boolean => !table.hidden || seat === table.me;
  // Where nobody is left to play with, nobody is stood in for: the table rests.
  const othersStay = info.seats.some(
    ({ kind, here }, seat) => kind === "human" && here === true && !table.mine.includes(seat),
  );
  const away = kept(table.id).host
    ? info.seats.flatMap(({ kind }, seat) => (kind === "human" && !mine.some((one) => one.seat === seat) ? [seat] : []))
    : [];
  if (held) {
    return (
      <Sheet title={say("hand-title", { name: held.name })} close={close}>
        <p>{say("hand-text")}</p>
        <Code table={table.id} token={held.token} />
        <OnlyHere />
        <button class="main wide" onClick={() => handOver(held.seat)}>
          {say("hand-done")}
        </button>
      </Sheet>
    );
  }
  return (
    <Sheet title={say("menu")} close={close}>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <ul class="menu">
        {entry("flag", say("aim"), about, say("aim-about"))}
        {entry("book", say("rules"), () => (close(), openRules(info.game)))}
        {table.me >= 0 &&
          info.status === "playing" &&
          entry(
            "pause",
            say(info.paused ? "go-on" : "pause"),
            () => (table.pause(!info.paused), close()),
            say("pause-about"),
          )}
        {info.status === "playing" && people > 1 && table.me >= 0 && (
          <li>
            <Switch
              title={say("patient")}
              about={say("patient-about")}
              value={info.seats[table.me]?.patient === true}
              set={(patient) => void setPatience(patient).catch((problem) => fail(problemText(problem, say)))}
            />
          </li>
        )}
        {entry("eye", say("onlookers"), () => turn("invite"), say("onlookers-about"))}
        {info.status === "playing" &&
          mine.map((one) =>
            one.handed
              ? entry(
                  "phone",
                  say("hand-back", { name: one.name }),
                  () => void takeBack(one).catch((problem) => fail(problemText(problem, say))),
                  say("hand-back-about"),
                )
              : mayHand(one.seat) &&
                entry("phone", say("hand-over", { name: one.name }), () => turn(one.seat), say("hand-about")),
          )}
        {info.status === "playing" &&
          away.map((seat) =>
            entry(
              "again",
              say("recover", { name: table.names[seat] ?? "" }),
              () => recover(seat),
              say("recover-about"),
            ),
          )}
        {entry("gear", say("settings"), () => (close(), overlay.set({ sheet: "settings" })))}
        {entry("say", say("tell"), tell, say("tell-about"))}
        {entry("keys", say("shortcuts"), () => (close(), overlay.set({ sheet: "shortcuts" })))}
        {entry("seal", say("fair-title"), () => turn("dice"), say("fair-about"))}
        {entry(
          "door",
          say("leave"),
          () => go("/"),
          table.me >= 0 && info.status === "playing" ? say(othersStay ? "leave-about" : "leave-rests") : "",
        )}
      </ul>
      <p class="quiet seal">
        {say("seal")}: <code>{info.commitment.slice(0, 16)}…</code>
      </p>
    </Sheet>
  );
}
