/** What a newcomer is shown, once; and where the words stand. */

import { page, storage } from "./browser";
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { remember } from "../src/device";
import { type Box, place } from "../src/tour/place";
import { NO_WORDS, seenBy } from "../src/tour/steps";
import { begin, goesOn, isNews, restart, see, shown, stop } from "../src/tour/shown";

const reload = (): void => void page.dispatchEvent(Object.assign(new Event("storage"), { key: "pasch.tour" })); // as another tab would

/** A device that nobody has played on. */
function fresh(): void {
  storage.clear();
  reload();
}

test("a newcomer is shown each step once, also after a reload", () => {
  fresh();
  begin("race", "t1");
  ok(goesOn("race"));
  ok(isNews("race", "aim"));
  see("race", "aim", "");
  equal(isNews("race", "aim"), false);
  ok(isNews("race", "dice"));
  reload();
  equal(isNews("race", "aim"), false);
  deepEqual(shown.value["race"], ["aim"]);
});

test("who sits at another table of the game has played it before", () => {
  fresh();
  const seats = [{ seat: 0, token: "x", name: "Anna" }];
  remember("t1", { game: "race", seats });
  begin("race", "t2");
  equal(goesOn("race"), false);
  begin("cards", "t2"); // of another game they know nothing
  ok(goesOn("cards"));
});

test("what was begun at one table goes on at the next", () => {
  fresh();
  remember("t1", { game: "race", seats: [{ seat: 0, token: "x", name: "Anna" }] });
  begin("race", "t1");
  see("race", "aim");
  begin("race", "t2");
  ok(goesOn("race"));
  equal(isNews("race", "aim"), false);
});

test("no more, unless it is wanted again", () => {
  fresh();
  begin("race", "t1");
  stop("race");
  equal(goesOn("race"), false);
  equal(isNews("race", "dice"), false);
  restart("race");
  ok(goesOn("race"));
  ok(isNews("race", "aim"));
});

test("damaged memory is as if nothing had been shown", () => {
  for (const nonsense of ['{"race": 5}', "[]", "7", '{"race": null}', "{"]) {
    storage.setItem("pasch.tour", nonsense);
    reload();
    begin("race", "t1");
    ok(isNews("race", "aim"), nonsense);
  }
});

test("whoever decides has seen what stood there; what plays itself uses nothing up", () => {
  const standing = { words: ["aim", "dice"], at: 5 };
  deepEqual(seenBy(standing, 3), [], "nobody has decided yet");
  deepEqual(seenBy(standing, 5), ["aim", "dice"], "also if the answer came before the page was drawn");
  deepEqual(seenBy(NO_WORDS, 5), [], "it was taken away before: the move played itself");
  deepEqual(seenBy(NO_WORDS, Infinity), [], "nothing was ever decided here");
});

const WINDOW: Box = { left: 0, top: 0, right: 360, bottom: 640 };
const SIZE = { width: 300, height: 120 };

function apart(one: Box, other: Box): boolean {
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}

test("the words stand beside what they speak of, inside the window", () => {
  const targets: [Box, string][] = [
    [{ left: 20, top: 500, right: 340, bottom: 560 }, "bottom"],
    [{ left: 0, top: 100, right: 40, bottom: 200 }, "top"],
    [{ left: 330, top: 20, right: 360, bottom: 60 }, "top"],
  ];
  for (const [target, arrow] of targets) {
    const { x, y, arrow: found, along } = place(target, SIZE, WINDOW);
    equal(found, arrow);
    const words = { left: x, top: y, right: x + SIZE.width, bottom: y + SIZE.height };
    ok(apart(words, target));
    ok(x >= 0 && words.right <= 360 && y >= 0 && words.bottom <= 640);
    ok(along >= 18 && along <= SIZE.width - 18);
  }
});

test("on a phone held sideways they stand beside the tray", () => {
  const sideways = { left: 0, top: 0, right: 640, bottom: 360 };
  const tray = { left: 380, top: 100, right: 640, bottom: 360 };
  equal(place(tray, SIZE, sideways, { ...tray, top: 50 }).arrow, "right");
  equal(place({ left: 0, top: 0, right: 260, bottom: 360 }, SIZE, sideways).arrow, "left");
});

test("where there is no room around it they lie over it, without an arrow", () => {
  const { y, arrow } = place({ left: 0, top: 40, right: 360, bottom: 600 }, SIZE, WINDOW);
  deepEqual([y > 0, arrow], [true, ""]);
});

test("the question above the tray is not covered", () => {
  const tray = { left: 20, top: 500, right: 340, bottom: 560 };
  const asks = { left: 0, top: 440, right: 360, bottom: 560 };
  ok(place(tray, SIZE, WINDOW, asks).y + SIZE.height < 440);
});
