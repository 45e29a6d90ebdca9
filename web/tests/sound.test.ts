/** What is heard: nothing unless it is wanted, and another thing for winners than for losers. */

import "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { change } from "../src/settings";
import { sound } from "../src/sound";

let heard: { type: string; frequency: number }[] = [];

class Part {
  gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  connect<T>(next: T): T {
    return next;
  }
  start(): void {}
  stop(): void {}
}

class Tone extends Part {
  constructor(_context: unknown, of: { type: string; frequency: number }) {
    super();
    heard.push(of);
  }
}

class Context {
  currentTime = 0;
  destination = {};
}

Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Tone, GainNode: Part, BiquadFilterNode: Part });

function tones(name: "won" | "lost"): number[] {
  heard = [];
  sound(name);
  return heard.map(({ frequency }) => frequency);
}

test("nothing is heard unless somebody wants it", () => {
  change({ sound: false });
  deepEqual(tones("won"), []);
  deepEqual(tones("lost"), []);
});

test("winners hear it rise, losers hear it sink", () => {
  change({ sound: true });
  const [won, lost] = [tones("won"), tones("lost")];
  equal(won[won.length - 1]! > won[0]!, true);
  deepEqual(
    lost,
    [...lost].sort((a, b) => b - a),
  );
  equal(Math.max(...lost) < Math.min(...won), true);
});
