/** What is shown next, for how long, and what it tells meanwhile. */

import { pass, shown } from "./browser";

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { Animator } from "../src/live/animator";
import type { Audience } from "../src/live/scenes";
import { type Frame, framesOf, happenedIn, seenBy, storyOf } from "../src/live/frames";
import { add, atRest, forget, next, NOTHING, paceOf, place, type Show, skip } from "../src/live/show";
import type { Event } from "../src/wire";

const frame = (v: number, ...story: string[]): Frame => ({
  v,
  positions: { "-1": { v } },
  events: [{ v, actor: 0, notation: `n${v}`, story }],
});
const ui = { beat: () => 1000, tells: () => 200 };
const audience: Audience = { ui, me: 0, pace: 1, speed: "normal", bots: [], more: false };
const at = (v: number): Show => place(NOTHING, frame(v));

test("a picture moves from the one before, for as long as the board says", () => {
  const { show, began, wait } = next(add(at(1), [frame(2, "two")]), audience);
  equal(began?.v, 2);
  equal(show.before?.v, 1);
  equal(wait, 1000);
  equal(atRest(show), false);
});

test("there is time to read before another one follows", () => {
  equal(next(add(at(1), [frame(2), frame(3)]), audience).wait, 1260);
});

test("at half the pace it takes half the time, and with much to catch up on half of that", () => {
  equal(next(add(at(1), [frame(2)]), { ...audience, pace: 0.5 }).wait, 500);
  const many = Array.from({ length: 10 }, (_, n) => frame(n + 2));
  equal(next(add(at(1), many), audience).wait, 630);
  equal(next(add(at(1), many.slice(1)), audience).wait, 1260);
  equal(paceOf(add(at(1), many), 1), 0.5);
});

test("nothing moves without a picture before, without a board, without motion, or when taken back", () => {
  const still = [
    next(add(NOTHING, [frame(2, "two")]), audience),
    next(add(at(1), [frame(2, "two")]), { ...audience, ui: null }),
    next(add(at(1), [frame(2, "two")]), { ...audience, pace: 0 }),
    next(add(at(1), [{ ...frame(2), events: [{ v: 2, actor: -4, story: ["two"] }] }]), audience),
  ];
  for (const { show, wait, cues } of still) {
    equal(wait, 0);
    deepEqual(cues, []);
    deepEqual(show.told, ["two"]);
    equal(show.untold, 0);
  }
  equal(still[3]?.show.before, null);
});

test("whoever skips sees the end without a movement, and the next thing moves again", () => {
  let show = skip(add(at(1), [frame(2), frame(3)]));
  for (const v of [2, 3]) {
    const step = next(show, audience);
    deepEqual([step.began?.v, step.wait, step.show.before], [v, 0, null]);
    show = step.show;
  }
  const end = next(show, audience);
  equal(end.began, null);
  equal(atRest(end.show), true);
  equal(atRest(add(end.show, [frame(9)])), false, "something is still to come");
  const after = next(add(end.show, [frame(4)]), audience);
  deepEqual([after.wait, after.show.before?.v], [1000, 3]);
});

test("sentences are told one after the other, and two at most are seen", () => {
  const { show, cues } = next(add(at(1), [frame(2, "a", "b", "c", "d")]), audience);
  deepEqual([show.told, show.untold], [[], 4]);
  deepEqual(cues, [
    { at: 200, told: ["a"], untold: 3 },
    { at: 400, told: ["a", "b"], untold: 2 },
    { at: 600, told: ["b", "c"], untold: 1 },
    { at: 800, told: ["c", "d"], untold: 0 },
  ]);
  const quick = next(add(at(1), [frame(2, "a", "b")]), { ...audience, ui: { beat: () => 1000 } });
  deepEqual([quick.show.told, quick.show.untold], [["a"], 1]);
  deepEqual(quick.cues, [{ at: 500, told: ["a", "b"], untold: 0 }]);
});

test("at rest nothing is left to tell", () => {
  const { show } = next({ ...at(3), told: ["a"], untold: 2, moving: true }, audience);
  deepEqual([show.told, show.untold, show.moving], [[], 0, false]);
});

test("what is placed lies there, and what was on its way is gone", () => {
  const placed = place({ ...add(at(1), [frame(2)]), before: frame(0), untold: 3, moving: true }, frame(9));
  deepEqual([placed.shown?.v, placed.before, placed.untold, placed.queue, placed.moving], [9, null, 0, [], false]);
});

test("the next viewer sees nothing of what moved and was told before", () => {
  const moving: Show = { ...at(2), before: frame(1), told: ["a"], untold: 1 };
  deepEqual([forget(moving).before, forget(moving).told, forget(moving).untold], [null, [], 0]);
});

test("a viewer sees and hears what everybody may, and what is theirs", () => {
  const events: Event[] = [
    { v: 1, actor: -1, notation: "6", story: ["a six"] },
    { v: 2, actor: 0, notation: "x", story: ["Anna's card"], only: [0] },
    { v: 3 },
    { v: 4, actor: 1, story: ["Ben's card"], only: [1] },
  ];
  const secret: Frame = { v: 4, positions: { "0": { hand: 0 }, "1": { hand: 1 } }, events };
  deepEqual(storyOf(secret, 0), ["a six", "Anna's card"]);
  deepEqual(storyOf(secret, 1), ["a six", "Ben's card"]);
  deepEqual(storyOf(secret, -1), ["a six"]);
  deepEqual(happenedIn(secret, 1), [
    { actor: -1, notation: "6" },
    { actor: 1, notation: "" },
  ]);
  deepEqual(seenBy(secret, 1), { hand: 1 });
  equal(seenBy(secret, -1), undefined);
  deepEqual(seenBy(frame(3), 1), { v: 3 });
});

test("a step without a sentence belongs to the next that has one, and the last is always shown", () => {
  const step = (v: number, ...story: string[]) => ({ v, story, position: { v } });
  const frames = framesOf([step(1), step(2, "two"), step(3, "three"), step(4), step(5)], 2);
  deepEqual(
    frames.map(({ v, events }) => [v, events.map((event) => event.v)]),
    [
      [2, [1, 2]],
      [3, [3]],
      [5, [4, 5]],
    ],
  );
  deepEqual(frames[0]?.positions, { "2": { v: 2 } });
});

/** A show in time: what began, and when. */
class Watched {
  readonly began: (number | null)[] = [];
  readonly animator = new Animator(
    () => audience,
    (begun) => void this.began.push(begun?.v ?? null),
  );
}

test("pictures follow each other in time, and sentences while they move", async () => {
  const { animator, began } = new Watched();
  animator.place(frame(1));
  animator.add([frame(2, "a", "b"), frame(3)]);
  deepEqual(began, [1, 2]);
  equal(animator.behind, 1);
  await pass(250);
  deepEqual(animator.told, ["a"]);
  await pass(400);
  deepEqual(animator.told, ["a", "b"]);
  await pass(620);
  equal(animator.shown?.v, 3);
  equal(animator.atRest, false);
  await pass(1000);
  equal(animator.atRest, true);
  equal(began[began.length - 1], null);
  animator.add([frame(4)]);
  equal(animator.before?.v, 3);
  equal(animator.atRest, false);
  animator.skip();
  equal(animator.atRest, true);
});

test("what comes while something moves waits for its end", async () => {
  const { animator, began } = new Watched();
  animator.place(frame(1));
  animator.add([frame(2)]);
  await pass(500);
  animator.add([frame(3)]);
  deepEqual(began, [1, 2]);
  await pass(500);
  deepEqual(began, [1, 2, 3]);
  animator.stop();
});

test("one skip ends what is known, and no more than that", async () => {
  const { animator, began } = new Watched();
  animator.place(frame(1));
  animator.skip();
  animator.add([frame(2), frame(3)]);
  equal(animator.before?.v, 1, "a skip while nothing moves skips nothing");
  animator.skip();
  deepEqual(began, [1, 2, 3, null]);
  animator.add([frame(4)]);
  equal(animator.before?.v, 3);
  await pass(999);
  equal(animator.atRest, false);
  await pass(1);
  equal(animator.atRest, true);
});

test("while nobody looks it waits, and a skip does not make anybody miss it", async () => {
  const { animator, began } = new Watched();
  animator.place(frame(1));
  shown.hidden = true;
  animator.add([frame(2)]);
  await pass(5000);
  deepEqual(began, [1]);
  equal(animator.atRest, false);
  shown.hidden = false;
  await pass(300);
  deepEqual(began, [1, 2]);
  animator.stop();
  await pass(5000);
  deepEqual(began, [1, 2], "stopped, nothing follows");
});

test("what is placed stops what moved: an old sentence is not told into the new picture", async () => {
  const { animator, began } = new Watched();
  animator.place(frame(1));
  animator.add([frame(2, "a", "b"), frame(3)]);
  animator.place(frame(9));
  ok(animator.atRest);
  await pass(5000);
  deepEqual(began, [1, 2, 9]);
  deepEqual(animator.told, []);
});

test("the next viewer finds everything at rest", async () => {
  const { animator } = new Watched();
  animator.place(frame(1));
  animator.add([frame(2, "a"), frame(3, "b")]);
  animator.forget();
  deepEqual(
    [animator.shown?.v, animator.before, animator.told, animator.untold, animator.atRest],
    [3, null, [], 0, true],
  );
  await pass(5000);
  deepEqual(animator.told, []);
});

test("a bot that does several things has one turn; another one, or a person, begins anew", () => {
  const of = (v: number, actor: number): Frame => ({ ...frame(v, `${v}`), events: [{ v, actor, story: [`${v}`] }] });
  const slow: Audience = { ...audience, me: 0, bots: [1, 2], more: true, speed: "slow" };
  let show = add(at(1), [of(2, 1), of(3, 1), of(4, 2), of(5, 1), of(6, 0), of(7, 2)]);
  const turns: number[] = [];
  const spent: boolean[] = [];
  while (show.queue.length) {
    show = { ...next(show, slow).show, moving: false };
    turns.push(show.turns);
    spent.push(show.spent > 0);
  }
  deepEqual(turns, [1, 1, 2, 3, 0, 1]);
  deepEqual(spent, [true, true, true, true, false, true]);
  const round = next({ ...show, hurried: true }, slow).show;
  deepEqual([round.turns, round.hurried], [1, true], "a bot is still to move");
  const over = next({ ...show, hurried: true }, { ...slow, more: false }).show;
  deepEqual([over.turns, over.spent, over.hurried], [0, 0, false]);
});
