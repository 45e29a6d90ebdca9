/** My games: summed, written to a file and read back. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { readGames, written } from "../src/mine/file";
import { isPlayed, merged, MOST, type Played } from "../src/mine/store";
import { sums } from "../src/mine/sums";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 4, 1, 12);

const played = (number: number, place: number, part: Partial<Played> = {}): Played => ({
  id: `table${number}`,
  game: number % 3 ? "mal_anders" : "simpsons",
  at: NOON + number * DAY,
  seats: [
    { name: "Anna", bot: 0, place, points: 10 * number },
    { name: "Ben", bot: 0, place: place === 1 ? 2 : 1, points: 3 },
    { name: "Cem", bot: 2, place: 3, points: 0 },
  ],
  mine: [0],
  ...part,
});

test("won, in a row, by game and against whom", () => {
  const games = [played(0, 1), played(1, 1), played(2, 2), played(3, 1)];
  const found = sums(games);
  deepEqual([found.played, found.won, found.streak, found.best], [4, 3, 1, 2]);
  deepEqual([found.days, found.busiest], [4, 1]);
  deepEqual(found.games[1], { game: "mal_anders", played: 2, won: 1, places: [1, 1], most: 20 });
  deepEqual(found.opponents[0], { name: "Ben", bot: 0, played: 4, ahead: 3, behind: 1 });
  deepEqual(found.opponents[1], { name: "Cem", bot: 2, played: 4, ahead: 4, behind: 0 });
});

test("several people at one device: played, but nobody's win", () => {
  const found = sums([played(1, 1, { mine: [0, 1] }), played(2, 1, { mine: [] })]);
  deepEqual([found.played, found.together, found.won, found.opponents], [2, 2, 0, []]);
});

test("luck and play only of games that were reviewed", () => {
  const found = sums([played(1, 1, { luck: 0.2, play: -0.1 }), played(2, 2, { luck: -0.4, play: 0.1 }), played(3, 1)]);
  deepEqual([found.reviewed, found.luck.toFixed(3), found.play.toFixed(3)], [2, "-0.200", "0.000"]);
});

test("days in a row are days of the calendar, and a gap ends them", () => {
  const at = [0, 1, 2, 4, 5].map((day) => NOON + day * DAY);
  const found = sums([...at, at[0]! + 1].map((when, number) => played(number, 2, { at: when })));
  deepEqual([found.days, found.busiest], [3, 2]);
});

test("a day ends at midnight where the device is, not where the server is", () => {
  const before = process.env["TZ"];
  try {
    for (const [zone, hours] of [
      ["Pacific/Auckland", -12],
      ["America/Los_Angeles", 7],
    ] as const) {
      process.env["TZ"] = zone; // in May and June
      const local = (day: number, hour: number): number => Date.UTC(2026, 4, 20 + day, hour + hours);
      equal(new Date(local(0, 12)).getHours(), 12);
      const at = (...when: number[]) => sums(when.map((one, number) => played(number, 2, { at: one })));
      const evening = at(local(0, 1), local(0, 12), local(0, 23));
      deepEqual([evening.days, evening.busiest], [1, 3], `one day in ${zone}`);
      const nights = at(local(0, 23), local(1, 1), local(2, 12));
      deepEqual([nights.days, nights.busiest], [3, 1], `three days in ${zone}`);
    }
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
});

test("of more games than there is room for the latest are kept", () => {
  const many = Array.from({ length: MOST + 2 }, (_, number) => played(number, 1));
  const kept = merged(many.slice(0, MOST), many.slice(MOST));
  deepEqual([kept.length, kept[0]?.id, kept.at(-1)?.id], [MOST, "table2", `table${MOST + 1}`]);
});

test("of nothing nothing comes", () => {
  const found = sums([]);
  deepEqual([found.played, found.days, found.busiest, found.best], [0, 0, 0, 0]);
});

test("a thousand games are summed, written and read within a second", () => {
  const games = Array.from({ length: 1000 }, (_, number) => played(number, 1 + (number % 3)));
  const begun = performance.now();
  equal(sums(games).played, 1000);
  equal((readGames(written(games)) as Played[]).length, 1000);
  ok(performance.now() - begun < 1000);
});

test("what is brought in twice counts once, and a review that is known stays known", () => {
  const mine = [played(1, 1, { luck: 0.5, play: 0.25 }), played(2, 2)];
  const both = merged(mine, [played(1, 1), played(2, 2, { luck: 0.125, play: 0 }), played(0, 3)]);
  deepEqual(
    both.map(({ id, luck }) => [id, luck]),
    [
      ["table0", undefined],
      ["table1", 0.5],
      ["table2", 0.125],
    ],
  );
});

test("of two reviews of one game that of this device stays", () => {
  const [one] = merged([played(1, 1, { luck: 0.5, play: 0.25 })], [played(1, 1, { luck: -1, play: -1 })]);
  deepEqual([one?.luck, one?.play], [0.5, 0.25]);
});

test("a file comes back as it was written", () => {
  const games = [played(1, 1, { luck: 0.5, play: -0.25 }), played(2, 2, { mine: [0, 1] })];
  deepEqual(readGames(written(games)), games);
});

test("what is foreign, old or altered is refused", () => {
  const text = written([played(1, 1)]);
  for (const other of ["", "[]", "null", "{}", '{"pasch": 1}']) equal(readGames(other), "foreign");
  for (const format of [0, 2, "1", null]) {
    equal(readGames(JSON.stringify({ ...JSON.parse(text), pasch_games: format })), "old");
  }
  equal(readGames(text.replace('"place":2', '"place":1')), "altered");
  equal(readGames(text.replace(/"check":"./, '"check":"x')), "altered");
  equal(readGames(text.slice(0, -10)), "foreign");
  equal(readGames(written([{ ...played(1, 1), game: "../x" } as Played])), "altered");
});

test("a game is what we write, and nothing else", () => {
  ok(isPlayed(played(1, 1)));
  for (const part of [
    { id: "a b" },
    { at: -1 },
    { at: "now" },
    { seats: [] },
    { seats: Array.from({ length: 13 }, () => played(1, 1).seats[0]) },
    { seats: [{ name: "x".repeat(101), bot: 0, place: 1, points: 0 }] },
    { seats: [{ name: "Anna", bot: -1, place: 1, points: 0 }] },
    { luck: 11 },
    { play: Infinity },
    { mine: [-1] },
    { seats: [{ name: "Anna", bot: 0, place: 0, points: 0 }] },
    { seats: [{ name: 7, bot: 0, place: 1, points: 0 }] },
    { mine: [3] },
    { luck: "much" },
    { html: "<b>" },
  ]) {
    equal(isPlayed({ ...played(1, 1), ...part }), false, JSON.stringify(part));
  }
});
