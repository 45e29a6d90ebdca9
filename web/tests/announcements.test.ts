/** What is said aloud, and to whom. */

import "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { announce, heard, hush } from "../src/announce";
import { namesOf, storyAloud, turn } from "../src/live/announcements";
import { NOBODY } from "../src/live/curtain";
import type { Frame } from "../src/live/frames";
import { list } from "../src/lists";
import { play, type TableState, UNKNOWN } from "../src/live/state";
import { choices, device, events, held, hidden, info, say } from "./made";

const frame: Frame = {
  v: 2,
  positions: {},
  events: [
    { v: 1, actor: 0, story: ["for all"] },
    { v: 2, actor: 1, story: ["Anna's"], only: [0] },
    { v: 2, actor: 1, story: ["Ben's"], only: [1] },
  ],
};

test("a story is told to whoever looks: never another one's secret, and nothing behind a curtain", () => {
  const state = device(held(0, 1), hidden());
  equal(storyAloud({ ...state, me: 0, curtain: NOBODY }, frame), "for all Anna's");
  equal(storyAloud({ ...state, me: 1, curtain: NOBODY }, frame), "for all Ben's");
  equal(storyAloud({ ...state, me: NOBODY, curtain: NOBODY }, frame), "for all");
  equal(storyAloud({ ...state, me: NOBODY, curtain: 1 }, frame), "");
});

test("who is asked is told what for, and among how many choices", () => {
  const state = device(held(0), events({ v: 3 }), choices(0, 3, 4));
  deepEqual(turn(state, say), { key: "mine 0 3", text: "seat 0? choices-count 4", mine: true });
  deepEqual(turn({ ...state, news: events({ v: 4 }) }, say), null, "the choices are still to come");
});

test("the same turn is said once: its key stays, and is another one for the next", () => {
  const state = device(held(0), events({ v: 3 }), choices(0, 3));
  const next = device(held(0), events({ v: 4 }), choices(0, 4));
  equal(turn(state, say)?.key === turn(next, say)?.key, false);
  const others = (v: number, asked: number[]) => turn(device(held(0), events({ v, asked })), say)?.key;
  equal(others(3, [1]), others(4, [1]));
  equal(others(3, [1]) === others(4, [2]), false);
});

test("everybody else is told whose turn it is", () => {
  const other = device(held(0), events({ asked: [1] }));
  deepEqual(turn(other, say), { key: "1 -1", text: "turn-of Ben 1", mine: false });
  const several = device([], events({ asked: [1, 2] }));
  equal(turn(several, say)?.text, "turn-of Ben und Carla 2");
  equal(turn(device(held(0), events({ asked: [] })), say)?.text, "");
  equal(turn(UNKNOWN, say), null);
});

test("behind the curtain the device is called for, and nothing is said of what is asked", () => {
  const state: TableState = { ...device(held(0, 1), hidden({ asked: [1] }), choices(1, 1)), me: NOBODY, curtain: 1 };
  const { text = "", mine } = turn(state, say) ?? {};
  deepEqual([text, mine], ["curtain-title Ben", false]);
});

test("who has chosen is not told again that it is their turn", () => {
  const [waits] = play(device(held(0), events({ v: 3 }), choices(0, 3)), true, 0);
  equal(turn(waits, say), null);
});

test("a seat without a name is called by its number", () => {
  const seats = [
    { kind: "human" as const, name: "" },
    { kind: "human" as const, name: "Ben" },
  ];
  deepEqual(namesOf({ ...UNKNOWN, info: info({ seats }) }, say), ["seat 1", "Ben"]);
  deepEqual(namesOf(UNKNOWN, say), []);
});

test("names are listed as the language does it", () => {
  deepEqual([list([]), list(["Anna"]), list(["Anna", "Ben", "Carla"])], ["", "Anna", "Anna, Ben und Carla"]);
});

test("the voice keeps a dozen sentences, each with a key of its own, and forgets all at a hand-over", () => {
  hush();
  announce("");
  deepEqual(heard.value, []);
  for (let n = 0; n < 20; n++) announce(`s${n}`);
  equal(heard.value.length, 12);
  equal(heard.value[11]?.text, "s19");
  equal(new Set(heard.value.map(({ key }) => key)).size, 12);
  hush();
  deepEqual(heard.value, []);
});
