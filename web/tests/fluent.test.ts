/** The page says what Project Fluent says: all our messages with many values, and the cases of Python's test. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { FluentBundle, FluentResource } from "@fluent/bundle";

import cases from "../../tests/laws/fluent_cases.json";
import { Catalogue, type Messages, type Values } from "../src/fluent";
import { languagesOf, parsed, wordsOf } from "../words.mjs";

const SOURCE = "../src/pasch"; // the tests run in web/
const VALUES = [0, 1, -1, 2, 1.5, 5, 21, 22, 112, 1000, 12345.678, -20000, "Anna", "Anna und Ben", "{ $n }"];

const official = (language: string, text: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  deepEqual(bundle.addResource(new FluentResource(text)), []);
  return bundle;
};

function saidBy(bundle: FluentBundle, key: string, values: Values): string {
  const wrong: Error[] = [];
  const said = bundle.formatPattern(bundle.getMessage(key)!.value!, values, wrong);
  deepEqual(wrong, [], key);
  return said.replace(/(?<!\w)-(?=\d)/g, "−"); // ours is a true minus sign, theirs a hyphen
}

/** The names of the places in a message and in those it includes, and the words that it chooses by. */
function found(messages: Messages, pattern: unknown, names = new Set<string>(), keys = new Set<string>()) {
  const look = (part: unknown): void => {
    if (!part || typeof part !== "object") return;
    const { type, name, key } = part as { type?: string; name?: string; key?: { value: unknown } };
    if (type === "var") names.add(name!);
    if (type === "mesg") look(messages[name!]);
    if (typeof key?.value === "string") keys.add(key.value);
    for (const inside of Object.values(part)) look(inside);
  };
  look(pattern);
  return { names, keys };
}

const catalogues = [
  ...["de", "en"].flatMap((language) => [`words/${language}.ftl`, `words/web.${language}.ftl`]),
  ...readdirSync(`${SOURCE}/games`).flatMap((game) => ["de", "en"].map((language) => `games/${game}/${language}.ftl`)),
].filter((path) => existsSync(`${SOURCE}/${path}`));

for (const path of catalogues) {
  test(`every message of ${path}`, () => {
    const text = readFileSync(`${SOURCE}/${path}`, "utf8");
    const language = /(\w+)\.ftl$/.exec(path)![1]!;
    const [bundle, messages] = [official(language, text), parsed(text)];
    const ours = new Catalogue(language, messages);
    for (const [key, pattern] of Object.entries(messages)) {
      const { names, keys } = found(messages, pattern);
      for (const value of names.size ? [...VALUES, ...keys] : [0]) {
        const values = Object.fromEntries([...names].map((name) => [name, value]));
        equal(ours.say(key, values), saidBy(bundle, key, values), `${key} with ${value}`);
      }
    }
  });
}

test("our catalogues are there", () => ok(catalogues.length >= 14));

for (const { language, source, says } of cases) {
  test(`${language}: ${source}`, () => {
    const [bundle, ours] = [official(language, source), new Catalogue(language, parsed(source))];
    for (const [value, wanted] of Object.entries(says)) {
      const values = { n: JSON.parse(value) as string | number };
      equal(ours.say("a", values), wanted);
      equal(saidBy(bundle, "a", values), wanted);
    }
  });
}

test("a number of four digits is grouped as in the terminal, where CLDR would begin with five", () => {
  const said = new Catalogue("pl", parsed("a = { $n }")).say("a", { n: 1234 });
  equal(said, "1\u00a0234");
});

test("a message of another language counts as that one does", () => {
  const english = parsed("a = { $n ->\n    [one] one\n   *[other] other\n}");
  const pattern = english["a"] as string;
  const messages: Messages = { ...parsed("b = ć { a }"), a: { language: "en", pattern } };
  const polish = new Catalogue("pl", messages);
  equal(new Catalogue("fr", messages).say("a", { n: 0 }), "other", "French counts none as one");
  deepEqual(
    [polish.say("a", { n: 1 }), polish.say("a", { n: 5 }), polish.say("b", { n: 5 })],
    ["one", "other", "ć other"],
  );
});

test("what is not there is not said, whatever it is called", () => {
  const none = new Catalogue("de", {});
  deepEqual([none.say("a"), none.say("constructor"), none.say("toString")], [null, null, null]);
});

test("the languages are those whose catalogues are there, German and English first", () => {
  deepEqual(Object.entries(languagesOf(SOURCE)).slice(0, 2), [
    ["de", "Deutsch"],
    ["en", "English"],
  ]);
  ok(Object.keys(wordsOf(SOURCE)).includes("page.de"));
});
