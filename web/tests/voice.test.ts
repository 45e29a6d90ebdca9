/** What a table says and sounds like, in order. */

import { pass } from "./browser";

import { deepEqual } from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { heard, hush } from "../src/announce";
import { change } from "../src/settings";
import type { Frame } from "../src/live/frames";
import { TableVoice } from "../src/live/voice";
import type { Event, Step } from "../src/wire";
import { playedNow } from "./audio";
import { choices, device, events, held, say } from "./made";

const said = (): string[] => heard.value.map(({ text }) => text);
const mine = device(held(0), events({ v: 3 }), choices(0, 3));
const others = device(held(0), events({ v: 3, asked: [1] }));
const picture = (...happened: Partial<Event>[]): Frame => ({
  v: 3,
  positions: {},
  events: happened.map((event) => ({ v: 3, ...event })),
});
const step = (text: string, only: number[] = []): Step => ({ v: 1, actor: 0, story: [text], only, position: {} });
const hand = async (): Promise<string> => "the own hand";

beforeEach(() => {
  hush();
  change({ sound: true });
  playedNow();
});

test("one's own turn is said and sounds, once; that of others is only said", () => {
  const voice = new TableVoice();
  voice.turn(mine, say, false);
  voice.turn(mine, say, false);
  deepEqual([said(), playedNow().tones.length], [["seat 0? choices-count 2"], 2]);
  voice.turn(others, say, false);
  deepEqual([said().length, playedNow().tones.length], [2, 0]);
});

test("a picture with a die rattles, another knocks; without an event it is silent", () => {
  const voice = new TableVoice();
  voice.picture(mine, picture({ actor: 0, story: ["moved"] }));
  deepEqual([said(), playedNow().knocks], [["moved"], 1]);
  voice.picture(mine, picture({ actor: 0 }, { actor: -1, story: ["a six"] }));
  deepEqual([said(), playedNow().knocks], [["moved", "a six"], 6]);
  voice.picture(mine, picture());
  deepEqual([said().length, playedNow().knocks], [2, 0]);
});

test("what happened before comes first, without another's secrets, and what is asked waits for it", async () => {
  const voice = new TableVoice();
  const telling = voice.before(
    Promise.resolve([step("began"), step("Ben's", [1]), step("hers", [0])]),
    hand,
    0,
    () => true,
  );
  voice.turn(mine, say, false);
  deepEqual(said(), []);
  await telling;
  voice.turn(mine, say, false);
  deepEqual(said(), ["began hers", "seat 0? choices-count 2"], "the dealing of the hand is in it");
});

test("whoever comes too late to hear of the dealing is told what they hold, onlookers nothing", async () => {
  const many = Promise.resolve(Array.from({ length: 9 }, (_, n) => ({ ...step(`${n + 1}`), v: n + 1 })));
  await new TableVoice().before(many, hand, 0, () => true);
  deepEqual(said(), ["2 3 4 5 6 7 8 9 the own hand"]);
  await new TableVoice().before(Promise.resolve([{ ...step("later"), v: 5 }]), hand, 0, () => true);
  deepEqual(said().at(-1), "later the own hand");
  await new TableVoice().before(many, hand, -1, () => true);
  deepEqual(said().at(-1), "2 3 4 5 6 7 8 9");
});

test("it is not said to whoever took the device meanwhile", async () => {
  const voice = new TableVoice();
  await voice.before(Promise.resolve([step("began")]), hand, 0, () => false);
  deepEqual(said(), []);
});

test("nobody waits long for it, nor for a server that does not know", async () => {
  const slow = new TableVoice();
  let told = false;
  void slow
    .before(
      new Promise(() => undefined),
      () => new Promise(() => undefined),
      0,
      () => true,
    )
    .then(() => {
      told = true;
    });
  await pass(1900);
  slow.turn(mine, say, false);
  deepEqual([told, said()], [false, []]);
  await pass(200);
  slow.turn(mine, say, false);
  deepEqual([told, said()], [true, ["seat 0? choices-count 2"]]);
  const broken = new TableVoice();
  await broken.before(
    Promise.reject(new Error("away")),
    () => Promise.reject(new Error("away")),
    0,
    () => true,
  );
  deepEqual(said().length, 1);
});
