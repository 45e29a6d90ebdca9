/**
 * What the server knows of the fields of a game's positions, in the language of the page.
 *
 * It is asked for without the help of the page's own modules: what they shared with this one would
 * be a file of its own, for everybody.
 */

import { useEffect, useState } from "preact/hooks";

import type { GameFacts } from "../wire";

const known = new Map<string, GameFacts>();
const AGAIN = 2000; // milliseconds until it is asked again when the server did not answer

export const gameOf = (position: unknown): string => String((position as { game?: unknown }).game ?? "");

const address = (game: string): string =>
  `/api/games/${encodeURIComponent(game)}/facts?language=${document.documentElement.lang}`;

/** As far as it is here already. */
export const aboutNow = (game: string): GameFacts | undefined => known.get(address(game));

export function useAbout(game: string): GameFacts | undefined {
  const [tries, again] = useState(0);
  const [last, show] = useState<GameFacts>();
  const wanted = address(game);
  useEffect(() => {
    const found = known.get(wanted);
    if (found) return show(found);
    let timer = 0;
    const fetched = fetch(wanted).then((answer) =>
      answer.ok ? (answer.json() as Promise<GameFacts>) : Promise.reject(),
    );
    fetched.then(
      (about) => (known.set(wanted, about), show(about)),
      () => (timer = window.setTimeout(() => again(tries + 1), AGAIN)),
    );
    return () => clearTimeout(timer);
  }, [wanted, tries]);
  return known.get(wanted) ?? last; // the words of before until those of now are here
}
