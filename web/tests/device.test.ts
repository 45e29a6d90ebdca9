/** What this device keeps of its tables. */

import { pass, storage } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { forget, hold, kept, recent, remember, tidy } from "../src/device";

const anna = (token: string) => ({ seat: 0, token, name: "Anna" });
const ids = (): string[] => recent().map(({ id }) => id);

beforeEach(() => storage.clear());

test("a seat has one secret, the latest; other seats keep theirs", () => {
  hold("t", "toy", anna("old"));
  hold("t", "toy", { seat: 1, token: "ben", name: "Ben" });
  hold("t", "toy", anna("new"));
  deepEqual(
    kept("t").seats.map(({ seat, token }) => [seat, token]),
    [
      [1, "ben"],
      [0, "new"],
    ],
  );
});

test("of many tables those that were played last are remembered, the latest first", async () => {
  for (let n = 0; n < 31; n++) {
    remember(`t${n}`, { game: "toy" });
    await pass(1);
  }
  remember("t1", { seen: 5 });
  deepEqual(ids().slice(0, 2), ["t1", "t30"]);
  equal(ids().length, 30);
  equal(ids().includes("t0"), false);
});

test("what is changed of a table leaves the rest as it is, and one that is forgotten is gone", async () => {
  hold("t", "toy", anna("secret"));
  await pass(1);
  remember("other", { game: "toy" });
  remember("t", { seen: 7, host: "h" });
  const { game, host, seen, seats } = kept("t");
  deepEqual([game, host, seen, seats.length], ["toy", "h", 7, 1]);
  forget("t");
  deepEqual(ids(), ["other"]);
  equal(kept("t").seen, -1);
});

test("what is damaged is as if it had never been there, and disturbs no other table", () => {
  hold("good", "toy", anna("secret"));
  const tables = JSON.parse(storage.getItem("pasch.tables")!) as Record<string, unknown>;
  const seats = [anna("kept"), { seat: "0", token: "x" }, { seat: 1 }, null];
  storage.setItem("pasch.tables", JSON.stringify({ ...tables, bad: { game: 3, seen: "7", seats }, none: 5 }));
  const { id, game, seen } = kept("bad");
  deepEqual([id, game, seen, kept("bad").seats.map(({ token }) => token)], ["bad", "", -1, ["kept"]]);
  deepEqual(new Set(ids()), new Set(["good", "bad"]));
  equal(kept("good").seats[0]?.token, "secret");
  deepEqual(kept("constructor").seats, []);
});

test("a name has one line of at most 24 signs", () => {
  equal(tidy("  Anna\n\tvon  B "), "Anna von B");
  equal(tidy("🎲".repeat(30)), "🎲".repeat(24));
});
