/** What a device knows of a table, message by message. */

import "./browser";

import { deepEqual, equal, notEqual } from "node:assert/strict";
import { test } from "node:test";

import { NOBODY } from "../src/live/curtain";
import {
  botsAt,
  canTakeBack,
  hidden as hidesHands,
  lost,
  mayDo,
  mine,
  over,
  pictures,
  play,
  receive,
  settle,
  type TableState,
  UNKNOWN,
  unsaid,
  unveil,
  update,
  veil,
  withSeats,
  withStory,
} from "../src/live/state";
import type { Event, FromServer, Step } from "../src/wire";
import { choices, DEVICE, device, events, held, hidden, info } from "./made";

const refusal = (key: string, code = "stale"): FromServer => ({ t: "refused", key, code, text: "no", rule: "" });
const event = (v: number, text: string, ...only: number[]): Event => ({ v, actor: 0, story: [text], only });

// Whose seats

test("a seat is mine if this device has its secret and the server agrees", () => {
  const state = withSeats(UNKNOWN, held(0, 2));
  deepEqual(mine(state), []);
  deepEqual(lost(state), [], "the server has not said anything yet");
  const [told] = receive(state, { t: "holds", seats: [2] }, true);
  deepEqual(mine(told), [2]);
  deepEqual(lost(told), [0]);
});

test("alone at a device one looks with one's own eyes; who shares it says first who they are", () => {
  equal(withSeats(UNKNOWN, held(2)).me, 2);
  equal(withSeats(UNKNOWN, held(0, 2)).me, NOBODY);
  equal(withSeats(UNKNOWN, []).me, NOBODY);
});

test("a seat that was handed to a phone is not played here, but the device is still shared", () => {
  const [first, second] = held(0, 1);
  const state = withSeats(UNKNOWN, [first!, { ...second!, handed: true }]);
  deepEqual(state.held, [first]);
  equal(state.shared, true);
  equal(state.me, NOBODY);
  equal(withSeats({ ...state, me: 0 }, held(0, 1)).me, 0, "whoever looks goes on looking");
  equal(withSeats({ ...state, me: 1 }, [first!, { ...second!, handed: true }]).me, NOBODY);
});

test("a seat that is lost while something moves is not looked with any longer", () => {
  const state: TableState = { ...device(held(0, 1), hidden()), me: 0 };
  equal(receive(state, { t: "holds", seats: [1] }, false)[0].me, NOBODY);
  equal(receive(state, { t: "holds", seats: [0] }, false)[0].me, 0);
});

// What may be done

const asked = device(held(0), events({ v: 3, undo: 0 }), choices(0, 3));

test("the one who is asked may choose, once everything has come to rest", () => {
  equal(mayDo(asked, true)?.choices.length, 2);
  equal(mayDo(asked, false), null);
});

test("nobody may choose while paused, behind a curtain, for another version or if others are asked", () => {
  equal(mayDo({ ...asked, info: info({ paused: true }) }, true), null);
  equal(mayDo({ ...asked, curtain: 0 }, true), null);
  equal(mayDo({ ...asked, news: events({ v: 4 }) }, true), null);
  equal(mayDo({ ...asked, news: events({ v: 3, asked: [1] }) }, true), null);
  equal(mayDo({ ...asked, me: 1 }, true), null);
});

test("a choice is sent once: until it is answered there is nothing to choose", () => {
  const [waits, move] = play(asked, true, 1);
  deepEqual(move, { t: "move", seat: 0, at: 3, action: 1, key: "0.3.1" });
  equal(waits.pending, "0.3.1");
  equal(mayDo(waits, true), null);
  deepEqual(play(waits, true, 1), [waits, null]);
  deepEqual(play(asked, false, 1), [asked, null]);
});

test("a new choice wipes away why the last one was refused", () => {
  equal(play({ ...asked, refused: { text: "no", code: "stale" } }, true, 0)[0].refused, null);
});

test("a refusal gives the choice back and says why", () => {
  const [waits] = play(asked, true, 1);
  const [again, effects] = receive(waits, refusal("0.3.1"), true);
  equal(again.pending, "");
  deepEqual(again.refused, { text: "no", code: "stale" });
  deepEqual(effects, [{ t: "announce", text: "no" }]);
  notEqual(mayDo(again, true), null);
});

test("a move of unknown fate is still under way, and people are told why it takes so long", () => {
  const [waits] = play(asked, true, 1);
  const [still, effects] = receive(waits, refusal("0.3.1", "unavailable"), true);
  equal(still.pending, "0.3.1");
  equal(still.refused?.code, "unavailable");
  equal(effects.length, 1);
});

test("why another one's move is refused is nobody's business here", () => {
  const [state, effects] = receive(asked, refusal("1.3.1"), true);
  deepEqual([state, effects], [asked, []]);
  equal(receive(asked, refusal("back"), true)[0].refused?.text, "no", "a take-back is everybody's");
});

test("an answer to something else does not end the wait for a move", () => {
  const [waits] = play(asked, true, 1);
  equal(receive(waits, refusal("say", "too_many"), true)[0].pending, "0.3.1");
  equal(receive(waits, { t: "done", key: "0.3.1", v: 4 }, true)[0].pending, "0.3.1", "until it is seen");
});

test("what happened ends the wait; the same version again does not", () => {
  const [waits] = play(asked, true, 1);
  equal(update(waits, events({ v: 3, undo: 0 }), DEVICE)[0].pending, "0.3.1");
  const refused = { ...waits, refused: { text: "no", code: "stale" } };
  const [moved] = update(refused, events({ v: 4 }), DEVICE);
  deepEqual([moved.pending, moved.refused], ["", null]);
});

// Taking back

test("whoever acted last may take it back, unless something moves, waits or is over", () => {
  equal(canTakeBack(asked, true), true);
  equal(canTakeBack(asked, false), false);
  equal(canTakeBack(play(asked, true, 1)[0], true), false, "a move is under way");
  equal(canTakeBack({ ...asked, info: info({ status: "over" }) }, true), false);
  equal(canTakeBack({ ...asked, news: events({ v: 3, undo: 1 }) }, true), false, "it was another one's");
  equal(canTakeBack({ ...asked, news: events({ v: 3 }) }, true), false);
  equal(canTakeBack(UNKNOWN, true), false);
});

test("at a shared device with hidden hands nobody takes back for another, but the one who passes it on may", () => {
  const shared = device(held(0, 1), hidden({ v: 3, undo: 0, asked: [1] }, [0, 1]));
  equal(canTakeBack({ ...shared, me: 0 }, true), true);
  equal(canTakeBack({ ...shared, me: 1 }, true), false);
  equal(canTakeBack({ ...shared, me: NOBODY, curtain: 1 }, true), true);
  const open = device(held(0, 1), events({ v: 3, undo: 0, asked: [1] }));
  equal(canTakeBack({ ...open, me: 1 }, true), true, "nothing is hidden");
});

// Who looks

test("between two people who know different things a curtain falls, and everything of the first goes", () => {
  const first: TableState = {
    ...device(held(0, 1), hidden({ v: 3, asked: [1] }, [0, 1])),
    me: 0,
    curtain: NOBODY,
    pending: "0.2.0",
    refused: { text: "no", code: "stale" },
    story: [{ v: 2, text: "secret", only: [0] }],
    storyFrom: 0,
  };
  const [next, effects] = settle(first);
  deepEqual([next.me, next.curtain], [NOBODY, 1]);
  deepEqual([next.pending, next.refused, next.story, next.storyFrom], ["", null, [], Infinity]);
  equal(next.handOvers, first.handOvers + 1);
  deepEqual(effects, [{ t: "forget" }]);
  deepEqual(settle(next), [next, []], "once");
});

test("several are asked at once: what each chooses is hidden from the others, also in an open game", () => {
  const state = { ...device(held(0, 1), events({ asked: [0, 1] })), me: NOBODY, curtain: NOBODY };
  equal(hidesHands(state), true);
  equal(settle(state)[0].curtain, 0);
  const chosen = { ...device(held(0, 1), events({ asked: [1, 2] })), me: 0, curtain: NOBODY };
  equal(settle(chosen)[0].curtain, 1);
});

test("without secrets the device goes from one to the next by itself", () => {
  const state = { ...device(held(0, 1), events({ asked: [1] })), me: 0, curtain: NOBODY };
  deepEqual(settle(state), [{ ...state, me: 1, asked: [1] }, []]);
});

test("whoever takes the device looks with their eyes, and finds nothing of the one before", () => {
  const state: TableState = {
    ...device(held(0, 1), hidden({ asked: [1] }, [0, 1])),
    me: NOBODY,
    curtain: 1,
    refused: { text: "no", code: "stale" },
    story: [{ v: 1, text: "x", only: [] }],
    storyFrom: 0,
  };
  const [next, effects] = unveil(state);
  deepEqual([next.me, next.curtain, next.refused, next.story, next.storyFrom], [1, NOBODY, null, [], Infinity]);
  equal(next.handOvers, state.handOvers + 1);
  deepEqual(effects, [{ t: "forget" }]);
  deepEqual(unveil(next), [next, []]);
});

test("a device that may lie in other hands is covered; one without secrets is not", () => {
  const state = { ...device(held(0, 1), hidden({ asked: [0] }, [0, 1])), me: 0, curtain: NOBODY };
  const [covered, effects] = veil(state);
  deepEqual([covered.me, covered.curtain], [NOBODY, 0]);
  deepEqual(effects, [{ t: "forget" }]);
  deepEqual(veil(covered), [covered, []]);
  const open = { ...device(held(0, 1), events({ asked: [1] })), me: 0 };
  deepEqual(veil(open), [open, []]);
  const alone = device(held(0), hidden({}, [0]));
  deepEqual(veil(alone), [alone, []]);
});

test("who comes or goes decides nothing while something moves", () => {
  const state = { ...device(held(0, 1), hidden({ asked: [1] }, [0, 1])), me: 0, curtain: NOBODY };
  equal(receive(state, info(), false)[0].curtain, NOBODY);
  equal(receive(state, info(), true)[0].curtain, 1);
});

test("who is asked changes when the picture lies still, and catching up ends then", () => {
  const state = { ...device(held(0), events({ asked: [0] })), asked: [2], catchingUp: true };
  const [still] = settle(state);
  deepEqual([still.asked, still.catchingUp], [[0], false]);
  deepEqual(settle(UNKNOWN), [UNKNOWN, []]);
});

test("when the game is over nothing is hidden any more", () => {
  const state = { ...device(held(0, 1), hidden({ asked: [] }, [0, 1])), me: NOBODY, curtain: NOBODY };
  const [end] = receive(state, info({ status: "over" }), true);
  equal(over(end), true);
  deepEqual([end.me, end.curtain], [0, NOBODY]);
});

// Phrases

test("a phrase is seen for a while; a newer one for a while of its own", () => {
  const said: FromServer = { t: "said", seat: 1, phrase: "hello", text: "Hi" };
  const [state, effects] = receive(UNKNOWN, said, true);
  deepEqual(state.said, { 1: "Hi" });
  deepEqual(effects, [{ t: "said", seat: 1, text: "Hi" }]);
  const [newer] = receive(state, { ...said, text: "Oops" }, true);
  deepEqual(unsaid(newer, 1, "Hi").said, { 1: "Oops" });
  deepEqual(unsaid(newer, 1, "Oops").said, { 1: "" });
});

// What happened

test("the first picture lies there; the next ones move", () => {
  const start = device(held(0));
  const [, first] = update(start, events({ v: 5 }), DEVICE);
  deepEqual([first?.placed, first?.first, first?.after, first?.last.v], [true, true, null, 5]);
  const [, next] = update(asked, events({ v: 4, events: [event(4, "a")] }), DEVICE);
  deepEqual([next?.placed, next?.first, next?.after, next?.gap], [false, false, null, false]);
});

test("several sentences at once are fetched step by step; so is a gap, and what was missed while away", () => {
  const two = events({ v: 5, events: [event(4, "a"), event(5, "b")] });
  equal(update(asked, two, DEVICE)[1]?.after, 3);
  const whole = update(asked, events({ v: 99, whole: true }), DEVICE)[1];
  deepEqual([whole?.after, whole?.gap], [3, true]);
  const back = update(device(held(0)), events({ v: 9 }), { ...DEVICE, seen: 6 })[1];
  deepEqual([back?.after, back?.gap, back?.placed], [5, true, true], "from the picture that was seen last");
  equal(update(device(held(0)), events({ v: 9 }), { ...DEVICE, seen: 9 })[1]?.after, null, "nothing is new");
  equal(update(device(held(0)), events({ v: 9 }), { ...DEVICE, seen: 0 })[1]?.after, -1, "all of it is");
  equal(update(asked, two, { ...DEVICE, listening: true })[1]?.after, null, "listeners hear it in one go");
  equal(update(device(held(0)), events({ v: 900 }), { ...DEVICE, seen: 6 })[1]?.after, 499, "not all of a long game");
});

test("nothing is fetched for a game that is over, for who wants no motion, or for nobody in particular", () => {
  const ended = device(held(0), info({ status: "over" }));
  equal(update(ended, events({ v: 9 }), { ...DEVICE, seen: 6 })[1]?.after, null);
  equal(update(asked, events({ v: 9, whole: true }), { ...DEVICE, moves: false })[1]?.after, null);
  const nobody = { ...device(held(0, 1), hidden({ v: 1 }, [0, 1])), me: NOBODY };
  equal(update(nobody, hidden({ v: 9, whole: true }, [0, 1]), DEVICE)[1]?.after, null);
  equal(update({ ...nobody, me: 0 }, hidden({ v: 9, whole: true }, [0, 1]), DEVICE)[1]?.after, 1);
});

test("the same version again is drawn as it is, and only if nothing moves", () => {
  const same = events({ v: 3, undo: 0, events: [event(3, "again")] });
  const [state, plan] = update(asked, same, DEVICE);
  deepEqual([plan?.placed, plan?.after, plan?.last.events], [true, null, []]);
  deepEqual(state.story, asked.story, "nor is it told twice");
  equal(update(asked, same, { ...DEVICE, atRest: false })[1], null);
});

test("the clock of a move ends so many seconds from now", () => {
  equal(update(asked, events({ v: 4, seconds: 30 }), { ...DEVICE, now: 5000 })[0].deadline, 35_000);
  equal(update({ ...asked, deadline: 9 }, events({ v: 4 }), DEVICE)[0].deadline, 0);
});

test("the story grows by what happened, with its audience; the first message tells nothing of it", () => {
  const [state] = update(asked, events({ v: 4, events: [event(4, "a", 1), { v: 4 }] }), DEVICE);
  deepEqual(state.story, [{ v: 4, text: "a", only: [1] }]);
  deepEqual(update(device(held(0)), events({ events: [event(1, "a")] }), DEVICE)[0].story, []);
});

test("what was fetched before its message came is not told twice", () => {
  const fetched = [3, 4, 5].map((v): Step => ({ v, story: [`${v}`], position: {} }));
  const state = withStory(asked, fetched, 2);
  const news = events({ v: 6, events: [event(4, "4"), event(5, "5"), event(6, "6")] });
  deepEqual(
    update(state, news, DEVICE)[0].story.map(({ text }) => text),
    ["3", "4", "5", "6"],
  );
});

test("an earlier part of the story goes before what has happened since, and nothing stands there twice", () => {
  const step = (v: number): Step => ({ v, story: [`${v}`], position: {} });
  const state = { ...asked, story: [3, 4, 5].map((v) => ({ v, text: `${v}`, only: [] })) };
  const loaded = withStory(state, [step(1), step(2), step(3), step(4)], 0);
  deepEqual(
    loaded.story.map(({ v }) => v),
    [1, 2, 3, 4, 5],
  );
  equal(loaded.storyFrom, 0);
  deepEqual(withStory(state, [], 2).story, state.story);
});

test("steps become pictures; the last is the one that the server sent", () => {
  const step = (v: number): Step => ({ v, story: [`${v}`], position: { v } });
  const [, plan] = update(asked, hidden({ v: 5, whole: true }), DEVICE);
  const made = pictures(plan!, [step(4), step(5)], 0);
  equal(made.start, null);
  deepEqual(
    made.frames.map(({ v }) => v),
    [4, 5],
  );
  deepEqual(made.frames[1]?.positions, { 0: { hand: 0 }, 1: { hand: 1 }, 2: { hand: 2 } });
  deepEqual(
    made.frames[1]?.events.map(({ story }) => story),
    [["5"]],
  );
  const [, back] = update(device(held(0)), events({ v: 6 }), { ...DEVICE, seen: 4 });
  const away = pictures(back!, [step(4), step(5), step(6)], 0);
  deepEqual(away.start, { v: 4, positions: { 0: { v: 4 } }, events: [] });
  deepEqual(
    away.frames.map(({ v }) => v),
    [5, 6],
  );
  deepEqual(pictures(plan!, [], 0).frames, [plan!.last], "no step came: in one go");
});

// What somebody is choosing

const choosing = (): TableState => device(held(0), events({ v: 3, asked: [0, 1, 2] }), choices(0, 3, 4));

test("nobody chooses before they have seen what is asked", () => {
  const [shown] = update(choosing(), events({ v: 4, asked: [0, 2], events: [event(4, "Ben bets")] }), {
    ...DEVICE,
    atRest: false,
  });
  equal(mayDo(shown, false), null);
});

test("what somebody is choosing stays while others answer, also while that is shown", () => {
  const [shown] = update(choosing(), events({ v: 4, asked: [0, 2], events: [event(4, "Ben bets")] }), DEVICE);
  const others = { ...event(4, "Ben bets"), actor: 1 };
  const [moving] = update(choosing(), events({ v: 4, asked: [0, 2], events: [others] }), DEVICE);
  equal(mayDo(shown, false), null, "it was the viewer who acted");
  equal(mayDo(moving, false)?.choices.length, 4);
  equal(moving.askedSince, 3);
  const [told] = receive(moving, choices(0, 4, 4), false);
  equal(mayDo(told, false)?.v, 4, "the move is made for the newest version");
  const [rests] = settle(told);
  equal(rests.steady, false);
  equal(mayDo(rests, true)?.v, 4);
  equal(rests.askedSince, 3, "and it is no other question");
});

test("another question comes when everything has come to rest", () => {
  const others = [{ v: 4, actor: 1, story: ["Ben bets"] }];
  const [first] = update(choosing(), events({ v: 4, asked: [0], events: others }), DEVICE);
  const [told] = receive(first, choices(0, 4, 3), false);
  equal(mayDo(told, false), null);
  equal(mayDo(told, true)?.choices.length, 3);
  equal(told.askedSince, 4);
  const [early] = receive(choosing(), choices(0, 4, 3), false);
  const [later] = update(early, events({ v: 4, asked: [0], events: others }), DEVICE);
  equal(mayDo(later, false), null, "in whatever order they come");
});

test("whoever has chosen, or is asked no more, has nothing to choose", () => {
  const others = [{ v: 4, actor: 1, story: ["Ben bets"] }];
  const [chosen] = play(choosing(), true, 1);
  equal(mayDo(update(chosen, events({ v: 4, asked: [0], events: others }), DEVICE)[0], false), null);
  equal(mayDo(update(choosing(), events({ v: 4, asked: [2], events: others }), DEVICE)[0], false), null);
  equal(mayDo(update(choosing(), events({ v: 4, asked: [0], events: others, whole: true }), DEVICE)[0], false), null);
});

test("bots play their own seats and those of who is away; more is to come while only they are asked", () => {
  const seats = info().seats.map((seat, n) => (n === 1 ? { ...seat, kind: "bot" as const } : seat));
  const away = seats.map((seat, n) => (n === 2 ? { ...seat, stand_in: true } : seat));
  const at = (asked: number[], who = away, part = {}): ReturnType<typeof botsAt> =>
    botsAt(device(held(0), info({ seats: who }), events({ asked, ...part })));
  deepEqual(at([1]), { bots: [1, 2], more: true });
  deepEqual(at([2]), { bots: [1, 2], more: true });
  deepEqual(at([2], seats), { bots: [1], more: false });
  deepEqual(at([0, 1]), { bots: [1, 2], more: false });
  deepEqual(at([], away), { bots: [1, 2], more: true });
  deepEqual(at([1], away, { places: [1, 2, 3] }), { bots: [1, 2], more: false });
  deepEqual(botsAt(UNKNOWN), { bots: [], more: false });
});
