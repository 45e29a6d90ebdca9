/** A table that is really connected: what is known, shown, said and sent together. */

import { type FakeSocket, net, page, pass, shown, storage } from "./browser";

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { BOARDS } from "pasch:boards";

import { heard, hush, speaking } from "../src/announce";
import type { GameUI } from "../src/games/game";
import { seenBy } from "../src/live/frames";
import { LiveTable } from "../src/live/table";
import { change } from "../src/settings";
import type { Event as Happened, FromClient, FromServer, TableInfo } from "../src/wire";
import { playedNow } from "./audio";
import { choices, events, hidden, info } from "./made";

const board = { beat: () => 100 } as unknown as GameUI<unknown>;

/** A server that says what the test says. */
class Stage {
  socket: FakeSocket | null = null;
  readonly sent: FromClient[] = [];
  readonly requests: string[] = [];
  readonly table: LiveTable;
  steps: (Pick<Happened, "v" | "story" | "only"> & { position: object })[] = [];
  slow = 0;

  constructor(
    readonly seats: readonly number[],
    readonly welcome: readonly FromServer[] = [],
    readonly about: Partial<TableInfo> = {},
  ) {
    hush();
    shown.hidden = false;
    change({ motion: "normal", language: "de" });
    BOARDS["toy"] = async () => ({ ui: board });
    net.connect = (socket) => this.arrive(socket);
    net.fetch = async (path) => {
      this.requests.push(path);
      const known = this.steps; // it is answered late, and by what was known when it was asked
      await new Promise<void>((done) => setTimeout(done, this.slow));
      if (path.startsWith("/assets/")) return Response.json({});
      const query = new URL(path, "http://here").searchParams;
      const steps = known.filter(({ v }) => v > Number(query.get("after")));
      return Response.json({ v: known.length, steps: steps.slice(0, Number(query.get("limit"))) });
    };
    this.keep();
    this.table = new LiveTable("table");
  }

  private keep(): void {
    const seats = this.seats.map((seat) => ({ seat, token: `token${seat}`, name: `P${seat}` }));
    const known = { id: "table", game: "toy", host: "", seen: -1, at: 1, seats };
    storage.setItem("pasch.tables", JSON.stringify({ table: known }));
  }

  private arrive(socket: FakeSocket): void {
    this.socket = socket;
    socket.hear = (message: FromClient) => {
      this.sent.push(message);
      if (message.t !== "hello") return;
      this.tell(info(this.about), { t: "holds", seats: [...this.seats] }, ...this.welcome);
    };
    socket.open();
  }

  tell(...messages: FromServer[]): void {
    for (const message of messages) this.socket?.tell(message);
  }

  get moves(): FromClient[] {
    return this.sent.filter(({ t }) => t === "move");
  }

  get voice(): string[] {
    return heard.value.map(({ text }) => text);
  }
}

async function at(stage: Stage, work: () => Promise<void>): Promise<void> {
  try {
    await pass(50);
    await work();
  } finally {
    stage.table.close();
    storage.clear();
  }
}

test("a move is sent, waits, and is sent again only if nobody answered", async () => {
  const stage = new Stage([0], [events({ v: 3, undo: 0 }), choices(0, 3)]);
  const { table } = stage;
  await at(stage, async () => {
    equal(table.canTakeBack, true);
    table.play(1);
    table.play(1);
    equal(table.canTakeBack, false);
    table.takeBack();
    deepEqual(
      stage.sent.map(({ t }) => t),
      ["hello", "move"],
    );
    stage.socket?.drop(1006);
    await pass(500);
    equal(stage.moves.length, 2);
    stage.tell({ t: "done", key: "0.3.1", v: 4 }, events({ v: 4, asked: [1], undo: 0 }));
    await pass(500);
    equal(table.pending, "");
    table.takeBack();
    deepEqual(stage.sent[stage.sent.length - 1], { t: "take_back", seat: 0, at: 4, key: "back" });
    stage.socket?.drop(1006);
    await pass(500);
    equal(stage.moves.length, 2);
  });
});

test("everything moves after a skip as it did before", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  const { table } = stage;
  await at(stage, async () => {
    stage.tell(events({ v: 2, events: [{ v: 2, actor: 1, story: ["two"] }] }));
    await pass(10);
    equal(table.atRest, false);
    table.show.skip();
    equal(table.atRest, true);
    stage.tell(events({ v: 3, events: [{ v: 3, actor: 1, story: ["three"] }] }));
    await pass(10);
    equal(table.show.before?.v, 2);
    equal(table.atRest, false);
    await pass(100);
    equal(table.atRest, true);
  });
});

test("a picture is announced once, then whose turn it is; a turn that stays is not said again", async () => {
  const stage = new Stage([0], [events({ v: 1, asked: [1] })]);
  await at(stage, async () => {
    deepEqual(stage.voice, ["turn-of"]);
    stage.tell(events({ v: 2, asked: [1], events: [{ v: 2, actor: 1, story: ["two", "dos"] }] }));
    await pass(300);
    deepEqual(stage.voice, ["turn-of", "two dos"]);
    stage.tell(events({ v: 3, asked: [0], events: [{ v: 3, actor: 1, story: ["three"] }] }), choices(0, 3));
    await pass(300);
    deepEqual(stage.voice.slice(2), ["three", "seat 0? choices-count"]);
    stage.tell(info());
    await pass(300);
    equal(stage.voice.length, 4);
  });
});

test("at a shared device nothing that one seat saw is said to another, nor behind the curtain", async () => {
  const stage = new Stage([0, 1], [hidden({ v: 1, asked: [0] }, [0, 1]), choices(0, 1)]);
  const { table } = stage;
  await at(stage, async () => {
    equal(table.curtain, 0);
    table.unveil();
    equal(table.me, 0);
    const secrets = [
      { v: 2, actor: 0, story: ["Anna's"], only: [0] },
      { v: 3, actor: 0, story: ["Ben's"], only: [1] },
    ];
    stage.tell(hidden({ v: 3, asked: [0], events: secrets }, [0, 1]));
    await pass(10);
    const all = (): string => stage.voice.join();
    ok(!all().includes("Ben's"));
    stage.tell(hidden({ v: 4, asked: [1] }, [0, 1]));
    await pass(500);
    equal(table.curtain, 1);
    deepEqual(stage.voice, ["curtain-title"], "what was said goes with the one who heard it");
  });
});

test("another tab where somebody said who they are closes the eyes of this one", async () => {
  const stage = new Stage([0, 1], [hidden({ v: 1, asked: [0] }, [0, 1])]);
  const { table } = stage;
  await at(stage, async () => {
    table.unveil();
    deepEqual(JSON.parse(storage.getItem("pasch.eyes") ?? ""), { id: "table", seat: 0 });
    const elsewhere = (id: string, seat: number): void => {
      storage.setItem("pasch.eyes", JSON.stringify({ id, seat }));
      page.dispatchEvent(Object.assign(new Event("storage"), { key: "pasch.eyes" }));
    };
    elsewhere("another", 1);
    elsewhere("table", 0);
    equal(table.me, 0);
    elsewhere("table", 1);
    deepEqual([table.me, table.curtain], [-1, 0]);
  });
});

test("a page that the browser kept comes back behind a curtain", async () => {
  const stage = new Stage([0, 1], [hidden({ v: 1, asked: [0] }, [0, 1])]);
  await at(stage, async () => {
    stage.table.unveil();
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    equal(stage.table.me, 0);
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    equal(stage.table.curtain, 0);
  });
});

test("why there is no connection is said, and shown", async () => {
  for (const [code, words] of [
    [4029, "lost-too-many"],
    [4503, "lost-unavailable"],
    [1006, "lost-offline"],
  ] as const) {
    const stage = new Stage([0], [events({ asked: [] })]);
    await at(stage, async () => {
      stage.socket?.drop(code);
      deepEqual([stage.table.connection, stage.table.closedBy], ["lost", code]);
      deepEqual(stage.voice, [words]);
      await pass(500);
      deepEqual([stage.table.connection, stage.table.closedBy], ["open", 0]);
    });
  }
});

test("a lost line is told once, however often it is tried in vain", async () => {
  const stage = new Stage([0], [events({ asked: [] })]);
  await at(stage, async () => {
    const answer = net.connect;
    net.connect = (socket) => socket.drop(1006);
    stage.socket?.drop(1006);
    await pass(60_000);
    deepEqual(stage.voice, ["lost-offline"]);
    net.connect = (socket) => socket.drop(4503);
    await pass(60_000);
    deepEqual(stage.voice, ["lost-offline", "lost-unavailable"], "another reason is news");
    net.connect = answer;
    await pass(9000); // no longer than its silence is taken for a loss
    stage.socket?.drop(4503);
    equal(stage.voice.at(-1), "lost-unavailable");
    equal(stage.voice.length, 3, "so is the next loss");
  });
});

test("a phrase is seen and said, and gone after a while", async () => {
  const stage = new Stage([0], [events({ asked: [] })]);
  await at(stage, async () => {
    stage.tell({ t: "said", seat: 1, phrase: "hello", text: "Hi" });
    equal(stage.table.said[1], "Hi");
    deepEqual(stage.voice, ["Ben: Hi"]);
    await pass(4600);
    equal(stage.table.said[1], "");
  });
});

test("a board that could not be loaded is asked for again, and what happened meanwhile is not lost", async () => {
  const stage = new Stage([0], [events({ v: 1 })], { game: "late" });
  let tries = 0;
  BOARDS["late"] = async () => {
    if (++tries < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return { ui: board };
  };
  await at(stage, async () => {
    equal(stage.table.ui, null);
    stage.tell(events({ v: 2 }));
    await pass(3000);
    equal(tries, 3);
    equal(stage.table.show.shown?.v, 2);
    equal(stage.table.atRest, true);
  });
});

test("what was seen is remembered, but not while nobody looks", async () => {
  const seen = (): number => JSON.parse(storage.getItem("pasch.tables") ?? "").table.seen;
  const stage = new Stage([0], [events({ v: 4 })]);
  await at(stage, async () => {
    equal(seen(), 4);
    shown.hidden = true;
    stage.tell(events({ v: 5 }));
    await pass(500);
    equal(seen(), 4);
    shown.hidden = false;
    await pass(900);
    equal(seen(), 5);
  });
  const behind = new Stage([0], [events({ v: 4 })]);
  shown.hidden = true; // opened in a tab that nobody has looked at yet
  await at(behind, async () => {
    equal(behind.table.show.shown?.v, 4);
    equal(seen(), -1);
  });
});

test("steps that one person asked for are not shown to the next", async () => {
  const stage = new Stage([0, 1], [hidden({ v: 1, asked: [0] }, [0, 1])]);
  const { table } = stage;
  await at(stage, async () => {
    table.unveil();
    stage.slow = 300;
    stage.steps = [{ v: 1, story: ["Anna's"], only: [0], position: { hand: 0 } }];
    void table.loadStory(0);
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    table.unveil();
    await pass(1000);
    deepEqual([table.toldSoFar, table.storyFrom], [[], Infinity]);
    void table.loadStory(0);
    await pass(1000);
    deepEqual(
      table.toldSoFar.map(({ text }) => text),
      ["Anna's"],
    );
    change({ language: "en" });
    await pass(1000);
    ok(stage.requests[stage.requests.length - 1]?.includes("language=en"));
    deepEqual(
      table.toldSoFar.map(({ text }) => text),
      ["Anna's"],
    );
  });
});

test("a story that comes late in the old language does not take the place of the new one", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  const { table } = stage;
  await at(stage, async () => {
    void table.loadStory(0);
    await pass(50);
    stage.tell(events({ v: 2, events: [{ v: 2, actor: 0, action: 1, notation: "", story: ["jetzt"] }] }));
    await pass(1000);
    deepEqual(
      table.toldSoFar.map(({ text }) => text),
      ["jetzt"],
    );
    stage.slow = 900;
    stage.steps = [{ v: 1, story: ["alt"], position: {} }];
    void table.loadStory(0);
    await pass(100);
    stage.slow = 100;
    stage.steps = [{ v: 1, story: ["new"], position: {} }];
    change({ language: "en" });
    deepEqual(table.toldSoFar, [], "nothing is said in the old one any more");
    await pass(2000);
    deepEqual(
      table.toldSoFar.map(({ text }) => text),
      ["new"],
    );
  });
});

test("bots that play on while their first move is fetched are seen once", async () => {
  const told = (...versions: number[]) => versions.map((v) => ({ v, actor: 1, notation: "", story: [`${v}.`] }));
  const stage = new Stage([0], [events({ v: 1, asked: [1] })]);
  stage.steps = told(1, 2, 3, 4, 5, 6).map((step) => ({ ...step, position: {} }));
  await at(stage, async () => {
    stage.tell(events({ v: 3, asked: [1], events: told(2, 3) }), events({ v: 6, asked: [0], events: told(4, 5, 6) }));
    await pass(5000);
    deepEqual(
      stage.voice.filter((text) => /\d\./.test(text)).flatMap((text) => text.match(/\d\./g)),
      ["1.", "2.", "3.", "4.", "5.", "6."],
    );
  });
});

test("in a window a page says nothing by itself, whatever is held: its length tells nobody anything", async () => {
  const window: FromServer = { t: "window", v: 1, seats: [0, 1], milliseconds: 1200, thinking: [], calls: false };
  const usable = { ...choices(0, 1), window: true, passing: 0 };
  for (const held of [[window], [usable, window]]) {
    const stage = new Stage([0], [hidden({ v: 1, asked: [] }, [0]), ...held]);
    await at(stage, async () => {
      await pass(10_000);
      deepEqual(
        stage.sent.filter(({ t }) => t === "move" || t === "think"),
        [],
      );
      equal(stage.table.mayDo !== null, held.length > 1);
    });
  }
});

test("at a shared device one call is for all: nobody answers it for them, and it is let go by once", async () => {
  const call: FromServer = { t: "window", v: 1, seats: [0, 1], milliseconds: 0, thinking: [], calls: true };
  const asked = [0, 1].map((seat) => ({ ...choices(seat, 1), window: true, passing: 0 }));
  const stage = new Stage([0, 1], [hidden({ v: 1, asked: [] }, [0, 1]), ...asked, call]);
  const { table } = stage;
  await at(stage, async () => {
    table.unveil();
    deepEqual(table.called, [0, 1]);
    table.speakUp(2);
    deepEqual([stage.sent.filter(({ t }) => t === "think"), table.called], [[], [0, 1]]);
    table.goOn();
    deepEqual(
      stage.moves.map((move) => "seat" in move && [move.seat, "action" in move && move.action]),
      [
        [0, 0],
        [1, 0],
      ],
    );
    deepEqual(table.called, []);
    table.goOn();
    equal(stage.moves.length, 2);
  });
});

test("while anybody may come to answer a call nobody's hand is shown; where nothing is hidden all stays in sight", async () => {
  const call: FromServer = { t: "window", v: 1, seats: [0, 1], milliseconds: 0, thinking: [], calls: true };
  const asked = [0, 1].map((seat) => ({ ...choices(seat, 1), window: true, passing: 0 }));
  for (const [news, eyes] of [
    [hidden({ v: 1, asked: [] }, [0, 1]), -1],
    [events({ v: 1, asked: [] }), 0],
  ] as const) {
    const stage = new Stage([0, 1], [events({ v: 0, asked: [0] })]);
    const { table } = stage;
    await at(stage, async () => {
      stage.tell(news, ...asked);
      await pass(2000);
      table.unveil();
      equal(table.eyes, 0);
      stage.tell(call);
      await pass(10);
      deepEqual([table.called, table.me, table.eyes], [[0, 1], 0, eyes]);
      table.goOn();
      equal(table.eyes, 0);
    });
  }
});

test("a pause is asked for, and its end", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  await at(stage, async () => {
    stage.table.pause(true);
    stage.table.pause(false);
    deepEqual(
      stage.sent.flatMap((message) => (message.t === "pause" ? [message.on] : [])),
      [true, false],
    );
  });
});

test("whoever skips does not want to hear the rest", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  await at(stage, async () => {
    stage.tell(events({ v: 2, events: [{ v: 2, actor: 1, story: ["a long sentence that takes its time"] }] }));
    await pass(10);
    ok(speaking() > 0);
    stage.table.show.skip();
    equal(speaking(), 0);
  });
});

test("catching up is said only of what was missed, not of several moves in one message", async () => {
  const stage = new Stage([0], [events({ v: 1, asked: [1] })]);
  stage.steps = [2, 3].map((v) => ({ v, story: [`${v}`], position: {} }));
  const told = stage.steps.map(({ v, story }) => ({ v, actor: 1, story: story ?? [] }));
  await at(stage, async () => {
    stage.tell(events({ v: 3, asked: [1], events: told }));
    await pass(20);
    deepEqual([stage.table.atRest, stage.table.catchingUp], [false, false]);
    await pass(5000);
    stage.steps = [4, 5].map((v) => ({ v, story: [`${v}`], position: {} }));
    stage.tell(events({ v: 5, asked: [1], whole: true }));
    await pass(20);
    deepEqual([stage.table.atRest, stage.table.catchingUp], [false, true]);
  });
});

test("steps that were fetched for one person are no pictures for the next", async () => {
  const stage = new Stage([0, 1], [hidden({ v: 1, asked: [0] }, [0, 1])]);
  const { table } = stage;
  await at(stage, async () => {
    table.unveil();
    stage.slow = 300;
    stage.steps = [2, 3].map((v) => ({ v, story: [`${v}`], position: { hand: 0 } }));
    stage.tell(hidden({ v: 3, asked: [1], whole: true }, [0, 1]));
    await pass(50);
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await pass(1000);
    table.unveil();
    deepEqual([table.me, table.show.shown && seenBy(table.show.shown, 1)], [1, { hand: 1 }]);
    equal(table.catchingUp, false);
    deepEqual(
      stage.voice.filter((text) => /[23]/.test(text)),
      [],
    );
  });
});

test("the story is told as far as it is shown, sentence by sentence", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  const { table } = stage;
  await at(stage, async () => {
    stage.tell(events({ v: 2, events: [{ v: 2, actor: 0, story: ["a", "b"] }] }));
    await pass(10);
    const told = (): string[] => table.toldSoFar.map(({ text }) => text);
    deepEqual(told(), ["a"]);
    await pass(60);
    deepEqual(told(), ["a", "b"]);
  });
});

test("damaged memory of the dice does not break the table", async () => {
  const bad = [
    5,
    null,
    { table: null },
    { table: 7, other: null },
    { table: { doubts: 5, fell: [], acted: "x", at: "y" }, z: 3 },
  ];
  for (const value of bad) {
    storage.setItem("pasch.dice", JSON.stringify(value));
    const stage = new Stage([0], [events({ v: 1, events: [{ v: 1, actor: -1, action: 3 }] }), choices(0, 1)]);
    await at(stage, async () => {
      deepEqual(stage.table.dice.own.doubts, []);
      ok(stage.table.mayDo);
      deepEqual(stage.table.dice.own.acted, [0]);
    });
  }
});

test("what fell before our eyes is kept, and it is doubted if it is told otherwise later", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  const { table } = stage;
  await at(stage, async () => {
    stage.tell(events({ v: 2, events: [{ v: 2, actor: -1, action: 3 }] }));
    await pass(500);
    deepEqual(table.dice.own.fell, { 2: 3 });
    stage.tell(events({ v: 3, events: [{ v: 2, actor: -1, action: 4 }] }));
    await pass(500);
    deepEqual(table.dice.own.doubts, ["fell"]);
  });
});

test("an onlooker's device keeps nothing of the dice", async () => {
  const stage = new Stage([], [events({ v: 2, events: [{ v: 2, actor: -1, action: 3 }] })]);
  await at(stage, async () => deepEqual(stage.table.dice.own.fell, {}));
});

test("a bell sounds when the viewer is asked, not when others are, and a die rattles", async () => {
  const stage = new Stage([0], [events({ v: 1, asked: [1] })]);
  change({ sound: true });
  await at(stage, async () => {
    equal(playedNow().tones.length, 0);
    stage.tell(events({ v: 2, asked: [0], events: [{ v: 2, actor: -1, action: 1, story: ["two"] }] }), choices(0, 2));
    await pass(500);
    deepEqual(playedNow(), { tones: [660, 880], knocks: 6 });
    stage.table.play(0);
    deepEqual(playedNow(), { tones: [], knocks: 1 });
  });
  change({ sound: false });
});

test("what is a matter of course plays itself a moment after it was asked, once", async () => {
  const stage = new Stage([0], [events({ v: 1 }), { ...choices(0, 1), routine: 1 }]);
  await at(stage, async () => {
    equal(stage.table.decides, null, "nobody decides it");
    ok(stage.table.mayDo);
    await pass(800);
    equal(stage.moves.length, 0);
    await pass(200);
    deepEqual(stage.moves, [{ t: "move", seat: 0, at: 1, action: 1, key: "0.1.1" }]);
    await pass(2000);
    equal(stage.moves.length, 1);
  });
});

test("it waits its moment again when another question took the place of the first", async () => {
  const stage = new Stage([0], [events({ v: 1 }), { ...choices(0, 1), routine: 1 }]);
  await at(stage, async () => {
    await pass(500);
    stage.tell(events({ v: 2, events: [{ v: 2, actor: 0 }] }), { ...choices(0, 2, 3), routine: 2 });
    await pass(700); // the first moment is over by now
    equal(stage.moves.length, 0);
    await pass(500);
    deepEqual(
      stage.moves.map((move) => "at" in move && move.at),
      [2],
    );
  });
});

test("nothing plays itself at a table that was left", async () => {
  const stage = new Stage([0], [events({ v: 1 }), { ...choices(0, 1), routine: 1 }]);
  change({ sound: true });
  await at(stage, async () => {
    playedNow();
    stage.table.close();
    await pass(2000);
    deepEqual([stage.moves, playedNow().knocks], [[], 0]);
  });
  change({ sound: false });
});

test("closed, it shows and says nothing more", async () => {
  const stage = new Stage([0], [events({ v: 1 })]);
  await at(stage, async () => {
    stage.tell(events({ v: 2, events: [{ v: 2, actor: 1, story: ["two"] }] }));
    stage.table.close();
    const before = stage.voice.length;
    await pass(5000);
    equal(stage.voice.length, before);
    equal(stage.table.show.shown?.v, 1);
  });
});

test("an onlooker says nothing, takes nothing back and plays nothing", async () => {
  const stage = new Stage([], [events({ v: 1, asked: [0], undo: 0 })]);
  await at(stage, async () => {
    stage.table.tell("hello");
    stage.table.takeBack();
    stage.table.play(0);
    await pass(100);
    deepEqual(
      stage.sent.map(({ t }) => t),
      ["hello"],
    );
  });
});
