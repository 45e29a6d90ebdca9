/** Windows: nobody is asked for nothing, and whoever wants to speak up can. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { NOBODY } from "../src/live/curtain";
import { forced } from "../src/live/forced";
import { botsAt, mayDo, play, receive, settle, speakUp, type TableState, unveil, update } from "../src/live/state";
import { called, openWindow, passes } from "../src/live/window";
import type { Choices, OpenWindow } from "../src/wire";
import { choices, device, DEVICE, events, held, hidden, info } from "./made";

const V = 5;
const seat = (kind: "human" | "bot") => ({ kind, name: kind });
const NOW = 1000;
const usable = (who: number): Choices => ({
  t: "choices",
  v: V,
  seat: who,
  words: "Denkste?",
  choices: [
    { action: 0, notation: "pass", words: "no" },
    { action: 7, notation: "denkste", words: "yes" },
  ],
  window: true,
  passing: 0,
});
const opened = (part: Partial<OpenWindow> = {}): OpenWindow => ({
  t: "window",
  v: V,
  seats: [0, 1, 2],
  milliseconds: 1200,
  thinking: [],
  calls: false,
  ...part,
});
const hear = (state: TableState, ...messages: Parameters<typeof receive>[1][]): TableState =>
  messages.reduce((now, message) => receive(now, message, true, NOW)[0], state);

const mine = hear(device(held(0), hidden({ v: V, asked: [] }, [0])), usable(0), opened());

test("whoever can answer may do so at once, while things still move", () => {
  deepEqual(mayDo(mine, false)?.choices.length, 2);
  equal(openWindow(mine)?.until, NOW + 1200);
  const [sent, move] = play(mine, false, 7);
  deepEqual(move, { t: "move", seat: 0, at: V, action: 7, key: "0.5.7" });
  equal(mayDo(sent, false), null, "once");
});

test("without a clock it is asked once everything lies still", () => {
  const patient = hear(mine, opened({ milliseconds: 0 }));
  equal(mayDo(patient, false), null);
  equal(mayDo(patient, true)?.window, true);
  equal(openWindow(patient)?.until, 0);
});

test("whoever holds nothing is not asked", () => {
  const none = hear(device(held(0), hidden({ v: V, asked: [] }, [0])), opened());
  equal(mayDo(none, true), null);
  deepEqual(called(none, [0]), []);
});

test("a pass that changes nothing for the others is over with its answer", () => {
  const [sent] = play(mine, true, 0);
  equal(sent.pending, "0.5.0");
  const passed = hear(sent, { t: "done", key: "0.5.0", v: V });
  deepEqual([passed.pending, mayDo(passed, true)], ["", null]);
});

test("the next version closes it", () => {
  const [closed] = update(mine, hidden({ v: V + 1, asked: [1] }, [0]), DEVICE);
  deepEqual([closed.window, mayDo(closed, true)], [null, null]);
});

test("a window that is told before its version is known opens with it", () => {
  const early = hear(device(held(0), hidden({ v: V - 1, asked: [1] }, [0])), usable(0), opened());
  equal(mayDo(early, true), null);
  const [there] = update(early, hidden({ v: V, asked: [] }, [0]), DEVICE);
  equal(mayDo(there, false)?.seat, 0);
});

test("a request for time that comes too late bothers nobody", () => {
  const [late, effects] = receive(mine, { t: "refused", key: "think", code: "stale", text: "!", rule: "" }, true);
  deepEqual([late.refused, effects], [null, []]);
});

// One device

const shared = (me: number): TableState => ({
  ...hear(device(held(0, 1, 2), hidden({ v: V, asked: [] }, [0, 1, 2])), usable(0), usable(1), usable(2)),
  me,
  curtain: NOBODY,
});
const call = hear(shared(0), opened({ calls: true }));

test("at one device a window is a call to all: no curtain falls, and nobody sees what they hold", () => {
  const [calm, effects] = settle(call);
  deepEqual([calm.me, calm.curtain, effects], [0, NOBODY, []]);
  equal(mayDo(calm, true), null);
  deepEqual(called(calm, [0, 1, 2]), [0, 1, 2]);
});

test("only who speaks up takes the device, behind a curtain", () => {
  const [taken, effects] = speakUp(call, 2);
  deepEqual([taken.me, taken.curtain], [NOBODY, 2]);
  deepEqual(effects, [{ t: "forget" }]);
  equal(mayDo(taken, true), null);
  const [open] = unveil(taken);
  equal(mayDo(open, true)?.seat, 2);
  deepEqual(called(open, [0, 1, 2]), [], "the others wait");
  const [sent] = play(open, true, 0);
  const after = hear(sent, { t: "done", key: "2.5.0", v: V });
  deepEqual([after.speaker, called(after, [0, 1, 2])], [NOBODY, [0, 1]]);
});

test("who has the device and speaks up needs no curtain", () => {
  const [taken, effects] = speakUp(call, 0);
  deepEqual([taken.me, taken.curtain, effects], [0, NOBODY, []]);
  equal(mayDo(taken, true)?.seat, 0);
});

test("go on is a pass of everybody here, and the call is gone", () => {
  deepEqual(
    passes(call, [0, 1, 2]).map(({ seat: who, action, key }) => [who, action, key]),
    [
      [0, 0, "0.5.0"],
      [1, 0, "1.5.0"],
      [2, 0, "2.5.0"],
    ],
  );
  deepEqual(called({ ...call, passed: V }, [0, 1, 2]), []);
});

test("the curtain comes at the change of turns", () => {
  const [next] = update(call, hidden({ v: V + 1, asked: [1] }, [0, 1, 2]), DEVICE);
  const [turned] = settle(next);
  deepEqual([turned.me, turned.curtain], [NOBODY, 1]);
});

// Bots

test("where nobody is asked and nobody here may answer, bots do, and more is to come", () => {
  const seats = [seat("human"), seat("bot"), seat("bot")];
  const alone = hear(device(held(0), hidden({ v: V, asked: [] }, [0])), info({ seats }));
  equal(botsAt(alone).more, true);
  equal(botsAt(hear(alone, usable(0), opened({ milliseconds: 0 }))).more, false);
  equal(botsAt({ ...alone, news: hidden({ v: V, asked: [], places: [1, 2, 3] }, [0]) }).more, false);
  equal(botsAt({ ...alone, news: hidden({ v: V, asked: [0, 1] }, [0]) }).more, false);
});

// What cannot but be done

const routine = (count: number, action = 0): Choices => ({ ...choices(0, V, count), routine: action });

test("what nobody need be asked for plays itself, once everything lies still", () => {
  const usual = (...given: [number, number?]): TableState =>
    hear(device(held(0), events({ v: V, asked: [0] })), routine(...given));
  equal(forced(usual(1), true)?.choice.action, 0);
  equal(forced(usual(3, 1), true)?.choice.action, 1);
  equal(forced(usual(1), true)?.only, true);
  equal(forced(usual(3, 1), true)?.only, false, "drawing is usual, not the only way");
  equal(forced(usual(1), false), null);
  equal(forced(usual(2, -1), true), null, "the game wants it to be asked");
});

test("where others know less, the only move tells them nothing: it is made by hand, unless they are bots", () => {
  const secret = (kinds: readonly ("human" | "bot")[], count: number): TableState =>
    hear(device(held(0), hidden({ v: V, asked: [0] }, [0])), info({ seats: kinds.map(seat) }), routine(count));
  equal(forced(secret(["human", "human", "bot"], 1), true), null);
  equal(forced(secret(["human", "human", "bot"], 2), true)?.seat, 0, "what the game names is no secret");
  equal(forced(secret(["human", "bot", "bot"], 1), true)?.seat, 0);
});

// Who comes next

const early: Choices = { ...choices(0, V), early: true };
const comes = hear(device(held(0), hidden({ v: V, asked: [] }, [0])), early, opened({ seats: [1, 2] }));

test("whoever is asked next decides meanwhile, and once", () => {
  equal(mayDo(comes, true)?.seat, 0);
  equal(mayDo(comes, false), null);
  const [sent, move] = play(comes, true, 1);
  equal(move?.at, V);
  const decided = hear(sent, { t: "done", key: "0.5.1", v: V });
  deepEqual([decided.pending, mayDo(decided, true)], ["", null]);
});

test("what they are choosing stays when the window closes and nobody has spoken up", () => {
  const [closed] = update(comes, hidden({ v: V + 1, asked: [0], events: [] }, [0]), DEVICE);
  equal(mayDo(closed, false)?.seat, 0);
});

test("at one device nobody decides early: somebody else may have it in hand", () => {
  equal(mayDo(hear(comes, opened({ calls: true })), true), null);
});

test("an answer to a window is never made for anybody", () => {
  equal(forced(hear(mine, { ...usable(0), routine: 7 }), true), null);
});
