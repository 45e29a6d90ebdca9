/** The games, in the language of now. */

import { useEffect, useState } from "preact/hooks";

import { ask, type Problem } from "./api";
import { settings } from "./settings";
import { useStore } from "./use";
import type { GameInfo, Language } from "./wire";

const known = new Map<Language, GameInfo[]>();

export function useGames(): { games: GameInfo[]; problem: Problem | null; again: () => void } {
  const { language } = useStore(settings);
  const [, loaded] = useState(0);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  useEffect(() => {
    if (known.has(language)) return;
    ask("GET /api/games", {}).then(
      (games) => (known.set(language, games), fail(null), loaded((count) => count + 1)),
      fail,
    );
  }, [language, tries]);
  const games = known.get(language) ?? [...known.values()][0] ?? [];
  return { games, problem, again: () => again(tries + 1) };
}

export function useGame(id: string): GameInfo | undefined {
  return useGames().games.find((game) => game.id === id);
}

/** What it is called; our own name until the list of games is here: a heading is never empty. */
export function useGameTitle(id: string): string {
  return useGame(id)?.title ?? "Pasch";
}
