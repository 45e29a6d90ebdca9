/** The words of the page, from the same Fluent files that Python reads. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";

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
function namedBy(folder) {
  const parts = existsSync(folder) ? readdirSync(folder).filter((name) => /\.tsx?$/.test(name)) : [];
  const text = parts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const whole = new Set([...text.matchAll(/"([\w-]+)"/g)].map(([, name]) => name));
  const begun = [...text.matchAll(/`([\w-]+-)\$\{/g)].map(([, name]) => name);
  return (name) => whole.has(name) || begun.some((start) => name.startsWith(start));
}

/** The entries that a board needs: its own, those that it names, and whatever these refer to. */
function forBoard(folder, all) {
  const named = namedBy(folder);
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

/** By scope and language, as in `page.de`. */
export function wordsOf(source) {
  const found = {};
  for (const language of ["de", "en"]) {
    const page = readFileSync(join(source, `words/web.${language}.ftl`), "utf8");
    found[`page.${language}`] = parsed([...entries(page).values()].join(""));
    for (const game of readdirSync(join(source, "games"))) {
      const folder = join(source, "games", game);
      const path = join(folder, `${language}.ftl`);
      if (!existsSync(path)) continue;
      found[`${game}.${language}`] = parsed(forBoard(join(folder, "web"), entries(readFileSync(path, "utf8"))));
    }
  }
  return found;
}
