/** What the pieces and the middle of this board make of what happens. */

import "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { groundOf } from "../../src/pasch/games/nichts_als_aerger/web/geometry";
import { grudgesAfter, moodBefore, moodOf, NO_GRUDGES } from "../../src/pasch/games/nichts_als_aerger/web/moods";
import { planOf } from "../../src/pasch/games/nichts_als_aerger/web/motion";
import type { Play, Position } from "../../src/pasch/games/nichts_als_aerger/web/position";
import { faceOf, gaze } from "../../src/pasch/games/nichts_als_aerger/web/trouble";

const COLOURS = ["amber", "green"];

/** Two players, the pieces of each by their fields; whose turn it is, and the cards on the table. */
function at(on: string[][], turn = 0, cards: Play[] = []): Position {
  return {
    seats: 2,
    options: { end: "win", rounds: 0, teams: "none" },
    turns: 0,
    players: on.map((fields, seat) => ({ colour: COLOURS[seat]!, on: fields, hand: [], chosen: "" })),
    pile: 9,
    first_pile: true,
    discards: [],
    lying: { diaet: null, gesetz: 0, hypnose: [], schneckenbonus: null },
    plays: [{ play: "turn", seat: turn, step: 0 }, ...cards],
    places: [0, 0],
  };
}

const ground = groundOf(2, 0);
const START = [
  ["B", "B", "B", "3"],
  ["B", "B", "B", "25"],
];
const STRUCK = [
  ["B", "B", "B", "5"],
  ["B", "B", "B", "B"],
];
const before = at(START);
const struck = at(STRUCK, 1);
const blow = planOf(struck, before, [{ actor: 0, notation: "3x5" }], 0);

/** The moods of a seat's pieces, in the order of its fields. */
function moods(position: Position, seat: number, grudges = NO_GRUDGES, plan = planOf(position, null, [], 0)): string[] {
  return plan.men.filter((man) => man.seat === seat).map((man) => moodOf(position, ground, man, grudges));
}

test("whoever is at home sleeps, unless it is their turn", () => {
  deepEqual(moods(before, 0), ["awake", "awake", "awake", "calm"]);
  deepEqual(moods(before, 1), ["sleepy", "sleepy", "sleepy", "calm"]);
  deepEqual(moods(at([["a", "b", "c", "3"], START[1]!]), 0), ["glad", "glad", "glad", "calm"]);
});

test("who hit is smug and who flew is outraged, and not before the blow", () => {
  const grudges = grudgesAfter(NO_GRUDGES, struck, blow);
  deepEqual(moods(struck, 0, grudges, blow), ["sleepy", "sleepy", "sleepy", "smug"]);
  deepEqual(moods(struck, 1, grudges, blow), ["awake", "awake", "awake", "cross"]);
  const victim = blow.men.find(({ out }) => out)!;
  deepEqual(moodBefore(victim, "cross"), { was: "scared", at: victim.wait });
  equal(victim.wait > 0, true);
});

test("one gloats until one moves on, the other rages until its turn comes", () => {
  const first = grudgesAfter(
    NO_GRUDGES,
    at(STRUCK, 0),
    planOf(at(STRUCK, 0), before, [{ actor: 0, notation: "3x5" }], 0),
  );
  const still = at(STRUCK, 0);
  const later = grudgesAfter(first, still, planOf(still, still, [], 0));
  deepEqual(moods(still, 0, later).pop(), "smug");
  deepEqual(moods(still, 1, later), ["sleepy", "sleepy", "sleepy", "cross"]);
  const theirs = grudgesAfter(later, struck, planOf(struck, still, [], 0));
  deepEqual(moods(struck, 1, theirs), ["awake", "awake", "awake", "awake"]);
  const gone = at([["B", "B", "B", "9"], STRUCK[1]!], 0);
  const moved = grudgesAfter(theirs, gone, planOf(gone, struck, [{ actor: 0, notation: "5-9" }], 0));
  deepEqual(moods(gone, 0, moved).pop(), "calm");
});

test("whoever a move threatens is scared while it can be answered", () => {
  const play: Play = { play: "turn", seat: 0, step: 0, doing: "karate", colour: 0, from: 3, to: 5, struck: [1] };
  const threat = { ...before, plays: [play] };
  deepEqual(moods(threat, 0).pop(), "smug");
  deepEqual(moods(threat, 1).pop(), "scared");
});

test("a card is slammed onto the table; an interrupt even if it is over at once", () => {
  const card: Play = { play: "duell", seat: 1, step: 0, doing: "answers" };
  const played = planOf(at(START, 1, [card]), at(START, 1), [{ actor: 1, notation: "duell" }], 0);
  deepEqual(played.slams, { card: "duell", seat: 1, interrupt: false, passes: false });
  const answered = planOf(at(START, 1), at(START, 1, [card]), [{ actor: 0, notation: "aetsch" }], 0);
  deepEqual(answered.slams, { card: "aetsch", seat: 0, interrupt: true, passes: true });
  const drawn = planOf(at(START, 1), before, [{ actor: -1, notation: "aetsch" }], 0);
  equal(drawn.slams, null); // nature gives it to a hand
  const given = planOf(at(START, 1), before, [{ actor: 0, notation: "+aetsch" }], 0);
  equal(given.slams, null);
  equal(answered.total > drawn.total, true);
});

test("the middle laughs, is startled and sulks, and looks at what happens", () => {
  const rest = planOf(before, null, [], 0);
  equal(faceOf(before, rest), "grins");
  equal(faceOf(struck, blow), "laughs");
  equal(faceOf(at(START, 1, [{ play: "duell", seat: 1, step: 0 }]), rest), "startled");
  equal(faceOf({ ...before, places: [1, 2] }, blow), "sulks");
  const [, down] = gaze(before, ground, rest, [0]);
  const [, up] = gaze(before, ground, rest, [1]);
  equal(down > 0 && up < 0, true); // whoever looks sits at the bottom
});
