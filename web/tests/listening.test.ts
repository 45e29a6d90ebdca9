/** The pace for listeners. */

import { pass } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { announce, heard, hush, interrupt, sayAgain, speaking } from "../src/announce";
import { asOne, type Frame } from "../src/live/frames";
import { Listening, turnIn } from "../src/live/listening";
import { storyBefore, turn } from "../src/live/announcements";
import { settings } from "../src/settings";
import { device, events, held, info, say } from "./made";

const frame = (v: number, actor: number, asked: number[]): Frame => ({
  v,
  positions: {},
  events: [{ v, actor, story: [`${v}`] }],
  asked,
});

test("what one seat does, and the throws between, is one turn", () => {
  deepEqual(turnIn([frame(1, 1, [1]), frame(2, -1, [1]), frame(3, 1, [2]), frame(4, 2, [0])]), {
    count: 3,
    over: true,
  });
  deepEqual(turnIn([frame(1, 1, [1])]), { count: 1, over: false });
  deepEqual(turnIn([frame(1, 1, [2])]), { count: 1, over: true });
  deepEqual(
    asOne([frame(1, 1, [1]), frame(2, 1, [2])]).events.flatMap(({ story }) => story),
    ["1", "2"],
  );
});

test("a listener's game waits until the voice has ended, and then tells a turn in one go", () => {
  hush();
  const listening = new Listening(() => 0);
  const queue = [frame(1, 1, [1]), frame(2, 1, [2]), frame(3, 2, [0])];
  announce("x".repeat(220));
  equal(listening.wait(queue), 0, "nobody listens");
  equal(listening.gather(queue).length, 3);
  settings.set({ ...settings.value, listening: true });
  const left = listening.wait(queue);
  equal(left > 9000 && left <= 10000, true, "22 characters a second");
  equal(listening.wait([]) > 9000, true, "also before anybody is asked");
  interrupt();
  equal(listening.wait(queue), 0);
  deepEqual(
    listening.gather(queue).map(({ v }) => v),
    [2, 3],
  );
  equal(listening.wait([frame(1, 1, [1])]) > 0, true, "the turn still goes on");
  equal(listening.wait([frame(1, 0, [0])]), 0, "what I did is told at once");
  settings.set({ ...settings.value, listening: false });
});

test("each unfinished turn is waited for as long as the one before it", async () => {
  hush();
  settings.set({ ...settings.value, listening: true });
  const listening = new Listening(() => 0);
  const goesOn = [frame(1, 1, [1])];
  equal(listening.wait(goesOn) > 0, true);
  await pass(2000);
  equal(listening.wait([...goesOn, frame(2, 2, [0])]), 0, "it is over");
  await pass(2000);
  equal(listening.wait([frame(3, 2, [2])]) > 0, true, "another one has its own time");
  await pass(4000);
  equal(listening.wait([frame(3, 2, [2])]), 0, "which ends");
  settings.set({ ...settings.value, listening: false });
});

test("the last thing can be said again", () => {
  hush();
  sayAgain();
  equal(heard.value.length, 0);
  announce("one");
  announce("two");
  sayAgain();
  deepEqual(
    heard.value.map(({ text }) => text),
    ["one", "two", "two"],
  );
  hush();
  equal(speaking(), 0);
});

test("listeners hear what bots did, not that it is their turn", () => {
  const seats = [
    { kind: "human" as const, name: "Anna" },
    { kind: "bot" as const, name: "Bo" },
  ];
  const state = { ...device(held(0), events({ asked: [1] })), info: info({ seats }) };
  equal(turn(state, say)?.text, "turn-of Bo 1");
  equal(turn(state, say, true)?.text, "");
});

test("whoever comes hears what happened before, but no secret", () => {
  const step = (v: number, text: string, ...only: number[]) => ({ v, actor: 0, story: [text], only, position: {} });
  deepEqual(storyBefore([step(1, "Anna begins."), step(2, "Ben's card.", 1)], 0), {
    text: "Anna begins.",
    whole: true,
  });
  deepEqual(
    storyBefore(
      Array.from({ length: 20 }, (_, n) => step(n, `${n}`)),
      0,
    ),
    { text: "12 13 14 15 16 17 18 19", whole: false },
  );
});
