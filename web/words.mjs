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
export function parsed(text) {
  const patterns = {};
  for (const { id, value } of new FluentResource(text).body) patterns[id] = value;
  const whole = JSON.stringify(patterns, (name, value) => {
    if (name === "type" && !SPOKEN.has(value)) throw new Error(`the page cannot say a ${value}`);
    return name === "attr" || name === "precision" ? undefined : value;
  });
  return JSON.parse(whole);
}

const FIRST = ["de", "en"];
const ELSE = ["en", "de"]; // what a catalogue lacks is said in the first of these that has it

/** What each language calls itself: those whose catalogue `words/web.<language>.ftl` is there. */
export function languagesOf(source) {
  const files = readdirSync(join(source, "words"));
  const others = files
    .flatMap((name) => /^web\.(\w+)\.ftl$/.exec(name)?.[1] ?? [])
    .filter((name) => !FIRST.includes(name));
  const name = (language) => parsed(readFileSync(join(source, `words/web.${language}.ftl`), "utf8"))["language-name"];
  return Object.fromEntries([...FIRST, ...others.sort()].map((language) => [language, name(language) ?? language]));
}

/** The messages in one language; one that it lacks says in which it is said. */
function complete(language, read) {
  const found = {};
  for (const spoken of [language, ...ELSE]) {
    for (const [key, pattern] of Object.entries(read(spoken))) {
      if (!Object.hasOwn(found, key)) found[key] = spoken === language ? pattern : { language: spoken, pattern };
    }
  }
  return JSON.stringify(found);
}

/** By scope and language, as in `page.de`. */
export function wordsOf(source) {
  const found = {};
  const entriesOf = (path) => (existsSync(path) ? entries(readFileSync(path, "utf8")) : new Map());
  for (const language of Object.keys(languagesOf(source))) {
    const page = (spoken) => parsed([...entriesOf(join(source, `words/web.${spoken}.ftl`)).values()].join(""));
    found[`page.${language}`] = complete(language, page);
    for (const game of readdirSync(join(source, "games"))) {
      const folder = join(source, "games", game);
      if (!existsSync(join(folder, "de.ftl"))) continue;
      const board = (spoken) => parsed(forBoard(join(folder, "web"), entriesOf(join(folder, `${spoken}.ftl`))));
      found[`${game}.${language}`] = complete(language, board);
    }
  }
  return found;
}
