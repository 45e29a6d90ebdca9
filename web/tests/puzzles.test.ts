/** Puzzles: the rating by Glickman's own example, what comes next, and what a device keeps. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { readGames, readPuzzles, written } from "../src/mine/file";
import { glicko2 } from "../src/puzzles/glicko2";
import { answered, nextOf, ofDay } from "../src/puzzles/rating";
import { isPuzzled, mergedPuzzled, NEW, type Puzzled } from "../src/puzzles/store";

const DAY = 86_400_000;

test("the rating is that of Glickman's paper", () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const { rating, deviation, volatility } = glicko2(before, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  ok(Math.abs(rating - 1464.06) < 0.01, String(rating));
  ok(Math.abs(deviation - 151.52) < 0.01, String(deviation));
  ok(Math.abs(volatility - 0.05999) < 0.00001, String(volatility));
});

test("a solved puzzle raises the rating, a missed one lowers it, and both make it surer", () => {
  const up = answered(NEW, "one", 7, 1500, true);
  const down = answered(NEW, "one", 7, 1500, false);
  ok(up.rating > NEW.rating && down.rating < NEW.rating);
  ok(up.deviation < NEW.deviation && down.deviation < NEW.deviation);
  deepEqual([up.tried, up.solved], [{ one: [7] }, { one: [7] }]);
  deepEqual([down.tried, down.solved], [{ one: [7] }, {}]);
});

test("only the first answer to a puzzle counts", () => {
  const once = answered(NEW, "one", 7, 1500, false);
  equal(answered(once, "one", 7, 1500, true), once);
  ok(answered(once, "other", 7, 1500, true) !== once);
});

test("what is kept stays what we write, however many are missed or solved", () => {
  for (const right of [true, false]) {
    let mine: Puzzled = NEW;
    for (let number = 1; number <= 300; number += 1) mine = answered(mine, "one", number, right ? 2400 : 600, right);
    ok(isPuzzled(mine), JSON.stringify(mine));
  }
});

test("the next one is new and close to my rating", () => {
  const mine: Puzzled = { ...NEW, rating: 1400, tried: { one: [2] } };
  equal(nextOf("one", [900, 1400, 1350, 2000], 0, mine), 3);
  equal(nextOf("one", [900, 1400, 1350, 2000], 3, mine), 1);
  equal(nextOf("one", [900, 1400], 1, { ...mine, tried: { one: [1, 2] } }), 2);
  equal(nextOf("one", [900, 1400], 2, { ...mine, tried: { one: [1, 2] } }), 1);
});

test("games take turns day by day, and no puzzle comes twice before all have come", () => {
  const games = [
    { id: "a", puzzles: 3 },
    { id: "none", puzzles: 0 },
    { id: "b", puzzles: 3 },
  ];
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ofDay(games, day * DAY + 5));
  deepEqual(
    days.map((found) => found && [found[0].id, found[1]]),
    [
      ["a", 1],
      ["b", 1],
      ["a", 2],
      ["b", 2],
      ["a", 3],
      ["b", 3],
      ["a", 1],
    ],
  );
  equal(ofDay([], 0), null);
  deepEqual(ofDay(games, DAY - 1), ofDay(games, 0));
});

test("a file carries puzzles along, and is refused if they were changed", () => {
  const mine = answered(NEW, "one", 7, 1500, true);
  const text = written([], mine);
  deepEqual(readGames(text), []);
  deepEqual(readPuzzles(text), mine);
  equal(readPuzzles(written([])), null);
  equal(readPuzzles(text.replace('"volatility":', '"volatility":1')), "altered");
  equal(readPuzzles(text.replace('"one":[7]', '"one":[8]')), "altered");
  equal(readPuzzles(JSON.stringify({ ...JSON.parse(text), puzzles_check: undefined })), "altered");
  equal(readPuzzles(JSON.stringify({ ...JSON.parse(text), puzzles: undefined })), "altered");
});

test("what is damaged is told from what is whole", () => {
  ok(isPuzzled(NEW));
  for (const wrong of [null, [], {}, { ...NEW, rating: "1" }, { ...NEW, more: 1 }, { ...NEW, deviation: 0 }])
    ok(!isPuzzled(wrong), JSON.stringify(wrong));
  for (const tried of [[], { one: 1 }, { one: [0] }, { one: [1.5] }, { "a b": [1] }])
    ok(!isPuzzled({ ...NEW, tried }), JSON.stringify(tried));
});

test("two devices become one", () => {
  const one = answered(answered(NEW, "one", 1, 1500, true), "one", 2, 1500, true);
  const other = answered(NEW, "two", 1, 1500, false);
  for (const both of [mergedPuzzled(one, other), mergedPuzzled(other, one)]) {
    equal(both.rating, one.rating);
    deepEqual([both.tried["one"], both.tried["two"]], [[1, 2], [1]]);
    deepEqual(both.solved, { one: [1, 2] });
  }
});
