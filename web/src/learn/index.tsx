/** /learn/{game} and /learn/{game}/{lesson}: a script that comes when somebody wants to learn. */

import "../core";
import "../pages/at_table"; // what a table needs, a lesson does too: one file for both

import { SHEETS } from "pasch:boards";
import { useEffect, useState } from "preact/hooks";

import { ask, type Problem } from "../api";
import type { GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { style } from "../games/style";
import { Page } from "../pages/frame";
import { Lost, Scene } from "../parts/scene";
import { settings } from "../settings";
import { useStore } from "../use";
import { useSay } from "../words";
import type { Course, Lesson } from "../wire";
import { Courses } from "./courses";
import { Player } from "./player";

interface Found {
  courses: readonly Course[];
  lesson: Lesson | null;
  ui: GameUI<unknown> | null;
}

function useLessons(game: string, id: string) {
  const { language } = useStore(settings);
  const [found, set] = useState<Found | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  useEffect(() => {
    let wanted = true;
    Promise.all([
      ask("GET /api/games/{game}/lessons", { at: { game } }),
      id ? ask("GET /api/games/{game}/lessons/{lesson}", { at: { game, lesson: id } }) : null,
      id ? loadGame(game) : null,
      style(SHEETS.learn),
    ]).then(
      ([courses, lesson, ui]) => wanted && (set({ courses, lesson, ui }), fail(null)),
      (wrong) => wanted && fail(wrong),
    );
    return () => void (wanted = false);
  }, [game, id, language, tries]);
  return { found, problem, again: () => again(tries + 1) };
}

export function LearnPage({ game, lesson = "" }: { game: string; lesson?: string }) {
  const say = useSay();
  const { found, problem, again } = useLessons(game, lesson);
  if (problem?.code === "no_such_game" || problem?.code === "no_such_lesson") {
    const title = say(problem.code === "no_such_game" ? "no-game-title" : "no-lesson-title");
    return (
      <Page>
        <Scene art="unknown" title={title}>
          <a class="button main" href={problem.code === "no_such_game" ? "/" : `/learn/${game}`}>
            {say(problem.code === "no_such_game" ? "to-games" : "lessons-all")}
          </a>
        </Scene>
      </Page>
    );
  }
  if (!found) {
    return (
      <Page>
        {problem ? <Lost why={problem.message} again={again} /> : <Scene art="waiting" title={say("one-moment")} />}
      </Page>
    );
  }
  const { courses, lesson: whole, ui } = found;
  if (!whole || !ui) return <Courses game={game} courses={courses} />;
  return <Player key={`${whole.id} ${whole.title}`} lesson={whole} courses={courses} ui={ui} />;
}
