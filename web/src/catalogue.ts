/** The games, in the language of now. */

import { useEffect, useState } from "preact/hooks";

import { ask, type Problem } from "./api";
import { addSheet } from "./parts/art";
import { settings } from "./settings";
import { useStore } from "./use";
import type { GameInfo, GamePage, Language } from "./wire";

const known = new Map<Language, GameInfo[]>();
const asked = new Map<Language, Promise<GameInfo[]>>();

function load(language: Language): Promise<GameInfo[]> {
  let found = asked.get(language);
  if (!found) {
    found = ask("GET /api/games", {}).then((games) => {
      known.set(language, games);
      for (const { id, page } of games) if (page?.art) addSheet(id, `${page.base}/art.svg`);
      return games;
    });
    asked.set(language, found);
    found.catch(() => asked.delete(language));
  }
  return found;
}

export function useGames(): { games: GameInfo[]; problem: Problem | null; again: () => void } {
  const { language } = useStore(settings);
  const [, loaded] = useState(0);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  useEffect(() => {
    if (known.has(language)) return;
    load(language).then(() => (fail(null), loaded((count) => count + 1)), fail);
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

/** What a game from outside brings for the page; null for one of our own. */
export async function pageOf(id: string): Promise<GamePage | null> {
  const games = [...known.values()][0] ?? (await load(settings.value.language));
  return games.find((game) => game.id === id)?.page ?? null;
}
