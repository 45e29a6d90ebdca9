/** Every throw of a finished game, thrown again: docs/fair-dice.md, "Exactly". */

import type { Proof, Throw } from "../wire";
import { hex, hmac, sha256, unhex } from "./sha256";

const WORDS = 2n ** 64n;

/** The outcome that the seeds give for record `number`. */
export function outcome(proof: Proof, thrown: Pick<Throw, "number" | "outcomes"> & { weights: readonly (number | string)[] }): number {
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
  /** The secret fits the seal that was shown before. */
  sealed: boolean;
  /** The version of the first throw that is not the one that was settled; -1: all are. */
  wrong: number;
  count: number;
}

export function check(proof: Proof, throws: readonly Throw[]): Verdict {
  const sealed = hex(sha256(unhex(proof.seed))) === proof.commitment;
  const wrong = throws.find((thrown) => outcome(proof, thrown) !== thrown.outcome);
  return { sealed, wrong: wrong ? wrong.v : -1, count: throws.length };
}
