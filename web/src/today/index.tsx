/** /today: the deal of the day, how it was played here, and yesterday's with its secret. */

import "../core";
import "../pages/at_table"; // shared with what a table needs: one file for both

import { SHEETS } from "pasch:boards";
import { useEffect, useState } from "preact/hooks";

import { announce } from "../announce";
import { ask, problemText } from "../api";
import { useGames } from "../catalogue";
import { hold, myName, setMyName, tidy } from "../device";
import { hex, sha256, unhex } from "../fair/sha256";
import { style } from "../games/style";
import { figure } from "../numbers";
import { Page, useTitle } from "../pages/frame";
import { Icon } from "../parts/icon";
import { Lost } from "../parts/scene";
import { go } from "../router";
import { settings } from "../settings";
import type { DayResult, DayResults, Today } from "../wire";
import { useSay } from "../words";
import { deviceSecret, noteSeals, seenSeal } from "./device";
import { share, squares } from "./share";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AGAIN = 2000; // milliseconds, while something is being measured

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function TodayPage() {
  const say = useSay();
  const { games } = useGames();
  const [today, set] = useState<Today | null>(null);
  const [game, choose] = useState("");
  const [lost, setLost] = useState(false);
  useTitle(say("day-title"));
  const look = (): void => {
    ask("GET /api/days", {}).then(
      (found) => {
        noteSeals(found);
        setLost(false);
        set(found);
        choose((chosen) => chosen || found.featured);
      },
      () => setLost(true),
    );
  };
  useEffect(() => {
    void style(SHEETS.mine);
    look();
  }, []);
  if (lost) {
    return (
      <Page>
        <Lost again={look} />
      </Page>
    );
  }
  const title = (id: string): string => games.find((one) => one.id === id)?.title ?? id;
  const hours = today ? Math.max(1, Math.ceil((today.ends - today.now) / HOUR)) : 0;
  return (
    <Page class="text mine today">
      <h1 tabIndex={-1}>{say("day-title")}</h1>
      <p class="lead">{say("day-lead")}</p>
      {today && (
        <>
          <label class="day-game">
            {say("day-game")}
            <select value={game} onChange={(event) => choose(event.currentTarget.value)}>
              {today.games.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.id === today.featured ? say("day-featured", { game: title(one.id) }) : title(one.id)}
                </option>
              ))}
            </select>
          </label>
          <p>{say("day-rules", { hours })}</p>
          <Deal key={`${today.date} ${game}`} date={today.date} game={game} title={title(game)} />
          <Deal
            key={`${dateOf(today.ends - 2 * DAY)} ${game}`}
            date={dateOf(today.ends - 2 * DAY)}
            game={game}
            title={title(game)}
            past
          />
          <p class="about">{say("day-about")}</p>
        </>
      )}
    </Page>
  );
}

interface DealProps {
  date: string;
  game: string;
  title: string;
  past?: boolean;
}

function Deal({ date, game, title, past }: DealProps) {
  const say = useSay();
  const [found, set] = useState<DayResults | null>(null);
  const [failed, fail] = useState("");
  useEffect(() => {
    let timer = 0;
    let wanted = true;
    const look = (): void => {
      ask("GET /api/days/{date}/{game}", { at: { date, game }, token: deviceSecret(false) }).then(
        (told) => {
          if (!wanted) return;
          set(told);
          fail("");
          if (told.measuring) timer = window.setTimeout(look, AGAIN);
        },
        (problem) => wanted && fail(problemText(problem, say)),
      );
    };
    look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [date, game]);
  const day = new Intl.DateTimeFormat(settings.value.language.replace(/^en$/, "en-GB"), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));
  return (
    <section class={past ? "day past" : "day"}>
      <h2>{say(past ? "day-yesterday" : "day-today", { date: day })}</h2>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      {found && (
        <>
          <Mine found={found} title={title} day={day} />
          <Play found={found} past={past ?? false} fail={fail} />
          <Results found={found} day={day} />
          <Seal found={found} />
        </>
      )}
    </section>
  );
}

/** Begins, goes on, or plays once more without counting. */
function Play({ found, past, fail }: { found: DayResults; past: boolean; fail: (why: string) => void }) {
  const say = useSay();
  const [name, setName] = useState(myName() || say("guest"));
  const [busy, setBusy] = useState(false);
  const state = found.mine?.state;
  const playing = state === "playing";
  const words = past ? "day-play-past" : playing ? "day-go-on" : state ? "day-play-again" : "day-play";
  const begin = (): void => {
    const called = tidy(name) || say("guest");
    const { date, game } = found;
    setBusy(true);
    setMyName(called);
    ask("POST /api/days/{date}/{game}", { at: { date, game }, token: deviceSecret(true), body: { name: called } }).then(
      ({ id, seat, token }) => {
        hold(id, game, { seat, token, name: called });
        go(`/t/${id}`);
      },
      (problem) => {
        fail(problemText(problem, say));
        setBusy(false);
      },
    );
  };
  return (
    <form
      class="day-play"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {!state && !past && (
        <label>
          {say("your-name")}
          <input
            type="text"
            maxLength={24}
            autocomplete="nickname"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class={past || (state && !playing) ? "" : "main"} disabled={busy}>
        <Icon name="play" />
        {say(words)}
      </button>
    </form>
  );
}

const points = (play: number): string => figure(100 * play, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** How this device did, and what it may tell of it. */
function Mine({ found, title, day }: { found: DayResults; title: string; day: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const { mine } = found;
  const result = found.results.find((one) => one.mine);
  if (!mine || mine.state === "playing") return null;
  if (!result) {
    return (
      <p class="note" role="status">
        {say(`day-state-${mine.state}`, { percent: Math.round(100 * mine.progress) })}
      </p>
    );
  }
  const words = say("day-mine", { rank: result.rank, count: found.count, play: points(result.play[0]) });
  const tell = async (): Promise<void> => {
    const bar = squares(result.play[0]);
    const text = [`Pasch · ${title} · ${day}`, bar, words, `${location.origin}/today`].join("\n");
    if (!(await share(text))) return;
    setCopied(true);
    announce(say("copied"));
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div class="day-mine" role="status">
      <p>
        <b>{words}</b>
      </p>
      <div class="row">
        <button onClick={() => void tell()}>
          <Icon name={copied ? "check" : "share"} />
          {say(copied ? "copied" : "day-share")}
        </button>
        <a class="button" href={`/m/${mine.table}`}>
          <Icon name="film" />
          {say("look-back")}
        </a>
      </div>
    </div>
  );
}

function Results({ found, day }: { found: DayResults; day: string }) {
  const say = useSay();
  if (!found.results.length) {
    return <p class="quiet">{say(found.measuring ? "day-measuring" : "day-nobody", { count: found.measuring })}</p>;
  }
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={`${say("day-results")}: ${day}`}>
        <table class="sums">
          <thead>
            <tr>
              {["name", "rank", "play", "place"].map((key) => (
                <th key={key} scope="col">
                  {say(`day-column-${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.results.map((one, number) => (
              <Row key={number} one={one} />
            ))}
          </tbody>
        </table>
      </div>
      {found.measuring > 0 && <p class="quiet">{say("day-measuring", { count: found.measuring })}</p>}
    </>
  );
}

function Row({ one }: { one: DayResult }) {
  const say = useSay();
  const error = Math.max(1, Math.round(196 * one.play[1]));
  return (
    <tr class={one.mine ? "mine" : ""}>
      <th scope="row">
        {one.name} {one.mine && <small>{say("day-you")}</small>}
      </th>
      <td>{one.rank}</td>
      <td>
        {points(one.play[0])} <small>± {error}</small>
      </td>
      <td>{one.place}</td>
    </tr>
  );
}

/** The seal; once it is opened, whether the secret fits it, and whether it is the one that was seen before. */
function Seal({ found }: { found: DayResults }) {
  const say = useSay();
  const seen = seenSeal(`${found.date}/${found.game}`);
  const fits = found.seed ? hex(sha256(unhex(found.seed))) === found.seal : true;
  const same = !seen || seen === found.seal;
  const verdict = !fits ? "wrong" : !same ? "other" : !found.seed ? "closed" : seen ? "seen" : "fits";
  return (
    <details>
      <summary>{say(found.seed ? "day-opened" : "day-sealed")}</summary>
      <p class={fits && same ? "" : "bad"}>{say(`day-seal-${verdict}`)}</p>
      <dl class="numbers">
        <div>
          <dt>{say("seal")}</dt>
          <dd>
            <code>{found.seal}</code>
          </dd>
        </div>
        {found.seed && (
          <div>
            <dt>{say("day-secret")}</dt>
            <dd>
              <code>{found.seed}</code>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
