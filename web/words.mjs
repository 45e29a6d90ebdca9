/** The words of the page, from the same Fluent files that Python reads. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "src/games");

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

/** What the scripts of a board name, in whole ("title") or by its beginning (`card-${which}`). */
function namedBy(game) {
  const folder = join(SOURCE, game);
  const parts = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const text = [`${folder}.tsx`, ...parts].map((path) => readFileSync(path, "utf8")).join("\n");
  const whole = new Set([...text.matchAll(/"([\w-]+)"/g)].map(([, name]) => name));
  const begun = [...text.matchAll(/`([\w-]+-)\$\{/g)].map(([, name]) => name);
  return (name) => whole.has(name) || begun.some((start) => name.startsWith(start));
}

/** The entries that a board needs: its own, those that it names, and whatever these refer to. */
function forBoard(game, all) {
  const named = namedBy(game);
  const wanted = new Set([...all.keys()].filter((name) => name.startsWith("web-") || named(name)));
  for (const name of wanted) {
    for (const [, used] of all.get(name).matchAll(/\{\s*(-?[a-z][\w-]*)/g)) {
      if (all.has(used)) wanted.add(used);
    }
  }
  return [...wanted].map((name) => all.get(name)).join("");
}

const SPOKEN = new Set(["var", "mesg", "str", "num", "select"]);

/** Parsed, so that the page needs no parser; src/fluent.ts says it, and knows no more than this. */
function parsed(text) {
  const patterns = {};
  for (const { id, value } of new FluentResource(text).body) patterns[id] = value;
  return JSON.stringify(patterns, (name, value) => {
    if (name === "type" && !SPOKEN.has(value)) throw new Error(`the page cannot say a ${value}`);
    return name === "attr" || name === "precision" ? undefined : value;
  });
}

/** By scope and language, as in `page.de` or `simpsons.en`. */
export function wordsOf(source) {
  const found = {};
  for (const language of ["de", "en"]) {
    const page = readFileSync(join(source, `words/web.${language}.ftl`), "utf8");
    found[`page.${language}`] = parsed([...entries(page).values()].join(""));
    for (const game of readdirSync(join(source, "games"))) {
      const path = join(source, "games", game, `${language}.ftl`);
      if (existsSync(path)) found[`${game}.${language}`] = parsed(forBoard(game, entries(readFileSync(path, "utf8"))));
    }
  }
  return found;
}
