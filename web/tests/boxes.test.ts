/** What goes over the server sealed: games by a code, entries of a club. */

import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { test } from "node:test";

import "./browser";

import { type Entry, entriesIn, isEntry, nameFrom, sealedEntry, wordFrom } from "../src/mine/club_table";
import { codeFrom, newCode, packed, unpacked } from "../src/mine/parcel";
import { fromBase64, lockOf, seal, toBase64, unseal } from "../src/mine/sealed";

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, place) => (place * 7) % 256);

test("what is sealed is opened by the same word for the same purpose alone", () => {
  const lock = lockOf("carry", "word");
  for (const length of [0, 1, 31, 32, 33, 1000]) {
    const sealed = seal(lock, bytes(length));
    equal(sealed.length, 32 + length);
    deepEqual(unseal(lockOf("carry", "word"), sealed), bytes(length));
    equal(unseal(lockOf("carry", "Word"), sealed), null);
    equal(unseal(lockOf("club", "word"), sealed), null);
  }
  notEqual(lockOf("carry", "word").box, lockOf("club", "word").box);
  ok(/^[0-9a-f]{32}$/.test(lock.box) && /^[0-9a-f]{32}$/.test(lock.owner) && lock.box !== lock.owner);
});

test("sealed twice, it looks different, and no byte can be changed", () => {
  const lock = lockOf("carry", "word");
  const sealed = seal(lock, bytes(40));
  notEqual(toBase64(sealed), toBase64(seal(lock, bytes(40))));
  for (let place = 0; place < sealed.length; place++) {
    const changed = sealed.slice();
    changed[place]! ^= 1;
    equal(unseal(lock, changed), null, `byte ${place}`);
  }
  equal(unseal(lock, sealed.slice(0, 31)), null);
  equal(unseal(lock, new Uint8Array()), null);
});

test("blocks differ: the same bytes all along do not show", () => {
  const [lock, zeros] = [lockOf("carry", "word"), new Uint8Array(96)];
  const rest = seal(lock, zeros).slice(32);
  notEqual(toBase64(rest.slice(0, 32)), toBase64(rest.slice(32, 64)));
  notEqual(toBase64(rest.slice(32, 64)), toBase64(rest.slice(64, 96)));
});

test("base64 there and back", () => {
  for (const length of [0, 1, 2, 3, 300]) deepEqual(fromBase64(toBase64(bytes(length))), bytes(length));
});

test("a code is read however it is typed", () => {
  for (let time = 0; time < 50; time++) ok(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(newCode()));
  equal(codeFrom(" abcde-fgh10 "), "ABCDEFGH10");
  equal(codeFrom("abcde fghlo"), "ABCDEFGH10");
  for (const bad of ["", "ABCDE-FGHJ", "ABCDE-FGHJKM", "ABCDE-FGHJU"]) equal(codeFrom(bad), "");
  notEqual(newCode(), newCode());
});

test("many games go in parts and come together again", async () => {
  const text = Array.from({ length: 20_000 }, (_, n) => `${Math.sin(n)}`).join(); // hard to make short
  const parts = await packed("ABCDEFGH10", text);
  ok(typeof parts !== "string" && parts.length > 1 && parts.every((part) => part.length <= 32 << 10));
  equal(await unpacked("ABCDEFGH10", parts), text);
  equal(await unpacked("ABCDEFGH10", parts.slice(1)), null);
  equal(await unpacked("ABCDEFGH10", [...parts].reverse()), null);
  equal(await unpacked("ABCDEFGH11", parts), null);
});

test("too much is not sent at all", async () => {
  const text = Array.from({ length: 300_000 }, (_, n) => `${Math.sin(n)}`).join();
  equal(await packed("ABCDEFGH10", text), "much");
});

const entry = (name: string, won: number, played = 9): Entry => ({ name, played, won, reviewed: 1, play: 0.1 });

test("a club's table: most wins first, and nothing of strangers", () => {
  const word = wordFrom("  Grüner   Drache ");
  equal(word, "grüner drache");
  const found = entriesIn(word, [
    sealedEntry(word, entry("Ben", 2)),
    sealedEntry("another word", entry("Cem", 5)),
    seal(lockOf("club", word), new TextEncoder().encode("no entry")),
    seal(lockOf("club", word), new TextEncoder().encode('{"name": "Eve"}')),
    sealedEntry(word, entry("Dora", 2, 4)),
    sealedEntry(word, entry("Anna", 3)),
  ]);
  deepEqual(
    found.map(({ name }) => name),
    ["Anna", "Dora", "Ben"],
  );
});

test("what is no entry", () => {
  ok(isEntry(entry("Anna", 9)));
  for (const part of [
    { name: "" },
    { name: " Anna" },
    { name: "A".repeat(25) },
    { name: 1 },
    { played: -1 },
    { won: 10 },
    { won: 0.5 },
    { reviewed: null },
    { play: Infinity },
    { play: "1" },
  ])
    ok(!isEntry({ ...entry("Anna", 9), ...part }), JSON.stringify(part));
  equal(nameFrom("  A   B "), "A B");
});
