/** What this board counts: how much colour has come back, and why it was lost. */

import "./browser";

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { ui } from "../../src/pasch/games/wonderful_world/web/index";
import { bloomOf, lostBy, type Position } from "../../src/pasch/games/wonderful_world/web/position";

const START: Position = {
  seats: 2,
  options: { open_hands: true },
  phase: "laying",
  first: 0,
  turn: 0,
  rows: { 1: ["1b"] },
  players: [
    { hand: ["1c"], dice: 0 },
    { hand: [], dice: 0 },
  ],
  pile: { grey: 20, landscapes: 8 },
  beaten: [],
  dice: [],
  to_throw: 0,
  falling: [],
  shown: [],
};

const say = (key: string, values: Record<string, string | number> = {}): string =>
  `${key} ${Object.values(values).join()}`;
const why = (position: Position): string => ui.why?.(position, ["Anna", "Bo"], say) ?? "";

test("the page begins grey and gains colour with every landscape and every grey man beaten", () => {
  equal(bloomOf(START), 0);
  const landscape = bloomOf({ ...START, pile: { grey: 20, landscapes: 7 } });
  const beaten = bloomOf({ ...START, beaten: ["1b"] });
  equal(landscape > 0 && beaten > 0, true);
  const nearly = bloomOf({ ...START, pile: { grey: 0, landscapes: 0 }, beaten: Array(29).fill("1b") });
  equal(nearly > 0.95 && nearly < 1, true);
});

test("at the end it is whole, or grey again", () => {
  equal(bloomOf({ ...START, phase: "won" }), 1);
  equal(bloomOf({ ...START, phase: "lost", beaten: ["1b"] }), 0);
});

test("it was lost because somebody could lay nothing, or because the dice were gone", () => {
  equal(lostBy(START), null);
  equal(lostBy({ ...START, phase: "lost" }), 0);
  equal(lostBy({ ...START, phase: "lost", players: [START.players[1]!, START.players[1]!] }), -1);
  equal(why(START), "");
  equal(why({ ...START, phase: "won" }), "");
  equal(why({ ...START, phase: "lost" }), "web-lost-stuck Anna");
  equal(why({ ...START, phase: "lost", turn: 1, beaten: ["1b", "1c"] }), "web-lost-dice 28");
});
