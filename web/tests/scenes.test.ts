/** Which pictures are shown as one, and how fast: what bots do between two decisions of a person. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { asOne, type Frame } from "../src/live/frames";
import { type Audience, paced, scenesOf } from "../src/live/scenes";
import { add, next, NOTHING, place, type Show, skip } from "../src/live/show";

const ME = 0;
let version = 0;

/** Somebody does something (nature is -1), and it is told. */
const did = (...actors: number[]): Frame => ({
  v: ++version,
  positions: { "-1": { v: version } },
  events: actors.map((actor) => ({ v: version, actor, notation: `${actor}`, story: [`${actor} did`] })),
});
const silent = (actor: number): Frame => {
  const frame = did(actor);
  return { ...frame, events: frame.events.map(({ story: _, ...event }) => event) };
};
const audience: Audience = {
  ui: { beat: () => 1000 },
  me: ME,
  pace: 1,
  speed: "normal",
  bots: [1, 2, 3],
  more: false,
};
const start = did();
const at = { spent: 0, turns: 0 };
const sizes = (queue: Frame[], who = audience): number[] =>
  scenesOf(start, queue, who).map(({ frames }) => frames.length);

test("what one bot does in a row is one scene, and what nobody tells of parts nothing", () => {
  deepEqual(sizes([did(1), did(1, -1), silent(3), did(-1), did(2), silent(ME), did(2), did(ME), did(3)]), [4, 3, 1, 1]);
});

test("what a person does is never joined to anything", () => {
  deepEqual(sizes([did(ME), did(ME), did(-1)]), [1, 1, 1]);
  deepEqual(sizes([did(1), did(1)], { ...audience, bots: [] }), [1, 1]);
});

test("a board may say whose turn it is, and part it", () => {
  const ui = {
    beat: () => 1000,
    scene: (_: unknown, position: unknown) => ({ seat: 2, part: (position as { v: number }).v % 2 ? "a" : "b" }),
  };
  version = 100;
  deepEqual(sizes([did(1), did(1), did(3)], { ...audience, ui }), [1, 1, 1]);
  deepEqual(sizes([did(1), did(3), did(2)], { ...audience, ui: { ...ui, scene: () => ({ seat: 2 }) } }), [3]);
});

test("a board is asked from each picture to the next", () => {
  const asked: [unknown, unknown][] = [];
  const scene = (from: unknown, to: unknown) => {
    asked.push([from, to]);
    return { seat: 2 };
  };
  const queue = [did(1), did(2), did(3)];
  scenesOf(start, queue, { ...audience, ui: { beat: () => 1000, scene } });
  const [one, two, three] = queue.map(({ positions }) => positions["-1"]);
  deepEqual(asked, [
    [start.positions["-1"], one],
    [one, two],
    [two, three],
  ]);
});

test("in a person's turn others are joined only if the board says so", () => {
  const mine = (part: string): Audience => ({
    ...audience,
    ui: { beat: () => 1000, scene: () => ({ seat: ME, part }) },
  });
  deepEqual(sizes([did(1), did(2), did(-1)], mine("")), [1, 1, 1]);
  deepEqual(sizes([did(ME), did(1), did(2), did(-1)], mine("bets")), [1, 3]);
});

test("one picture of several is the last of them, with all that happened", () => {
  const [one, two] = [did(1), did(2, -1)];
  const both = asOne([one, two]);
  equal(both.v, two.v);
  deepEqual(both.events, [...one.events, ...two.events]);
});

test("a bot who has time is seen move by move", () => {
  const how = paced(start, [did(1), did(1)], audience, at);
  deepEqual([how.merged, how.pace, how.queue.length], [false, 1, 1]);
});

test("where much is to be shown, a turn is one picture", () => {
  const queue = [did(1), did(1), did(1), did(2), did(2), did(2)];
  const how = paced(start, queue, audience, at);
  deepEqual([how.merged, how.frame.events.length, how.queue.length], [true, 3, 3]);
  equal(how.pace, 1);
});

test("bots that are still to move are reckoned with", () => {
  const queue = [did(1), did(1)];
  equal(paced(start, queue, audience, at).merged, false);
  equal(paced(start, queue, { ...audience, more: true }, at).merged, true);
  equal(paced(start, queue, { ...audience, more: true }, { spent: 0, turns: 2 }).merged, false);
});

test("when that is still too long, movements are faster, and at last turns are one picture too", () => {
  const turns = (count: number): Frame[] => Array.from({ length: count }, (_, n) => did(1 + (n % 3)));
  const five = paced(start, turns(5), audience, at);
  ok(five.pace < 1 && five.pace > 0.4, String(five.pace));
  const many = paced(start, turns(30), audience, at);
  equal(many.pace >= 0.25, true);
  ok(many.frame.events.length > 5);
});

test("slow bots are seen move by move, however long it takes", () => {
  const how = paced(start, [did(1), did(1), did(1), did(1), did(1), did(1)], { ...audience, speed: "slow" }, at);
  deepEqual([how.merged, how.pace], [false, 1]);
});

const run = (queue: Frame[], who: Audience): { ms: number; pictures: number; show: Show } => {
  let show = add(place(NOTHING, start), queue);
  let [ms, pictures] = [0, 0];
  for (;;) {
    const step = next(show, who);
    show = step.show;
    if (!step.began) return { ms, pictures, show };
    ms += step.wait;
    pictures++;
  }
};
const round = (): Frame[] => [1, 2, 3].flatMap((bot) => [did(bot), did(bot), did(-1), did(bot)]);

test("a round of bots takes no longer than it may, and at once no time at all", () => {
  ok(run(round(), audience).ms <= 3200);
  ok(run(round(), { ...audience, speed: "fast" }).ms <= 700);
  ok(run(round(), { ...audience, speed: "slow" }).ms > 12_000);
  const { ms, pictures } = run(round(), { ...audience, speed: "once" });
  deepEqual([ms, pictures], [0, 1]);
});

test("a person's move begins a new round, and is as rich as ever", () => {
  const own = run([did(ME)], audience);
  equal(own.ms, 1000);
  equal(run([...round(), did(ME), ...round()], audience).ms > 6000, true);
  const waits = next(add(place(NOTHING, start), [did(ME)]), { ...audience, speed: "fast", more: true });
  equal(waits.wait, 450, "with fast bots it does not hold them up");
  equal(next(add(place(NOTHING, start), [did(ME)]), { ...audience, speed: "fast" }).wait, 1000);
});

test("of a picture that stands for several the end is told, and nothing is left untold", () => {
  const { show, cues } = next(add(place(NOTHING, start), round()), audience);
  deepEqual([show.told, show.untold, cues], [["-1 did", "1 did"], 0, []]);
});

test("whoever hurries is not held up by bots that still think, but by people", () => {
  const hurried = skip(add(place(NOTHING, start), [did(1)]));
  const rested = (more: boolean): Show => next(next(hurried, { ...audience, more }).show, { ...audience, more }).show;
  equal(next(add(rested(true), [did(2)]), audience).wait, 0);
  equal(next(add(rested(false), [did(2)]), audience).wait, 1000);
});
