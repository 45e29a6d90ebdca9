/** What is heard: nothing unless it is wanted, and another thing for winners than for losers. */

import { shown } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { change } from "../src/settings";
import { sound } from "../src/sound";
import { playedNow } from "./audio";

function tones(name: "won" | "lost"): number[] {
  sound(name);
  return playedNow().tones;
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

test("a tap is one knock, dice are several, and one's own turn is a bell that rises", () => {
  change({ sound: true });
  sound("tap");
  deepEqual(playedNow(), { tones: [], knocks: 1 });
  sound("dice");
  deepEqual(playedNow(), { tones: [], knocks: 6 });
  sound("turn");
  const { tones: bell, knocks } = playedNow();
  deepEqual([bell.length, bell[1]! > bell[0]!, knocks], [2, true, 0]);
});

test("in a tab that nobody looks at nothing is heard", () => {
  shown.hidden = true;
  sound("turn");
  shown.hidden = false;
  deepEqual(playedNow(), { tones: [], knocks: 0 });
});
