/** Fields in the count of whoever listens, and how far other pieces are from theirs. */

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { counted, standing } from "../src/parts/counted";
import type { Say } from "../src/games/game";

const say: Say = (key, values) => `${values?.space} ${key} ${values?.steps}`;

test("a field is counted from the own start; base and goal keep their names", () => {
  equal(counted("2", 40, 20, 0), "22");
  equal(counted("20", 40, 20, 0), "A");
  equal(counted("A", 40, 0, 10), "30");
  equal(counted("b", 40, 20, 0), "b");
});

test("the piece of another is told by how far it is from the nearest of mine", () => {
  const stands = standing(say, 40, 6, ["B", "8", "a"]);
  equal(stands("25", 20, 0), "5 space-behind 3");
  equal(stands("30", 20, 0), "10 space-ahead 2");
  equal(stands("28", 20, 0), "8"); // on the same field
  equal(stands("35", 20, 0), "15"); // too far away
  equal(stands("c", 20, 0), "c");
  equal(stands("5", 0, 0), "5"); // my own
});

test("around the start too, and the nearest counts", () => {
  const stands = standing(say, 40, 6, ["A", "38"]);
  equal(stands("19", 20, 0), "39 space-behind 1");
  equal(stands("21", 20, 0), "1 space-ahead 1");
});
