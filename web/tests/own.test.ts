/** What a device knows of the dice without believing anybody. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { botNumber, pledgeOf } from "../src/fair/numbers";
import { type Doubt, finish, mayOpen, mended, nothing, type Own, receive, tooLate, witness } from "../src/fair/own";
import { hex, sha256, unhex } from "../src/fair/sha256";
import type { Proof, TableInfo, Throw } from "../src/wire";
import { info } from "./made";

const seed = "00".repeat(32);
const commitment = hex(sha256(unhex(seed)));
const [mine, other] = ["aa".repeat(16), "bb".repeat(16)];
const numbers = [mine, other, botNumber(seed, "table", 2)];
const pledges = [pledgeOf("table", 0, mine), pledgeOf("table", 1, other), ""];

const table = (part: Partial<TableInfo> = {}): TableInfo => info({ commitment, pledges, seeds: numbers, ...part });
const opening = table({ status: "opening", seeds: ["", "", ""] });
/** Seat 0 is ours, pledged and opened. */
const started: Own = {
  ...nothing,
  seal: commitment,
  numbers: { 0: mine },
  pledges,
  pledged: [0],
  opened: [0],
  acted: [0],
};
const doubts = (own: Own): Doubt[] => own.doubts;

test("the first seal that is seen is the one to keep", () => {
  const own = receive(nothing, table({ status: "open" }));
  equal(own.seal, commitment);
  deepEqual(own.pledges, [], "pledges may still change");
  deepEqual(doubts(receive(own, table({ status: "open", commitment: "another" }))), ["seal"]);
});

test("a number is opened under the seal and the pledges that are known, once, and only if it was pledged", () => {
  const own = receive({ ...nothing, numbers: { 0: mine } }, opening);
  equal(mayOpen(own, opening, 0), true);
  equal(mayOpen(own, opening, 1), false, "not ours");
  equal(mayOpen(own, table({ status: "open" }), 0), false);
  equal(mayOpen(own, { ...opening, seeds: [mine, "", ""] }, 0), false);
  equal(mayOpen(own, { ...opening, commitment: "another" }, 0), false);
  equal(mayOpen(own, { ...opening, pledges: [pledges[0]!, "changed", ""] }, 0), false);
  equal(mayOpen({ ...own, numbers: { 0: other } }, opening, 0), false);
});

test("whatever changes after that is doubted", () => {
  deepEqual(doubts(receive(started, table())), []);
  const found = (part: Partial<TableInfo>, own = started): Doubt[] => doubts(receive(own, table(part)));
  deepEqual(found({ pledges: [pledges[0]!, pledgeOf("table", 1, mine), ""] }), ["pledges"]);
  deepEqual(found({ seeds: [mine, mine, numbers[2]!] }), ["number"]);
  deepEqual(found({ seeds: [other, other, numbers[2]!] }), ["number", "mine"]);
  deepEqual(found({ seeds: ["", other, numbers[2]!] }), ["dropped"]);
  deepEqual(found({ seeds: ["", other, numbers[2]!] }, { ...started, opened: [] }), [], "we were too slow");
  deepEqual(found({ seeds: [mine, other, ""] }, { ...started, used: numbers }), ["changed"]);
});

test("a seat that only may be ours raises no doubt of its own", () => {
  deepEqual(doubts(receive({ ...started, acted: [] }, table({ seeds: ["", other, numbers[2]!] }))), []);
  deepEqual(doubts(receive({ ...started, pledged: [] }, table({ seeds: ["", other, numbers[2]!] }))), []);
});

test("a doubt stays", () => {
  const doubted = receive(started, table({ commitment: "another" }));
  deepEqual(doubts(receive(doubted, table())), ["seal"]);
});

test("whoever was too late is told so", () => {
  const late = table({ left_out: [0, 1] });
  deepEqual(tooLate({ ...started, opened: [] }, late), [0]);
  deepEqual(tooLate(started, late), []);
});

test("what fell before everybody stays fallen; what one seat saw, or a player did, is not kept", () => {
  const own = witness(nothing, [
    { v: 1, actor: -1, action: 5 },
    { v: 2, actor: -1, action: 3, only: [0] },
    { v: 3, actor: 0, action: 2 },
    { v: 4 },
  ]);
  deepEqual(own.fell, { 1: 5 });
  deepEqual(doubts(witness(own, [{ v: 1, actor: -1, action: 5 }])), []);
  const changed = witness(own, [{ v: 1, actor: -1, action: 4 }]);
  deepEqual([doubts(changed), changed.fell], [["fell"], { 1: 5 }]);
});

const proof: Proof = { table: "table", commitment, seats: numbers, seed, version: 2, pledges, since: 0 };
const throws: Throw[] = [{ v: 1, number: 0, outcomes: [4], weights: [1], outcome: 4 }];

test("what was wrong once stays wrong, whatever is found later", () => {
  const first = receive(started, table({ commitment: "another" }));
  deepEqual(doubts(first), ["seal"]);
  const second = receive(first, table({ seeds: ["", other, numbers[2]!] }));
  deepEqual(doubts(second), ["seal", "changed", "dropped"]);
  deepEqual(doubts(receive(second, table())), ["seal", "changed", "dropped"]);
  deepEqual(doubts(finish(first, proof, throws)), ["seal"]);
});

test("of a game of an older Pasch, where nobody pledged anything, no pledge is missed", () => {
  const { pledges: _, ...bare } = { ...proof, version: 1 };
  const own: Own = { ...nothing, seal: commitment, pledges: ["", "", ""], used: numbers, fell: { 1: 4 } };
  deepEqual(doubts(finish(own, bare as Proof, throws)), []);
  deepEqual(doubts(finish({ ...own, pledges: [] }, bare as Proof, throws)), []);
  deepEqual(doubts(finish({ ...own, pledges }, bare as Proof, throws)), ["pledges"]);
});

test("at the end everything is thrown again", () => {
  const end = finish({ ...started, used: numbers, fell: { 1: 4 } }, proof, throws);
  deepEqual([doubts(end), end.checked], [[], 1]);
  const found = (own: Partial<Own>, part: Partial<Proof> = {}, thrown = throws): Doubt[] => {
    const ended = finish({ ...started, used: numbers, ...own }, { ...proof, ...part }, thrown);
    equal(ended.checked, -1);
    return doubts(ended);
  };
  deepEqual(found({ seal: "another" }), ["seal"]);
  deepEqual(found({ fell: { 1: 3 } }), ["fell"]);
  deepEqual(found({ fell: { 2: 4 } }), ["fell"], "a throw that is not there");
  deepEqual(found({ used: [] }, { pledges: ["", "", ""] }), ["pledges", "bot"]);
  deepEqual(found({ used: [mine, other, ""] }), ["changed"]);
  deepEqual(found({ used: [] }, { seats: [other, other, numbers[2]!] }), ["mine", "number"]);
  deepEqual(found({}, { seed: "11".repeat(32) }), ["secret"]);
  deepEqual(found({}, {}, [{ ...throws[0]!, outcome: 3 }]), ["throw"]);
});

test("what is damaged is as if it had never been kept; the rest stays", () => {
  for (const broken of [null, undefined, 5, "x", [], true]) deepEqual(mended(broken), nothing);
  deepEqual(mended(started), started);
  const bad: Record<string, unknown[]> = {
    seal: [5, null, {}],
    numbers: [null, [], "x", { 0: 7 }, 4],
    pledges: [null, {}, "x", [1]],
    pledged: [null, ["x"], {}],
    opened: [null, [null]],
    used: ["x", [5]],
    acted: [3, [{}]],
    fell: [[], { 1: "x" }, null],
    doubts: [7, "x", [null], {}],
    checked: ["x", null],
    at: ["x", null, []],
  };
  deepEqual(Object.keys(bad).sort(), Object.keys(nothing).sort());
  for (const [name, values] of Object.entries(bad)) {
    for (const value of values) {
      deepEqual(mended({ ...started, [name]: value }), { ...started, [name]: nothing[name as keyof Own] });
    }
  }
});

test("what fell in another game is not thrown again, but what we saw fall is", () => {
  const elsewhere: Throw = { v: 1, number: 0, outcomes: [3, 4], weights: [1, 1], outcome: 4 };
  const here: Throw = { v: 2, number: 1, outcomes: [5], weights: [1], outcome: 5 };
  const branch = { ...proof, since: 1 };
  const end = finish({ ...started, used: numbers, fell: { 2: 5 } }, branch, [elsewhere, here]);
  deepEqual([doubts(end), end.checked], [[], 1]);
  const lied = finish({ ...started, used: numbers, fell: { 1: 4 } }, branch, [elsewhere, here]);
  deepEqual([doubts(lied), lied.checked], [["fell"], -1]);
});
