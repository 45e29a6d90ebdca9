/** For whom an end is a good one, and who is in for another game. */

import "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { isIn, people } from "../src/pages/again";
import { hasWon } from "../src/pages/finale";
import { standingOrder } from "../src/parts/standing_order";
import type { TableInfo } from "../src/wire";

test("it is a good end if somebody at this device has won", () => {
  equal(hasWon([2, 1, 3], [1]), true);
  equal(hasWon([2, 1, 3], [0]), false);
  equal(hasWon([2, 1, 3], [0, 1]), true); // they share it
  equal(hasWon([0, 0], [0]), false); // lost together
  equal(hasWon([1, 1], [1]), true);
});

test("onlookers are glad with the winners, if there are any", () => {
  equal(hasWon([2, 1], []), true);
  equal(hasWon([0, 0], []), false);
});

test("bots are always in, people once they have pledged", () => {
  const seats = [{ kind: "human" }, { kind: "bot" }, { kind: "human" }, { kind: "open" }] as TableInfo["seats"];
  const info = { seats, pledges: ["", "", "90ab", ""] } as unknown as TableInfo;
  deepEqual(people(info), [0, 2]);
  deepEqual(
    [0, 1, 2].map((seat) => isIn(info, seat)),
    [false, true, true],
  );
});

test("players are listed by place, and among equals by what they reached", () => {
  deepEqual(standingOrder([2, 2, 1], ["0 in the goal", "3 in the goal", "4 in the goal"], 3), [2, 1, 0]);
  deepEqual(standingOrder([1, 2, 3], ["12 chips", "30 chips", "5 chips"], 3), [0, 1, 2]); // the place decides
  deepEqual(standingOrder([0, 0], [], 2), [0, 1]); // lost together
});
