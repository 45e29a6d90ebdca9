/** The words of the page, from the same Fluent files that Python reads. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** All entries of a Fluent file, as they are written there; comments are left out. */
function entries(text) {
  const found = new Map();
  let name = "";
  for (const line of text.split("\n")) {
    const begun = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (begun) name = begun[1];
    else if (!/^[ }]/.test(line) && line !== "") name = "";
    if (name && line !== "") found.set(name, (found.get(name) ?? "") + line + "\n");
  }
  return found;
}

/** The entries that a board needs: those with its prefix, and whatever these refer to. */
function forBoards(all) {
  const wanted = new Set([...all.keys()].filter((name) => name.startsWith("web-")));
  for (const name of wanted) {
    for (const [, used] of all.get(name).matchAll(/\{\s*(-?[a-z][\w-]*)/g)) {
      if (all.has(used)) wanted.add(used);
    }
  }
  return [...wanted].map((name) => all.get(name)).join("");
}

/** By scope and language, as in `page.de` or `simpsons.en`. */
export function wordsOf(source) {
  const found = {};
  for (const language of ["de", "en"]) {
    const page = readFileSync(join(source, `words/web.${language}.ftl`), "utf8");
    found[`page.${language}`] = [...entries(page).values()].join("");
    for (const game of readdirSync(join(source, "games"))) {
      const path = join(source, "games", game, `${language}.ftl`);
      if (existsSync(path)) found[`${game}.${language}`] = forBoards(entries(readFileSync(path, "utf8")));
    }
  }
  return found;
}
