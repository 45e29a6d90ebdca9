/** Whose eyes it is: one device, and who is asked. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { decide, knows, NOBODY } from "../src/live/curtain";

const three = { mine: [0, 1, 2], shared: true, secret: true, asked: [1], over: false };
const open = (me: number) => ({ me, curtain: NOBODY });
const veiled = (curtain: number) => ({ me: NOBODY, curtain });

test("the next one takes the device behind a curtain, and the last one's eyes are closed", () => {
  deepEqual(decide(open(0), three), veiled(1));
  deepEqual(decide(open(NOBODY), three), veiled(1));
});

test("whoever is asked and has the device keeps it", () => {
  deepEqual(decide(open(1), three), open(1));
  deepEqual(decide(open(1), { ...three, asked: [0, 1, 2] }), open(1));
  deepEqual(decide(open(0), { ...three, asked: [] }), open(0));
});

test("several are asked in secret: one after the other", () => {
  deepEqual(decide(open(NOBODY), { ...three, asked: [0, 2] }), veiled(0));
  deepEqual(decide(open(0), { ...three, asked: [2] }), veiled(2));
});

test("nothing lifts a curtain, but it may be for somebody else", () => {
  deepEqual(decide(veiled(0), { ...three, asked: [] }), veiled(0));
  deepEqual(decide(veiled(0), three), veiled(1));
  deepEqual(decide(veiled(0), { ...three, secret: false, over: true, asked: [] }), veiled(0));
  deepEqual(decide(veiled(0), { ...three, mine: [2], asked: [0] }), veiled(2));
  deepEqual(decide(veiled(0), { ...three, mine: [] }), open(NOBODY));
});

test("a seat that is left alone on a shared device is still behind a curtain", () => {
  deepEqual(decide(open(0), { ...three, mine: [1], asked: [2] }), veiled(1));
  deepEqual(decide(open(NOBODY), { ...three, mine: [1], shared: false, asked: [2] }), open(1));
});

test("without secrets the device goes on by itself", () => {
  deepEqual(decide(open(0), { ...three, secret: false }), open(1));
  deepEqual(decide(open(0), { ...three, secret: false, asked: [] }), open(0));
  deepEqual(decide(open(NOBODY), { ...three, over: true, asked: [] }), open(0));
  deepEqual(decide(open(2), { ...three, over: true, asked: [] }), open(2), "whoever has the device sees the end");
});

test("a secret is for its audience, and for nobody behind the curtain", () => {
  equal(knows([], NOBODY), true);
  equal(knows(undefined, 2), true);
  equal(knows([1], 1), true);
  equal(knows([1], 2), false);
  equal(knows([1], NOBODY), false);
});
