/**
 * /t/{id}/hand#seat.token: the private hand of one seat, on a phone beside a shared screen;
 * /t/{id}/seat#seat.token: the same seat with the whole table, for somebody who lost theirs.
 */

import { useEffect, useState } from "preact/hooks";

import { ask, Problem } from "../api";
import { hold, kept } from "../device";
import { list } from "../lists";
import { Lost, Scene } from "../parts/scene";
import { decode, go } from "../router";
import { useSay } from "../words";
import type { HeldSeat } from "../wire";
import { Page } from "./frame";
import { TablePage } from "./table";

/** The secret in the address, if there is one. */
const secretInLink = (): string => /^\d+\.(.+)$/.exec(decode(location.hash.slice(1)))?.[1] ?? "";

export function HandPage({ id, hand }: { id: string; hand: boolean }) {
  const [token, set] = useState(secretInLink);
  useEffect(() => {
    const look = (): void => set(secretInLink());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const done = (): void => {
    go(hand ? `/t/${id}/hand` : `/t/${id}`, true); // the secret does not stay in the address
    set("");
  };
  return token ? <TakeSeat key={token} id={id} token={token} done={done} /> : <TablePage id={id} hand={hand} />;
}

/** A secret is kept once the server knows it; and where others are kept, once somebody has agreed. */
/** What the page of the table tells better. */
const BROKEN = ["no_such_table", "broken_log", "broken_game", "wrong_version"];

function TakeSeat({ id, token, done }: { id: string; token: string; done: () => void }) {
  const say = useSay();
  const [found, set] = useState<HeldSeat | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  const { game, seats } = kept(id);
  const others = seats.filter((held) => held.token !== token);
  const take = ({ seat, name }: HeldSeat): void => {
    hold(id, game, { seat, token, name });
    done();
  };
  useEffect(() => {
    ask("GET /api/tables/{table}/seat", { at: { table: id }, token }).then(
      (seat) => (others.length ? set(seat) : take(seat)),
      (wrong) => fail(wrong instanceof Problem ? wrong : new Problem("broken", "")),
    );
  }, [tries]);
  if (found) {
    const names = list(others.map(({ name, seat }) => name || say("seat", { number: seat + 1 })));
    const { name } = found;
    const same = others.some(({ seat }) => seat === found.seat);
    return (
      <Page>
        <Scene
          art="curtain"
          title={say("link-ask", { name })}
          text={say(same ? "link-replaces" : "link-adds", { name, names })}
        >
          <button class="main" onClick={() => take(found)}>
            {say("link-yes", { name })}
          </button>
          <button onClick={done}>{say("link-no")}</button>
        </Scene>
      </Page>
    );
  }
  if (problem?.code === "bad_token") {
    return (
      <Page>
        <Scene art="unknown" title={say("link-dead")} text={say(seats.length ? "link-dead-kept" : "link-dead-text")}>
          <button class="main" onClick={done}>
            {say("to-table")}
          </button>
        </Scene>
      </Page>
    );
  }
  // What is wrong with the table itself, it says itself.
  if (problem && BROKEN.includes(problem.code)) return <TablePage id={id} />;
  return (
    <Page>
      {problem ? (
        <Lost why={problem.message} again={() => again(tries + 1)} />
      ) : (
        <Scene art="waiting" title={say("one-moment")} />
      )}
    </Page>
  );
}
