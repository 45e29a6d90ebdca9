/** The board that knows no game, drawn without a browser: each kind of fact, and every way to choose. */

import { net, pass, shown } from "./browser";
import { type Element, Screen } from "./dom";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { h } from "preact";

import type { BoardProps, Choice, Happened } from "../src/games/game";
import { ui } from "../src/generic/index";
import { throwTime } from "../src/parts/throw";
import type { FactKind, GameFacts } from "../src/wire";
import { say } from "./made";

const KINDS: Record<string, FactKind> = {
  asked: "seat",
  bank: "hidden",
  cup: "dice",
  hands: "cards",
  men: "pieces",
  points: "score",
};
const ABOUT: GameFacts = {
  seats: ["hands", "men", "points", "notes"],
  kinds: KINDS,
  names: { points: "Points" },
  values: { "grey-man": "Grey Man" },
};
const START = {
  game: "toy",
  round_number: 3,
  bank: 99,
  asked: 1,
  open: true,
  nobody: null,
  sort: "grey_man",
  cup: [0, 5],
  hands: [
    ["ace", "king"],
    [null, null],
  ],
  men: [
    [1, 4],
    [7, 7],
  ],
  points: [4, -2],
  notes: [null, "own word"],
};
type Toy = typeof START;

let asked: string[] = [];
let failing = 0;
net.fetch = (path) => {
  asked.push(path);
  return failing-- > 0
    ? Promise.reject(new Error("away"))
    : Promise.resolve({ ok: true, json: () => Promise.resolve(ABOUT) } as unknown as Response);
};

const props = (part: Partial<BoardProps<unknown>> = {}): BoardProps<unknown> => ({
  position: START,
  before: null,
  happened: [],
  players: ["Anna", "Ben"].map((name, seat) => ({ seat, name, bot: false, here: true })),
  me: 0,
  asked: [1],
  choices: [],
  play: () => undefined,
  pick: () => undefined,
  say,
  pace: 1,
  ...part,
});

/** The board after these positions, one after the other. */
async function board(...shows: Partial<BoardProps<unknown>>[]): Promise<Element> {
  const screen = new Screen();
  for (const part of shows) await screen.show(h(ui.Board, props(part)));
  return screen.root;
}

const from = (part: Partial<Toy>, more: Partial<BoardProps<unknown>> = {}): Partial<BoardProps<unknown>> => ({
  before: START,
  position: { ...START, ...part },
  ...more,
});

/** The value that stands beside a name. */
const fact = (root: Element, name: string): Element =>
  root.all(".gb-fact").find((each) => each.one("dt").text === name)!;
const valueOf = (root: Element, name: string): string => fact(root, name).one("dd").text;

// First: afterwards it is known.
test("what the fields are is asked for once, in the page's language, and again while nobody answers", async () => {
  shown.documentElement.lang = "en";
  failing = 2;
  const screen = new Screen();
  await screen.show(h(ui.Board, props()));
  equal(screen.root.one(".gb").get("aria-busy"), "true");
  await pass(10_000);
  equal(screen.root.all(".gb-seat").length, 2);
  deepEqual(asked, Array(3).fill("/api/games/toy/facts?language=en"));
  asked = [];
  await board({});
  deepEqual(asked, []);
  shown.documentElement.lang = "de";
  await board({});
  deepEqual(asked, ["/api/games/toy/facts?language=de"]);
});

test("facts of the table by their names, and none that is hidden", async () => {
  const root = await board({});
  const names = root
    .one(".gb-table")
    .all("dt")
    .map(({ text }) => text);
  deepEqual(names, ["Game", "Round number", "Asked", "Open", "Nobody", "Sort", "Cup"]);
  equal(valueOf(root, "Round number"), "3");
  equal(fact(root, "Asked").one(".gb-somebody").one("b").text, "Ben");
  equal(valueOf(root, "Open"), "generic-yes");
  equal(valueOf(root, "Nobody"), "–");
  equal(valueOf(root, "Sort"), "Grey Man");
  equal(valueOf(await board(from({ open: false })), "Open"), "generic-no");
  equal(valueOf(await board(from({ sort: "plain_word" })), "Sort"), "plain word");
});

test("what each player has, under their name; whoever is asked is marked", async () => {
  const [anna, ben] = (await board({})).all("section.gb-seat");
  equal(anna!.one("h2").all("svg").length, 1);
  deepEqual(
    [anna, ben].map((seat) => seat!.classes.includes("asked")),
    [false, true],
  );
  deepEqual(
    anna!.all("dt").map(({ text }) => text),
    ["Hands", "Men", "Points", "Notes"],
  );
  equal(valueOf(anna!, "Points"), "4");
  equal(fact(ben!, "Points").one("b").classes.includes("gb-score"), true);
  equal(valueOf(anna!, "Notes"), "?generic-unknown"); // theirs, and only not known here
  equal(valueOf(ben!, "Notes"), "own word");
  const lists = [[1, null, ["deep"]], []] as unknown as Toy["notes"];
  const [some, none] = (await board(from({ notes: lists }))).all("section.gb-seat");
  deepEqual(
    fact(some!, "Notes")
      .all("li")
      .map(({ text }) => text),
    ["1", "?", "deep"],
  );
  equal(valueOf(none!, "Notes"), "–");
});

test("cards lie open, or face down: few side by side, many as a pile with its number", async () => {
  const [anna, ben] = (await board({})).all("section.gb-seat");
  deepEqual(
    anna!.all("li.gb-card").map(({ text }) => text),
    ["ace", "king"],
  );
  equal(anna!.all(".back").length, 0);
  equal(ben!.all(".back").length, 2);
  equal(fact(ben!, "Hands").one(".unseen").text, "generic-hidden-cards 2");
  const six = { hands: [["ace"], Array<null>(6).fill(null)] } as unknown as Partial<Toy>;
  const many = (await board(from(six))).all("section.gb-seat")[1]!;
  equal(many.all(".back").length, 1);
  equal(fact(many, "Hands").one(".gb-backs").one("b").text, "× 6");
});

test("a card that was not there turns, and no other one; at pace 0 none does", async () => {
  const drawn: Partial<Toy> = { hands: [["ace", "king", "king"], []] as unknown as Toy["hands"] };
  const turns = (root: Element): string[] => root.all("li.turns").map(({ text }) => text);
  deepEqual(turns(await board({}, from(drawn))), ["king"]);
  deepEqual(turns(await board({}, from(drawn, { pace: 0 }))), []);
  deepEqual(turns(await board({})), []);
});

test("pieces that moved are marked, each for itself", async () => {
  const root = await board(
    {},
    from({
      men: [
        [1, 6],
        [7, 7],
      ],
    }),
  );
  const [anna, ben] = root.all("section.gb-seat");
  deepEqual(
    anna!.all("li.moved").map(({ text }) => text),
    ["6"],
  );
  equal(ben!.all("li.moved").length, 0);
  equal(fact(anna!, "Men").all("svg").length, 2);
});

test("what changed is marked, and what only looks like new is not", async () => {
  const root = await board(
    {},
    from({
      points: [5, -2],
      men: [
        [1, 4],
        [7, 7],
      ],
    }),
  );
  deepEqual(
    root.all(".changed").map((each) => each.one("dt").text),
    ["Points"],
  );
  equal((await board({}, from({ points: [5, -2] }, { pace: 0 }))).all(".changed").length, 0);
});

test("dice are read out, one that was not thrown as such; numbers above six and words have a face", async () => {
  const root = await board(from({ cup: [0, 5, 12, "moon"] as unknown as number[] }));
  const dice = fact(root, "Cup").one(".gb-dice");
  equal(dice.get("aria-label"), "generic-not-thrown, 5, 12, moon");
  const faces = dice.all("svg").map((svg) => svg.all(".pip").length);
  deepEqual(faces, [0, 5, 0, 0]);
  deepEqual(
    dice.all(".gb-face").map(({ text }) => text),
    ["12", "moon"],
  );
});

const fell = (...faces: string[]): Happened[] => faces.map((face) => ({ actor: -1, notation: `d${face}` }));

test("dice that the position does not show stay in sight until others fall", async () => {
  const empty = { cup: [] as number[] };
  const thrownBy = (root: Element): string | undefined =>
    fact(root, "generic-thrown")?.one(".gb-dice").get("aria-label");
  equal(thrownBy(await board({ position: { ...START, ...empty } })), undefined);
  const first = from(empty, { happened: fell("3", "6") });
  const moved = from({ ...empty, points: [9, 9] }, { happened: [{ actor: 0, notation: "d1" }] });
  const next = from(empty, { happened: fell("2") });
  equal(thrownBy(await board(first)), "3, 6");
  equal(thrownBy(await board(first, moved)), "3, 6");
  equal(thrownBy(await board(first, moved, next)), "2");
  for (const waits of [0, null, []] as unknown as number[][]) {
    equal(thrownBy(await board(from({ cup: waits }, { happened: fell("1") }))), "1"); // no die lies there
  }
  const inSight = await board(from({ cup: [4] }, { happened: fell("4") }));
  equal(thrownBy(inSight), undefined); // the position has them
});

test("dice tumble when they are thrown, also to the same number, and lie still else", async () => {
  const tumbles = async (...shows: Partial<BoardProps<unknown>>[]): Promise<number[]> =>
    fact(await board({}, ...shows), "Cup")
      .all("g.die")
      .map(({ moved }) => moved);
  deepEqual(await tumbles(from({ points: [1, 1] })), [0, 0]);
  deepEqual(await tumbles(from({ cup: [2, 5] })), [1, 1]);
  deepEqual(await tumbles(from({}, { happened: fell("5") })), [0, 1]); // the other one waits
  deepEqual(await tumbles(from({}, { happened: [{ actor: 0, notation: "d5" }] })), [0, 0]);
});

test("a throw takes its time, everything else is seen for a moment", () => {
  const position = { ...START, points: [5, 5] };
  equal(ui.tells!(START, position, []), 0);
  equal(ui.beat(START, position, []), 350);
  equal(ui.tells!(START, position, fell("1", "2", "3")), throwTime(3));
  equal(ui.tells!(START, position, fell(..."123456123456123456")), throwTime(12));
  equal(ui.beat(START, position, fell("1")), throwTime(1) + 180);
  const again = { ...START, cup: [2, 5] };
  equal(ui.tells!(START, again, []), throwTime(1)); // notation of its own, but the dice are others
});

test("what somebody has reached, for the picture of the end", () => {
  equal(ui.score(START, 0, say), "4 Points");
  equal(ui.score(START, 1, say), "-2 Points");
});

// What may be done

const choices = (...told: [string, string][]): Choice[] =>
  told.map(([notation, words], action) => ({ action: 10 + action, notation, words }));
const MANY = choices(...Array.from({ length: 26 }, (_, n): [string, string] => [`x${n}`, `Take ${n} now`]));
const NINE = MANY.slice(0, 9);

async function tray(given: readonly Choice[]): Promise<{ root: Element; played: number[]; screen: Screen }> {
  const played: number[] = [];
  const screen = new Screen();
  await screen.show(h(ui.Tray, props({ choices: given, play: (action) => void played.push(action) })));
  return { root: screen.root, played, screen };
}
const buttons = (root: Element): Element[] => root.all("button");
const stops = (root: Element): number[] =>
  buttons(root).flatMap((button, n) => (button.get("tabIndex") === "0" ? [n] : []));

test("a choice is played by a tap; the first nine have the digit that plays them", async () => {
  const { root, played } = await tray(MANY.slice(0, 12));
  buttons(root)[3]!.happen("click");
  deepEqual(played, [13]);
  deepEqual(
    root.all("kbd").map(({ text }) => text),
    [..."123456789"],
  );
});

test("all choices are one Tab stop, which remembers where one was", async () => {
  for (const given of [NINE, MANY.slice(0, 2)]) {
    const { root } = await tray(given);
    deepEqual(stops(root), [0]);
    buttons(root)[1]!.focus();
    await pass(100);
    deepEqual(stops(root), [1]);
  }
});

test("arrows, Home and End go through them; up and down by where they stand", async () => {
  const { root } = await tray(NINE);
  const all = buttons(root);
  all.forEach((button, n) => Object.assign(button.box, { left: 100 * (n % 3), top: 40 * Math.floor(n / 3) }));
  const goes = (key: string, at: number): number => {
    const before = all.map(({ focused }) => focused);
    all[at]!.happen("keydown", { key });
    return all.findIndex(({ focused }, n) => focused > before[n]!);
  };
  deepEqual([goes("ArrowRight", 4), goes("ArrowLeft", 4), goes("ArrowDown", 4), goes("ArrowUp", 4)], [5, 3, 7, 1]);
  deepEqual(
    [goes("Home", 4), goes("End", 4), goes("ArrowUp", 1), goes("ArrowDown", 7), goes("x", 4)],
    [0, 8, -1, -1, -1],
  );
});

test("words and notation are searched, all of what was typed; Enter plays the only one left", async () => {
  const { root, played, screen } = await tray(MANY);
  const input = root.one("input");
  const type = async (value: string): Promise<number> => {
    Object.assign(input, { value });
    input.happen("input");
    await pass(100);
    return buttons(root).length;
  };
  equal(await type("take"), 26);
  input.happen("keydown", { key: "Enter" });
  deepEqual(played, []);
  equal(await type("NOW 25"), 1);
  equal(root.all("kbd").length, 0); // digits would play another one
  equal(root.all("span").find((span) => span.get("role") === "status")!.text, "generic-found 1 26");
  input.happen("keydown", { key: "Enter" });
  deepEqual(played, [35]);
  equal(await type("x7"), 1);
  equal(await type("x7 25"), 0);
  input.happen("keydown", { key: "Escape" });
  await pass(100);
  equal(buttons(root).length, 26);
  await type("x7");
  const others = choices(...Array.from({ length: 27 }, (_, n): [string, string] => [`y${n}`, `Give ${n}`]));
  await screen.show(h(ui.Tray, props({ choices: others })));
  equal(buttons(root).length, 27); // what was looked for is done with
});

test("grouped under shared words, each is still called by all of its own", async () => {
  const { root } = await tray(
    choices(
      ...[1, 2, 3, 4, 5].map((n): [string, string] => [`a:${n}`, `Red: to ${n}`]),
      ...[1, 2, 3, 4].map((n): [string, string] => [`b:${n}`, n === 1 ? "Blue" : `Blue goes ${n}`]),
      ["-", "Pass"],
    ),
  );
  deepEqual(
    root.all("h2").map(({ text }) => text),
    ["Red"],
  );
  const [first] = buttons(root);
  equal(first!.one("span").text, "to 1");
  equal(first!.get("aria-label"), "Red: to 1");
  const blue = buttons(root).find((button) => button.text.endsWith("Blue"))!;
  equal(blue.get("aria-label"), undefined);
  deepEqual(
    root.all("section").map((group) => group.all("button").length),
    [5, 4, 1],
  );
});
