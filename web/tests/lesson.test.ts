/** A lesson: only what is right leads on, and what is not is answered. */

import { storage } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { answer, asks, attempt, BEGIN, goOn, isEnd, left, momentOf, rest } from "../src/learn/state";
import { finish, finished } from "../src/learn/progress";
import type { Lesson, LessonMoment, LessonReason } from "../src/wire";

const reason = (why: string): LessonReason => ({ why, rule: { number: "AB-1", text: "", item: true, ruling: false } });
const moment = (part: Partial<LessonMoment>): LessonMoment => ({
  say: ["Hello."],
  position: {},
  question: "",
  choices: [],
  right: {},
  wrong: {},
  attempts: [],
  on: null,
  ...part,
});
const step = { v: 1, position: { a: 1 }, actor: 0, action: 7, notation: "x", story: ["It is done."] };
const LESSON: Lesson = {
  game: "toy",
  id: "first",
  title: "First",
  seat: 0,
  names: ["Anna"],
  options: {},
  rules: [],
  moments: [
    moment({ on: { steps: [], next: 1 } }),
    moment({
      right: { 7: { steps: [step], next: 2 }, 8: { steps: [], next: 3 } },
      wrong: { 9: reason("Not that.") },
      attempts: [{ notation: "y", words: "y", reason: reason("Never.") }],
    }),
    moment({ on: { steps: [step], next: 3 } }),
    moment({}),
  ],
};
const asked = rest(goOn(LESSON, BEGIN).learning);

test("a moment without a question goes on", () => {
  equal(asks(momentOf(LESSON, BEGIN)), false);
  equal(asked.at, 1);
  equal(asks(momentOf(LESSON, asked)), true);
});

test("a right answer leads on once what follows was shown", () => {
  const { learning, steps } = answer(LESSON, asked, 7);
  deepEqual(steps, [step]);
  equal(learning.at, 1);
  equal(rest(learning).at, 2);
});

test("a second answer on the way counts for nothing", () => {
  const { learning } = answer(LESSON, asked, 7);
  deepEqual(answer(LESSON, learning, 8), { learning, steps: [] });
  deepEqual(goOn(LESSON, learning), { learning, steps: [] });
});

test("a wrong answer stays, with the reason, until a right one", () => {
  const { learning, steps } = answer(LESSON, asked, 9);
  deepEqual([learning.at, learning.wrong?.why, steps.length], [1, "Not that.", 0]);
  equal(rest(learning).wrong?.why, "Not that.");
  equal(answer(LESSON, learning, 7).learning.wrong, null);
});

test("what is not allowed is answered by its reason", () => {
  equal(attempt(asked, LESSON.moments[1]!.attempts[0]!).wrong?.why, "Never.");
});

test("a moment without a way on is the end", () => {
  deepEqual(LESSON.moments.map(isEnd), [false, false, false, true]);
});

test("how far it is goes by the longest way", () => {
  deepEqual(
    LESSON.moments.map((_, at) => left(LESSON, at)),
    [3, 2, 1, 0],
  );
});

test("a lesson that is finished twice is finished once, and those of other games stay so", () => {
  storage.clear();
  deepEqual(finished("toy"), []);
  finish("toy", "first");
  finish("other", "first");
  finish("toy", "second");
  finish("toy", "first");
  deepEqual([finished("toy"), finished("other"), finished("constructor")], [["first", "second"], ["first"], []]);
});

test("what is damaged of it is as if it had never been there", () => {
  for (const [text, left] of [
    ["7", []],
    ['{"toy": "first"}', []],
    ['{"toy": ["first", 7, null]}', ["first"]],
  ] as const) {
    storage.setItem("pasch.lessons", text);
    deepEqual(finished("toy"), left);
    finish("toy", "new");
    deepEqual(finished("toy"), [...left, "new"]);
  }
  storage.clear();
});
