/** The throws of a finished game, checked: the vectors of docs/fair-dice.md, and every way to cheat. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import vectors from "../../tests/fair/vectors.json";
import { check, outcome } from "../src/fair/check";
import { botNumber, newNumber, pledgeOf } from "../src/fair/numbers";
import { hex, hmac, sha256, unhex } from "../src/fair/sha256";
import type { Proof, Throw } from "../src/wire";

const proofOf = (part: Partial<Proof>): Proof => ({
  table: "t",
  commitment: "",
  seats: [],
  seed: "",
  version: 1,
  pledges: [],
  since: 0,
  ...part,
});

for (const vector of vectors.throws) {
  test(`the throw of "${vector.name}", with ${vector.rejected} rejected`, () => {
    equal(outcome(proofOf(vector), vector), vector.outcome);
  });
}

test("some vectors reject a word, a round, and more", () => {
  const rejected = vectors.throws.map((vector) => vector.rejected);
  for (const count of [0, 1, 4]) equal(rejected.includes(count), true);
});

test("pledges and the numbers of bots are those of the vectors", () => {
  for (const { table, seat, number, pledge } of vectors.pledges) equal(pledgeOf(table, seat, number), pledge);
  for (const { seed, table, seat, number } of vectors.bots) equal(botNumber(seed, table, seat), number);
});

test("a new number has 32 hexadecimal digits, and is another one each time", () => {
  const numbers = Array.from({ length: 50 }, newNumber);
  equal(new Set(numbers).size, 50);
  equal(
    numbers.every((number) => /^[0-9a-f]{32}$/.test(number)),
    true,
  );
});

test("SHA-256 and HMAC are those of the standards, at every length of a block", () => {
  const text = (length: number): Uint8Array => new Uint8Array(length).fill(97);
  const known: Record<number, string> = {
    0: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
    56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
    64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
    1000: "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
  };
  for (const [length, digest] of Object.entries(known)) equal(hex(sha256(text(Number(length)))), digest);
  // RFC 4231, cases 2 and 6: a short key, and one that is longer than a block.
  const bytes = (said: string): Uint8Array => new TextEncoder().encode(said);
  const short = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  equal(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?"))), short);
  const long = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54";
  const words = "Test Using Larger Than Block-Size Key - Hash Key First";
  equal(hex(hmac(new Uint8Array(131).fill(0xaa), bytes(words))), long);
  deepEqual(unhex("00ff10"), new Uint8Array([0, 255, 16]));
});

const zero = "00".repeat(32);
const seal = hex(sha256(unhex(zero)));
const die: Throw = { v: 7, number: 0, outcomes: [0, 1, 2, 3, 4, 5], weights: [1, 1, 1, 1, 1, 1], outcome: 5 };
const honest = proofOf({ seed: zero, commitment: seal, seats: ["a", "b"] });

test("a true game is true, and a false throw is named by its version", () => {
  deepEqual(check(honest, [die]), { problem: "", wrong: -1, count: 1 });
  deepEqual(check(honest, [die, { ...die, v: 9, outcome: 4 }]), { problem: "throw", wrong: 9, count: 2 });
  deepEqual(check({ ...honest, commitment: "0".repeat(64) }, [die]), { problem: "seal", wrong: -1, count: 1 });
});

test("a number that was not pledged is found, and that of a bot which does not come from the secret", () => {
  const [pledged, bot] = [vectors.pledges[0]!, vectors.bots[0]!];
  const commitment = hex(sha256(unhex(bot.seed)));
  const seats = [pledged.number, bot.number];
  const proof = proofOf({ ...bot, version: 2, commitment, seats, pledges: [pledged.pledge, ""] });
  const problem = (part: Partial<Proof>): string => check({ ...proof, ...part }, []).problem;
  equal(problem({}), "");
  equal(problem({ seats: ["", bot.number] }), "", "left out");
  equal(problem({ seats: ["11".repeat(16), bot.number] }), "pledge");
  equal(problem({ seats: [pledged.number, "11".repeat(32)] }), "bot");
  equal(problem({ version: 1, seats: ["x", "y"] }), "", "an older game: nobody pledged anything");
});
