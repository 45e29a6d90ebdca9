/** Which moves are sent again, and which are not. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { answered, isMove, keyOf, sent, undecided } from "../src/live/moves";
import type { FromServer, Move } from "../src/wire";

const move = (seat: number, at: number, action: number): Move => ({
  t: "move",
  seat,
  at,
  action,
  key: keyOf(seat, at, action),
});
const [one, two] = [move(0, 4, 2), move(1, 5, 0)];
const refused = (key: string, code: string): FromServer => ({ t: "refused", key, code, text: "", rule: "" });

test("a move waits until it is answered, and is kept once however often it is sent", () => {
  deepEqual(sent(sent([], one), two), [one, two]);
  deepEqual(sent(sent([], one), one), [one]);
});

test("what is done or refused is not sent again; other moves still are", () => {
  const both = [one, two];
  deepEqual(answered(both, { t: "done", key: keyOf(0, 4, 2), v: 5 }), [two]);
  deepEqual(answered(both, refused(keyOf(1, 5, 0), "stale")), [one]);
  deepEqual(answered(both, refused(keyOf(2, 5, 0), "stale")), both);
  deepEqual(answered(both, { t: "pong", key: keyOf(0, 4, 2) }), both);
});

test("where nobody knows whether it was done, it is repeated word for word", () => {
  const unknown = refused(keyOf(0, 4, 2), "unavailable");
  deepEqual(answered([one, two], unknown), [one, two]);
  equal(undecided([one, two], unknown), true);
  equal(undecided([two], unknown), false);
  equal(undecided([one], refused(keyOf(0, 4, 2), "stale")), false);
});

test("a key names seat, version and action, and is told from those of anything else", () => {
  equal(keyOf(1, 23, 4), "1.23.4");
  equal(isMove(keyOf(0, 0, 0)), true);
  for (const other of ["back", "pause", "say", ""]) equal(isMove(other), false);
});
