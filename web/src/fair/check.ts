/** Every throw of a finished game, thrown again: docs/fair-dice.md, "Exactly". */

import type { Proof, Throw } from "../wire";
import { botNumber, pledgeOf } from "./numbers";
import { hex, hmac, sha256, unhex } from "./sha256";

const WORDS = 2n ** 64n;

/** The outcome that the seeds give for record `number`. */
export function outcome(
  proof: Proof,
  thrown: Pick<Throw, "number" | "outcomes"> & { weights: readonly (number | string)[] },
): number {
  const seed = unhex(proof.seed);
  const weights = thrown.weights.map(BigInt);
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const limit = WORDS - (WORDS % total);
  for (let round = 0; ; round++) {
    const message = [proof.table, ...proof.seats, thrown.number, round].join("\n");
    const digest = new DataView(hmac(seed, new TextEncoder().encode(message)).buffer);
    for (let word = 0; word < 4; word++) {
      const value = digest.getBigUint64(8 * word);
      if (value >= limit) continue;
      let left = value % total;
      return thrown.outcomes[weights.findIndex((weight) => (left -= weight) < 0n)]!;
    }
  }
}

export interface Verdict {
  /** What does not fit, if anything; the words are `fair-wrong-…`. */
  problem: "" | "seal" | "pledge" | "bot" | "throw";
  /** The version of the first throw that is not the one that was settled; -1: all are. */
  wrong: number;
  count: number;
}

/** Those that fell here: a branch begins with what fell in another game. */
export const here = (proof: Proof, throws: readonly Throw[]): Throw[] =>
  throws.filter(({ number }) => !(number < proof.since));

export function check(proof: Proof, all: readonly Throw[]): Verdict {
  const throws = here(proof, all);
  const wrong = throws.find((thrown) => outcome(proof, thrown) !== thrown.outcome);
  const sealed = hex(sha256(unhex(proof.seed))) === proof.commitment;
  return {
    problem: sealed ? numbers(proof) || (wrong ? "throw" : "") : "seal",
    wrong: wrong ? wrong.v : -1,
    count: throws.length,
  };
}

/** Every number is the one that was pledged, or that of a bot. */
function numbers({ table, seed, seats, version, pledges }: Proof): "" | "pledge" | "bot" {
  if (!(version > 1)) return ""; // an older game: nobody pledged anything
  for (const [seat, number] of seats.entries()) {
    if (!number) continue;
    if (!pledges[seat]) {
      if (number !== botNumber(seed, table, seat)) return "bot";
    } else if (pledgeOf(table, seat, number) !== pledges[seat]) return "pledge";
  }
  return "";
}
