/** My games: how those that ended are asked for, and what is kept of them. */

import { net, pass, storage } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { hold, type Kept, kept, remember } from "../src/device";
import { collect, playedFrom } from "../src/mine/collect";
import { all, noteReview } from "../src/mine/store";
import type { Result, ReviewPlayer } from "../src/wire";

const asked: string[] = [];
/** What the server answers; an error is a code, and whatever it does not know is not over. */
let answers: Record<string, Partial<Result> | string> = {};

const result = (id: string, part: Partial<Result> = {}): Result => ({
  id,
  game: "toy",
  ended: 5000,
  whole: true,
  players: [
    { kind: "human", name: "Anna", level: 0, place: 2, points: 7 },
    { kind: "bot", name: "Ada", level: 3, place: 1, points: -2 },
    { kind: "bot", name: "Ben", level: 0, place: 3, points: 0 },
  ],
  ...part,
});

beforeEach(() => {
  storage.clear();
  asked.length = 0;
  answers = {};
  net.fetch = async (path) => {
    const id = /tables\/(\w+)\/result/.exec(path)?.[1] ?? "";
    asked.push(id);
    const found = answers[id] ?? "not_over";
    if (found === "offline") throw new TypeError("no network");
    if (typeof found === "string") return Response.json({ code: found, text: "" }, { status: 409 });
    return Response.json(result(id, found));
  };
});

/** A table at which Anna sat, one after the other. */
async function sat(id: string, part: Partial<Kept> = {}): Promise<void> {
  hold(id, "toy", { seat: 0, token: "a", name: "Anna" });
  remember(id, part);
  await pass(1);
}

const games = (): string[] => all().map(({ id }) => id);

test("every game in which somebody of this device sat is asked for once, the oldest first", async () => {
  await sat("one");
  await sat("two", { over: true });
  await sat("three", { counted: true });
  remember("looked", { game: "toy" });
  answers = { one: {}, two: { ended: 4000 } };
  await collect();
  deepEqual(asked, ["one", "two"]);
  deepEqual(games(), ["two", "one"]); // as they ended
  deepEqual([kept("one").counted, kept("one").over, kept("looked").counted], [true, true, undefined]);
  await collect();
  deepEqual(asked, ["one", "two"]);
});

test("of those that were seen to end, only these are asked for at once", async () => {
  await sat("open");
  await sat("over", { over: true });
  answers = { open: {}, over: {} };
  await collect(true);
  deepEqual(asked, ["over"]);
});

test("one that goes on is asked for again later, and spoils nothing for the others", async () => {
  await sat("one");
  await sat("two");
  answers = { two: {} };
  await collect();
  deepEqual([asked, games(), kept("one").counted], [["one", "two"], ["two"], undefined]);
});

test("without a network nobody is asked in vain", async () => {
  await sat("one");
  await sat("two");
  answers = { one: "offline", two: {} };
  await collect();
  deepEqual([asked, games()], [["one"], []]);
});

test("a game that began in the middle is done with, and does not count", async () => {
  await sat("one");
  answers = { one: { whole: false } };
  await collect();
  deepEqual([games(), kept("one").counted], [[], true]);
});

test("what has no room is not counted, and asked for again when there is some", async () => {
  await sat("one");
  await sat("two");
  answers = { one: {}, two: {} };
  const { setItem } = storage;
  storage.setItem = (name, text) => {
    if (name === "pasch.games") throw new Error("full");
    setItem(name, text);
  };
  await collect();
  storage.setItem = setItem;
  deepEqual([asked, kept("one").counted], [["one"], undefined]);
  await collect();
  deepEqual(games(), ["one", "two"]);
});

test("of a result everything is kept that is shown: a bot has a level, a device its seats in order", () => {
  const at = { seats: [2, 0].map((seat) => ({ seat, token: "", name: "" })) } as Kept;
  deepEqual(playedFrom(result("one"), at), {
    id: "one",
    game: "toy",
    at: 5000,
    seats: [
      { name: "Anna", bot: 0, place: 2, points: 7 },
      { name: "Ada", bot: 3, place: 1, points: -2 },
      { name: "Ben", bot: 1, place: 3, points: 0 },
    ],
    mine: [0, 2],
  });
});

test("a review is kept with its game, for my seat and no other", async () => {
  const player = (luck: number, play: number) => ({ luck: [luck, 0], own_play: [play, 0] }) as unknown as ReviewPlayer;
  const players = [player(0.5, -0.25), player(9, 9), player(9, 9)];
  await sat("one");
  await sat("two");
  hold("two", "toy", { seat: 1, token: "b", name: "Ben" });
  answers = { one: {}, two: {} };
  await collect();
  for (const id of ["one", "two", "three"]) noteReview(id, players);
  deepEqual(
    all().map(({ id, luck, play }) => [id, luck, play]),
    [
      ["one", 0.5, -0.25],
      ["two", undefined, undefined],
    ],
  );
  equal(all().length, 2);
});
