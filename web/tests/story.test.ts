/** The story of a table: how it is fetched, and how much of it is read. */

import { net } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { newlyRecovered, recoveredByNow } from "../src/live/recovered";
import { fetchHand, fetchSteps, shownStory } from "../src/live/story";
import { info } from "./made";

/** A server that knows so many versions; the answer has what it was asked. */
function server(versions: number): { asked: string[] } {
  const asked: string[] = [];
  net.fetch = async (path, init) => {
    const query = new URL(path, "http://here").searchParams;
    const after = Number(query.get("after"));
    const limit = Number(query.get("limit"));
    const token = (init.headers as Record<string, string>)["Authorization"] ?? "";
    asked.push(`${after}+${limit} ${token}`.trim());
    const steps = Array.from({ length: Math.max(0, Math.min(limit, versions - after)) }, (_, n) => ({
      v: after + n + 1,
    }));
    return Response.json({ v: versions, steps });
  };
  return { asked };
}

const versions = async (after: number, until?: number): Promise<number[]> =>
  (await fetchSteps("table", undefined, after, until)).map(({ v }) => v);

test("steps are fetched in as many answers as it takes, and none twice", async () => {
  const { asked } = server(450);
  const found = await versions(10);
  deepEqual([found.length, found[0], found.at(-1)], [440, 11, 450]);
  deepEqual(asked, ["10+200", "210+200", "410+200"]);
});

test("what happened later than that version is left to its own message", async () => {
  const { asked } = server(450);
  deepEqual(await versions(3, 6), [4, 5, 6]);
  deepEqual(asked, ["3+3"]);
  deepEqual(await versions(6, 6), []);
  equal(asked.length, 1, "nothing is asked for nothing");
});

test("a server that knows less than was hoped for is not asked again and again", async () => {
  const { asked } = server(4);
  deepEqual(await versions(2, 10), [3, 4]);
  deepEqual(await versions(4, 10), []);
  equal(asked.length, 2);
});

test("they are fetched with the secret of the seat that looks", async () => {
  const { asked } = server(1);
  await fetchSteps("table", "token0", 0);
  deepEqual(asked, ["0+200 Bearer token0"]);
});

test("a hand is told only to whoever holds a card", async () => {
  for (const [holds, told] of [
    [true, "Anna holds a bomb."],
    [false, ""],
  ] as const) {
    net.fetch = async (path) => {
      equal(path.split("?")[0], "/api/tables/table/description");
      return Response.json({ hand: "Anna holds a bomb.", holds });
    };
    equal(await fetchHand("table", "token0"), told);
  }
});

test("the story is read up to the picture that is shown, without what is not told yet or not theirs", () => {
  const line = (v: number, text: string, only: number[] = []) => ({ v, text, only });
  const story = [line(1, "a"), line(2, "Ben's", [1]), line(2, "mine", [0]), line(3, "b"), line(3, "c")];
  const read = (...shown: number[]): string =>
    shownStory({ story, me: 0 }, ...shown)
      .map(({ text }) => text)
      .join(" ");
  deepEqual([read(), read(3), read(2), read(0)], ["a mine b c", "a mine b c", "a mine", ""]);
  deepEqual([read(3, 1), read(3, 2)], ["a mine b", "a mine"]);
});

test("a seat that got a new secret is named until that was noticed, as often as it happens", () => {
  const table = info({ seats: [2, 0, 1].map((recovered) => ({ kind: "human", name: "", recovered })) });
  deepEqual(newlyRecovered(table, undefined), [0, 2]);
  deepEqual(newlyRecovered(table, [1, 0, 1]), [0]);
  deepEqual(newlyRecovered(table, "damaged"), [0, 2]);
  deepEqual(newlyRecovered(table, recoveredByNow(table)), []);
  deepEqual(recoveredByNow(table, 1), [2, 1, 1], "what this device asked for is no news to it");
  deepEqual([newlyRecovered(null, []), recoveredByNow(null)], [[], []]);
});
