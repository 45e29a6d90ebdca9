/** /puzzles, /puzzles/today, /puzzles/{game} and /puzzles/{game}/{number}: a script for who wants to solve some. */

import "../core";
import "../pages/at_table"; // shared with what a table needs: one file for both

import { SHEETS } from "pasch:boards";
import { useEffect, useState } from "preact/hooks";

import { ask, type Problem } from "../api";
import { useGames } from "../catalogue";
import type { GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { style } from "../games/style";
import { Page, useTitle } from "../pages/frame";
import { Icon } from "../parts/icon";
import { Lost, Scene } from "../parts/scene";
import { go } from "../router";
import { settings } from "../settings";
import { useStore } from "../use";
import { useSay } from "../words";
import type { GameInfo, Puzzle } from "../wire";
import { Player } from "./player";
import { nextOf, ofDay } from "./rating";
import { countOf, puzzled, solvedOf } from "./store";

const TODAY = "today";

export function PuzzlesPage({ game, number }: { game: string; number: string }) {
  if (!game) return <All />;
  return game === TODAY ? <Today /> : <One key={`${game} ${number}`} game={game} number={number} />;
}

/** Of games from outside others may have none: today's puzzle is the same everywhere. */
const ours = (games: readonly GameInfo[]): GameInfo[] => games.filter(({ page }) => !page);

function Today() {
  const say = useSay();
  const { games, problem, again } = useGames();
  const found = ofDay(ours(games), Date.now());
  useEffect(() => {
    if (found) go(`/puzzles/${found[0].id}/${found[1]}`, true);
  }, [games]);
  return (
    <Page>{problem && !games.length ? <Lost again={again} /> : <Scene art="waiting" title={say("one-moment")} />}</Page>
  );
}

function All() {
  const say = useSay();
  const { games, problem, again } = useGames();
  const mine = puzzled();
  const tried = countOf(mine.tried);
  useTitle(say("solve-title"));
  useEffect(() => void style(SHEETS.learn), []);
  if (problem && !games.length) {
    return (
      <Page>
        <Lost again={again} />
      </Page>
    );
  }
  return (
    <Page class="learn">
      <h1 tabIndex={-1}>{say("solve-title")}</h1>
      <p class="lead">{say("solve-lead")}</p>
      {tried > 0 && (
        <p>
          {say("solve-mine", {
            rating: Math.round(mine.rating),
            error: Math.round(2 * mine.deviation),
            solved: countOf(mine.solved),
            tried,
          })}
        </p>
      )}
      <div class="row">
        <a class="button main" href={`/puzzles/${TODAY}`}>
          <Icon name="play" />
          {say("solve-today")}
        </a>
      </div>
      <ul class="lessons">
        {games
          .filter(({ puzzles }) => puzzles)
          .map(({ id, title, puzzles }) => (
            <li key={id}>
              <a href={`/puzzles/${id}`}>
                <b>{title}</b>
                <small>{say("solve-of-game", { solved: solvedOf(id, mine).length, count: puzzles })}</small>
              </a>
            </li>
          ))}
      </ul>
    </Page>
  );
}

interface Found {
  puzzle: Puzzle;
  ratings: readonly number[];
  ui: GameUI<unknown>;
}

function One({ game, number }: { game: string; number: string }) {
  const say = useSay();
  const { language } = useStore(settings);
  const [found, set] = useState<Found | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const { ratings } = await ask("GET /api/games/{game}/puzzles", { at: { game } });
      if (!number && ratings.length) {
        if (wanted) go(`/puzzles/${game}/${nextOf(game, ratings, 0)}`, true);
        return;
      }
      const [puzzle, ui] = await Promise.all([
        ask("GET /api/games/{game}/puzzles/{number}", { at: { game, number: number || 1 } }),
        loadGame(game),
        style(SHEETS.learn),
      ]);
      if (wanted) set({ puzzle, ratings, ui });
    };
    load().then(
      () => wanted && fail(null),
      (wrong) => wanted && fail(wrong),
    );
    return () => void (wanted = false);
  }, [game, number, language, tries]);
  if (problem?.code === "no_such_game" || problem?.code === "no_such_puzzle") {
    return (
      <Page>
        <Scene art="unknown" title={say(problem.code === "no_such_game" ? "no-game-title" : "no-puzzle-title")}>
          <a class="button main" href="/puzzles">
            {say("solve-all")}
          </a>
        </Scene>
      </Page>
    );
  }
  if (!found) {
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
  return <Player key={found.puzzle.question} {...found} />;
}
