/** The words of the page and of the boards, in every language that has catalogues, changeable at any time. */

import { useEffect, useState } from "preact/hooks";

import { pageOf } from "./catalogue";
import { Catalogue, type Messages } from "./fluent";
import type { Say } from "./games/game";
import { isOwn } from "./games/own";
import { settings } from "./settings";
import { useStore } from "./use";
import type { Language } from "./wire";

declare const WORDS_HASH: string;

const loaded = new Map<string, Promise<Catalogue>>();
const ready = new Map<string, Catalogue>();

async function addressOf(scope: string, language: Language): Promise<string> {
  const page = scope === "page" || isOwn(scope) ? null : await pageOf(scope);
  return page ? `${page.base}/words.${language}.json` : `/assets/${scope}.${language}-${WORDS_HASH}.json`;
}

function load(scope: string, language: Language): Promise<Catalogue> {
  const name = `${scope}.${language}`;
  let found = loaded.get(name);
  if (!found) {
    found = addressOf(scope, language)
      .then((address) => fetch(address))
      .then((answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.json() as Promise<Messages>;
      })
      .then((messages) => {
        const catalogue = new Catalogue(language, messages);
        ready.set(name, catalogue);
        return catalogue;
      });
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
  }
  return found;
}

/** The page's own words, and those of these scopes, loaded before anything is drawn with them. */
export async function prepare(language: Language, ...scopes: string[]): Promise<void> {
  await Promise.all(["page", ...scopes].map((scope) => load(scope, language)));
}

const known = (scope: string, language: Language): boolean => !scope || ready.has(`${scope}.${language}`);

/** Says in this language, looking first in the words of the game, then in the page's. */
export function speaker(language: Language, game = ""): Say {
  const own = ready.get(`${game}.${language}`);
  const page = ready.get(`page.${language}`);
  // Nothing is said, rather than a key, while the words of a game are on their way.
  return (key, values) => own?.say(key, values) ?? page?.say(key, values) ?? (game && !own ? "" : key);
}

/** `say` in the language of now; what is drawn stays as it is until the other words are there. */
export function useSay(game = ""): Say {
  const { language } = useStore(settings);
  const [{ shown }, show] = useState({ shown: language }); // a new object draws anew, in any case
  const whole = shown === language && known("page", language) && known(game, language);
  useEffect(() => {
    if (whole) return;
    let wanted = true;
    prepare(language, ...(game ? [game] : []))
      .then(() => wanted && show({ shown: language }))
      .catch(() => undefined);
    return () => void (wanted = false);
  }, [language, game]);
  return speaker(shown, game);
}
