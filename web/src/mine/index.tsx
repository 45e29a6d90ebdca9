/** /mine: what this device knows of its own games. */

import { SHEETS } from "pasch:boards";
import { useEffect, useState } from "preact/hooks";

import { announce } from "../announce";
import { useGames } from "../catalogue";
import { style } from "../games/style";
import { british } from "../lists";
import { percent } from "../numbers";
import { Page, useTitle } from "../pages/frame";
import { download } from "../parts/download";
import { Icon } from "../parts/icon";
import { onDemand } from "../parts/on_demand";
import { Sheet } from "../parts/sheet";
import { settings } from "../settings";
import { useSay } from "../words";
import { collect } from "./collect";
import { clearPuzzled, countOf, keepPuzzled, mergedPuzzled, puzzled } from "../puzzles/store";
import { readGames, readPuzzles, written } from "./file";
import { add, all, clear, mySeat, type Played } from "./store";
import { type Sums, sums } from "./sums";

const LAST = 10;
const OPPONENTS = 12;

const boxes = () => import("./boxes");
const Carry = onDemand(() => boxes().then((parts) => parts.Carry));
const Club = onDemand(() => boxes().then((parts) => parts.Club));

export function MinePage() {
  const say = useSay();
  const [games, set] = useState<readonly Played[]>(all);
  useTitle(say("mine-title"));
  useEffect(() => {
    let wanted = true;
    void style(SHEETS.mine);
    void collect().then(() => wanted && set(all()));
    return () => void (wanted = false);
  }, []);
  const found = sums(games);
  return (
    <Page class="text mine">
      <h1 tabIndex={-1}>{say("mine-title")}</h1>
      <p class="lead">{say("mine-lead")}</p>
      {games.length === 0 ? (
        <p class="note">{say("mine-none")}</p>
      ) : (
        <>
          <Totals found={found} />
          <Games found={found} />
          <Opponents found={found} />
          <Luck found={found} />
          <Latest games={games} />
        </>
      )}
      <Puzzles />
      <Club found={found} />
      <Keeping games={games} changed={() => set(all())} />
    </Page>
  );
}

/** In sentences: a row of lost games is not counted, a row of won ones is. */
function Totals({ found }: { found: Sums }) {
  const say = useSay();
  const alone = found.played - found.together;
  const lines = [
    say("mine-played", { count: found.played }),
    alone ? say("mine-won", { count: found.won, share: percent(found.won / alone) }) : "",
    found.together ? say("mine-together", { count: found.together }) : "",
    found.streak > 1 ? say("mine-streak", { count: found.streak }) : "",
    found.best > Math.max(1, found.streak) ? say("mine-best", { count: found.best }) : "",
    found.days > 1 ? say("mine-days", { count: found.days }) : "",
    found.busiest > 1 ? say("mine-busiest", { count: found.busiest }) : "",
  ];
  return (
    <ul class="mine-totals">
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function useTitles(): (game: string) => string {
  const { games } = useGames();
  return (game) => games.find(({ id }) => id === game)?.title ?? game;
}

function Games({ found }: { found: Sums }) {
  const say = useSay();
  const title = useTitles();
  return (
    <section>
      <h2>{say("mine-games")}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={say("mine-games")}>
        <table class="sums">
          <thead>
            <tr>
              {["game", "times", "wins", "places", "most"].map((key) => (
                <th key={key} scope="col">
                  {say(`mine-column-${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.games.map(({ game, played, won, places, most }) => (
              <tr key={game}>
                <th scope="row">{title(game)}</th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{Array.from(places, (count) => count ?? 0).join(" · ") || "–"}</td>
                <td>{Number.isFinite(most) ? most : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="about">{say("mine-places-about")}</p>
    </section>
  );
}

function Opponents({ found }: { found: Sums }) {
  const say = useSay();
  if (!found.opponents.length) return null;
  return (
    <section>
      <h2>{say("mine-opponents")}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={say("mine-opponents")}>
        <table class="sums">
          <thead>
            <tr>
              {["who", "times", "ahead", "behind"].map((key) => (
                <th key={key} scope="col">
                  {say(`mine-column-${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.opponents.slice(0, OPPONENTS).map(({ name, bot, played, ahead, behind }) => (
              <tr key={`${bot} ${name}`}>
                <th scope="row">{bot ? say("bot-of-level", { level: say(`level-${bot}`) }) : name}</th>
                <td>{played}</td>
                <td>{ahead}</td>
                <td>{behind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** From the reviews that were made; of the other games nobody knows. */
function Luck({ found }: { found: Sums }) {
  const say = useSay();
  const { reviewed, luck, play, played } = found;
  return (
    <section>
      <h2>{say("review-title")}</h2>
      <p>
        {reviewed
          ? say("mine-luck", {
              reviewed,
              played,
              luck: percent(luck / reviewed, 0, true),
              play: percent(play / reviewed, 0, true),
            })
          : say("mine-no-luck")}
      </p>
    </section>
  );
}

/** How this device does at puzzles, if any were tried. */
function Puzzles() {
  const say = useSay();
  const { rating, deviation, tried, solved } = puzzled();
  const count = countOf(tried);
  if (!count) return null;
  const values = {
    rating: Math.round(rating),
    error: Math.round(2 * deviation),
    solved: countOf(solved),
    tried: count,
  };
  return (
    <section class="mine-puzzles">
      <h2>{say("solve-title")}</h2>
      <p>
        {say("solve-mine", values)} <a href="/puzzles">{say("solve-all")}</a>
      </p>
    </section>
  );
}

function Latest({ games }: { games: readonly Played[] }) {
  const say = useSay();
  const title = useTitles();
  const day = new Intl.DateTimeFormat(british(settings.value.language), { dateStyle: "medium" });
  const words = (game: Played): string => {
    const place = game.seats[mySeat(game)]?.place;
    return place === undefined ? say("mine-at-one-device") : say("mine-place", { place, seats: game.seats.length });
  };
  return (
    <section>
      <h2>{say("mine-latest")}</h2>
      <ul class="mine-latest">
        {games
          .slice(-LAST)
          .reverse()
          .map((game) => (
            <li key={game.id}>
              <a href={`/m/${game.id}`}>
                <b>{title(game.game)}</b>
                <small>
                  {day.format(game.at)}, {words(game)}
                </small>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** To take along, to bring in, to let go. */
function Keeping({ games, changed }: { games: readonly Played[]; changed: () => void }) {
  const say = useSay();
  const [said, tell] = useState<{ text: string; bad: boolean } | null>(null);
  const [asking, ask] = useState(false);
  const anything = games.length > 0 || countOf(puzzled().tried) > 0;
  const done = (text: string, bad = false): boolean => {
    tell({ text, bad });
    if (!bad) announce(text);
    changed();
    return !bad;
  };
  const save = (): void => {
    const name = `pasch-${new Date().toISOString().slice(0, 10)}.json`;
    download(new Blob([written(games, puzzled())], { type: "application/json" }), name);
  };
  const bring = async (file: File | undefined): Promise<void> => {
    if (file) read(await file.text());
  };
  const read = (text: string): boolean => {
    const found = readGames(text);
    if (typeof found === "string") return done(say(`mine-bad-${found}`), true);
    const puzzles = readPuzzles(text);
    if (typeof puzzles === "string") return done(say(`mine-bad-${puzzles}`), true);
    const before = all().length;
    if (!add(found)) return done(say("mine-no-room"), true);
    if (puzzles) keepPuzzled(mergedPuzzled(puzzled(), puzzles));
    return done(say("mine-brought", { count: all().length - before }));
  };
  return (
    <>
      <section class="keeping">
        <h2>{say("mine-keeping")}</h2>
        <p>
          {say("mine-keeping-text")} <a href="/open">{say("open-title")}</a>
        </p>
        {said && (
          <p class={said.bad ? "bad" : "note"} role={said.bad ? "alert" : "status"}>
            {said.text}
          </p>
        )}
        <div class="row">
          <button disabled={!anything} onClick={save}>
            <Icon name="download" />
            {say("mine-export")}
          </button>
          <label class="button file">
            <Icon name="book" />
            {say("mine-import")}
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                const field = event.currentTarget;
                void bring(field.files?.[0]).then(() => (field.value = ""));
              }}
            />
          </label>
          <button disabled={!anything} onClick={() => ask(true)}>
            <Icon name="close" />
            {say("mine-delete")}
          </button>
        </div>
        {asking && (
          <Sheet title={say("mine-delete")} close={() => ask(false)}>
            <p>{say("mine-delete-sure", { count: games.length })}</p>
            <div class="row">
              <button class="main" onClick={() => (clear(), clearPuzzled(), ask(false), done(say("mine-deleted")))}>
                {say("mine-delete-yes")}
              </button>
              <button onClick={() => ask(false)}>{say("mine-delete-no")}</button>
            </div>
          </Sheet>
        )}
      </section>
      <Carry write={() => written(games, puzzled())} read={read} />
    </>
  );
}
