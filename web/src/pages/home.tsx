/** The first page: the games, the ones that wait for me, the ones that wait for anybody. */

import { OWN } from "pasch:boards";
import { useEffect, useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { useGames } from "../catalogue";
import { forget, type Kept, recent } from "../device";
import { list } from "../lists";
import { againstBots, planFor } from "../make";
import { Cover } from "../parts/cover";
import { Icon, IconButton } from "../parts/icon";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { Lost } from "../parts/scene";
import { go } from "../router";
import { DayCard } from "../today/card";
import { useSay } from "../words";
import type { GameInfo, TableInfo } from "../wire";
import { Page, useTitle } from "./frame";
import { type Way, SetUp } from "./setup";

const MOST_RUNNING = 6;

export function Home() {
  const say = useSay();
  const { games, problem, again } = useGames();
  const [asked, ask] = useState<{ game: GameInfo; way: Way } | null>(null);
  useTitle("");
  if (problem && !games.length) {
    return (
      <Page>
        <Lost again={again} />
      </Page>
    );
  }
  return (
    <Page class="home">
      <h1 tabIndex={-1}>{say("home-title")}</h1>
      <p class="lead">{say("home-lead")}</p>
      <Running games={games} />
      <div class="days">
        <DayCard games={games} />
        <a class="slip" href="/puzzles/today">
          <b>{say("solve-today")}</b>
          <small>{say("solve-task")}</small>
        </a>
      </div>
      <ul class="games">
        {games.map((game) => (
          <Card key={game.id} game={game} choose={(way) => ask({ game, way })} />
        ))}
        {games.length === 0 && OWN.map((key) => <li key={key} class="card empty" />)}
      </ul>
      <Open games={games} />
      {asked && <SetUp {...asked} close={() => ask(null)} />}
    </Page>
  );
}

function Card({ game, choose }: { game: GameInfo; choose: (way: Way) => void }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState("");
  const least = game.seats[0] ?? 1;
  const most = game.seats[game.seats.length - 1] ?? least;
  const begin = (): void => {
    setBusy(true);
    againstBots(game, planFor(game), say).then(
      (id) => go(`/t/${id}`),
      (problem) => (fail(problemText(problem, say)), setBusy(false)),
    );
  };
  return (
    <li class="card" id={game.id}>
      <svg class="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Cover game={game.id} title={game.title} />
      </svg>
      <div class="card-text">
        <h2>{game.title}</h2>
        <p class="facts">
          <span>
            <Icon name="people" />
            {say("players-range", { least, most })}
          </span>
          <span>
            <Icon name="clock" />
            {say("minutes", { minutes: game.minutes })}
          </span>
          <span class="read">
            {game.lessons && (
              <a href={`/learn/${game.id}`} aria-label={say("learn-game", { game: game.title })}>
                {say("learn")}
              </a>
            )}
            <a href={`/rules/${game.id}`} aria-label={say("rules-of", { game: game.title })}>
              {say("rules")}
            </a>
          </span>
        </p>
        <p>{game.tagline}</p>
        {failed && <p class="bad">{failed}</p>}
        <div class="ways">
          <button class="main" disabled={busy} onClick={begin} aria-label={`${say("way-bots")}: ${game.title}`}>
            <Icon name="play" />
            {say("way-bots")}
          </button>
          <IconButton icon="sliders" label={`${say("set-up")}: ${game.title}`} act={() => choose("bots")} />
        </div>
        <div class="ways">
          <button onClick={() => choose("friends")} aria-label={`${say("way-friends")}: ${game.title}`}>
            {say("way-friends")}
          </button>
          <button onClick={() => choose("here")} aria-label={`${say("way-here")}: ${game.title}`}>
            {say("way-here")}
          </button>
        </div>
      </div>
    </li>
  );
}

/** The games of this device that are not over yet, shown at once as far as it remembers them. */
function Running({ games }: { games: readonly GameInfo[] }) {
  const say = useSay();
  const [tables, set] = useState<readonly { mine: Kept; info?: TableInfo }[]>(() =>
    recent()
      .filter(({ seats, host, over }) => !over && (seats.length || host))
      .slice(0, MOST_RUNNING)
      .map((mine) => ({ mine })),
  );
  useEffect(() => {
    void Promise.all(
      tables.map(({ mine }) =>
        ask("GET /api/tables/{table}", { at: { table: mine.id } }).then(
          (info) => [{ mine, info }],
          (problem) => (problem.code === "no_such_table" ? (forget(mine.id), []) : [{ mine }]),
        ),
      ),
    ).then((found) => set(found.flat()));
  }, []);
  const running = tables.filter(({ info }) => info?.status !== "over");
  const title = (id: string): string => games.find((game) => game.id === id)?.title ?? "";
  if (!running.length) return null;
  return (
    <section class="running">
      <h2>{say("running")}</h2>
      <ul>
        {running.map(({ mine, info }) => {
          const names = info?.seats.map((seat, number) => seat.name || say("seat", { number: number + 1 })) ?? [];
          const marks = letters(names);
          return (
            <li key={mine.id}>
              <a class="slip" href={`/t/${mine.id}`}>
                <svg class="thumb" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                  <Cover game={mine.game} title={title(mine.game)} />
                </svg>
                <span>
                  <b>{title(mine.game) || "\u00a0"}</b>
                  <small>{info?.status === "open" ? say("waits-for-players") : list(names) || "\u00a0"}</small>
                </span>
                <span class="marks">
                  {mine.seats.map(({ seat }) => (
                    <Mark key={seat} seat={seat} letter={marks[seat] ?? ""} />
                  ))}
                </span>
              </a>
              <IconButton
                icon="close"
                label={say("forget-table", { game: title(mine.game) })}
                act={() => (forget(mine.id), set(tables.filter((table) => table.mine !== mine)))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Tables of others that want to be found. */
function Open({ games }: { games: readonly GameInfo[] }) {
  const say = useSay();
  const [tables, set] = useState<readonly TableInfo[]>([]);
  useEffect(() => void ask("GET /api/tables", {}).then(set, () => undefined), []);
  if (!tables.length) return null;
  return (
    <section class="running">
      <h2>{say("open-tables")}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <a class="slip" href={`/t/${table.id}`}>
              <b>{games.find((game) => game.id === table.game)?.title}</b>
              <small>
                {list(table.seats.flatMap(({ name }) => name || []))}{" "}
                {say("seats-free", { count: table.seats.filter(({ kind }) => !kind || kind === "open").length })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
