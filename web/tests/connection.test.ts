/** The connection breaks in every way there is, and comes back. */

import { type FakeSocket, net, page, pass, shown, ticking } from "./browser";

import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { Connection, FIRST_DELAY, longer, LONGEST_DELAY, reasonFor, type Status } from "../src/live/connection";
import type { FromClient, FromServer, Move } from "../src/wire";
import { info } from "./made";

/** A server that notes what it is sent, and a page that notes what it receives. */
class Line {
  readonly sockets: FakeSocket[] = [];
  /** When each of them was opened. */
  readonly times: number[] = [];
  readonly sent: FromClient[][] = [];
  readonly status: [Status, number][] = [];
  readonly received: FromServer[] = [];
  version = -1;
  /** Whether sockets open by themselves and are answered with the table. */
  up = true;
  readonly connection: Connection;

  constructor() {
    shown.hidden = false;
    net.connect = (socket) => this.arrive(socket);
    this.connection = new Connection("a/b", ["secret"], "de", {
      receive: (message) => void this.received.push(message),
      status: (status, code) => void this.status.push([status, code]),
      version: () => this.version,
    });
  }

  private arrive(socket: FakeSocket): void {
    this.sockets.push(socket);
    this.times.push(Date.now());
    const sent: FromClient[] = [];
    this.sent.push(sent);
    socket.hear = (message: FromClient) => {
      sent.push(message);
      if (message.t === "hello" && this.up) socket.tell(info());
    };
    if (this.up) socket.open();
    else socket.drop(1006);
  }

  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }

  get lastSent(): FromClient[] {
    return this.sent[this.sent.length - 1]!;
  }

  /** How long the page waited before each of the last tries. */
  waits(count: number): number[] {
    const times = this.times.slice(-count - 1);
    return times.slice(1).map((time, n) => time - times[n]!);
  }
}

/** Nobody is left behind who would connect in the next test. */
async function withLine(work: (line: Line) => Promise<void>): Promise<void> {
  const line = new Line();
  try {
    await pass(0);
    await work(line);
  } finally {
    line.connection.close();
  }
}

const move: Move = { t: "move", seat: 0, at: 3, action: 1, key: "0.3.1" };
const moves = (sent: readonly FromClient[]): FromClient[] => sent.filter(({ t }) => t === "move");

test("it says hello with its secrets, its language and what it knows", async () =>
  withLine(async (line) => {
    equal(line.last.url, "ws://here/live/a%2Fb");
    deepEqual(line.lastSent, [{ t: "hello", tokens: ["secret"], language: "de", after: -1 }]);
    deepEqual(line.status, [["open", 0]]);
    line.version = 7;
    const before = line.last;
    line.connection.again(["other"], "en");
    equal(before.readyState, 3, "the one before is hung up");
    await pass(0);
    deepEqual(line.lastSent, [{ t: "hello", tokens: ["other"], language: "en", after: 7 }]);
  }));

test("each failure makes the wait longer, up to the longest, and a good connection resets it", async () =>
  withLine(async (line) => {
    line.up = false;
    line.last.drop(1006);
    await pass(40_000);
    const waits = line.waits(line.times.length - 1);
    let delay = FIRST_DELAY;
    for (const wait of waits) {
      ok(Math.abs(wait - delay) < 1, `${wait} for ${delay}`);
      delay = longer(delay);
    }
    equal(waits[waits.length - 1], LONGEST_DELAY);
    line.up = true;
    await pass(LONGEST_DELAY);
    deepEqual(line.status[line.status.length - 1], ["open", 0]);
    const before = Date.now();
    line.last.drop(1006);
    await pass(LONGEST_DELAY);
    equal(line.times[line.times.length - 1], before + FIRST_DELAY, "the wait is short again");
  }));

test("a server that accepts and closes at once is not asked as if all were well", async () =>
  withLine(async (line) => {
    net.connect = (socket) => {
      line.times.push(Date.now());
      socket.open();
      socket.drop(4503);
    };
    line.last.drop(4503);
    await pass(3000);
    const [first = 0, second = 0] = line.waits(line.times.length - 1);
    equal(first, FIRST_DELAY);
    equal(second, longer(FIRST_DELAY));
  }));

test("only moves without an answer are sent again, each once", async () =>
  withLine(async (line) => {
    const other: Move = { ...move, seat: 1, key: "1.3.1" };
    const third: Move = { ...move, seat: 2, key: "2.3.1" };
    for (const one of [move, other, third]) line.connection.send(one);
    line.connection.send({ t: "say", seat: 0, phrase: "hello", key: "say" });
    deepEqual(moves(line.lastSent), [move, other, third]);
    line.last.tell({ t: "done", key: "0.3.1", v: 4 });
    line.last.tell({ t: "refused", key: "1.3.1", code: "stale", text: "", rule: "" });
    line.last.drop(1006);
    await pass(FIRST_DELAY);
    deepEqual(line.lastSent.slice(1), [third]);
    line.last.tell({ t: "done", key: "2.3.1", v: 4 });
    line.last.drop(1006);
    await pass(FIRST_DELAY);
    equal(line.lastSent.length, 1);
  }));

test("what waits for its answer is not sent again whenever somebody comes or goes", async () =>
  withLine(async (line) => {
    line.connection.send(move);
    for (let times = 0; times < 3; times++) line.last.tell(info());
    deepEqual(moves(line.lastSent), [move]);
    deepEqual(line.status, [["open", 0]]);
  }));

test("a move made without a connection is sent when it is back", async () =>
  withLine(async (line) => {
    line.last.drop(1006);
    equal(line.connection.send(move), false);
    await pass(FIRST_DELAY);
    deepEqual(line.lastSent.slice(1), [move]);
  }));

test("a move that may have been done is repeated on the same connection until somebody knows", async () =>
  withLine(async (line) => {
    line.connection.send(move);
    line.last.tell({ t: "refused", key: "0.3.1", code: "unavailable", text: "", rule: "" });
    await pass(2500);
    deepEqual(moves(line.lastSent), [move, move]);
    line.last.tell({ t: "done", key: "0.3.1", v: 4 });
    await pass(9000);
    deepEqual(moves(line.lastSent), [move, move]);
    equal(line.sockets.length, 1);
  }));

test("two answers that nobody knows are one reason to repeat, not two", async () =>
  withLine(async (line) => {
    line.connection.send(move);
    for (const wait of [0, 1000]) {
      await pass(wait);
      line.last.tell({ t: "refused", key: "0.3.1", code: "unavailable", text: "", rule: "" });
    }
    await pass(9000);
    deepEqual(moves(line.lastSent), [move, move]);
  }));

test("a repetition that waits is not needed any more when the connection breaks: the next one repeats at once", async () =>
  withLine(async (line) => {
    line.connection.send(move);
    line.last.tell({ t: "refused", key: "0.3.1", code: "unavailable", text: "", rule: "" });
    line.last.drop(1006);
    await pass(9000);
    equal(line.sockets.length, 2);
    deepEqual(moves(line.lastSent), [move]);
  }));

test("some codes close it for good, all others do not", async () => {
  for (const code of [4003, 4004, 4009, 4011, 4012]) {
    const line = new Line();
    await pass(0);
    line.last.drop(code);
    await pass(20_000);
    deepEqual(line.status, [
      ["open", 0],
      ["closed", code],
    ]);
    equal(line.sockets.length, 1);
  }
  for (const code of [1001, 1006, 1009, 4000, 4008, 4010, 4029, 4500, 4503]) {
    const line = new Line();
    await pass(0);
    line.last.drop(code);
    await pass(FIRST_DELAY);
    deepEqual(line.status, [
      ["open", 0],
      ["lost", code],
      ["open", 0],
    ]);
    line.connection.close();
  }
});

test("a reason that people can understand is told", () => {
  equal(reasonFor(4029), "too-many");
  equal(reasonFor(4503), "unavailable");
  equal(reasonFor(4500), "broken");
  for (const code of [0, 1001, 1006, 4008, 4010]) equal(reasonFor(code), "offline");
});

test("silence is noticed; an answer to the ping is enough", async () =>
  withLine(async (line) => {
    line.last.hear = (message: FromClient) => void (message.t === "ping" && line.last.tell({ t: "pong", key: "" }));
    await pass(70_000);
    equal(line.sockets.length, 1);
    line.last.hear = () => undefined;
    await pass(21_500);
    equal(line.sockets.length, 2);
    deepEqual(line.status.slice(-2), [
      ["lost", 4010],
      ["open", 0],
    ]);
  }));

test("whoever comes back to the page does not wait", async () =>
  withLine(async (line) => {
    line.last.drop(1006);
    shown.hidden = true;
    page.dispatchEvent(new Event("online"));
    await pass(0);
    equal(line.sockets.length, 1);
    shown.hidden = false;
    shown.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    equal(line.sockets.length, 2);
    await pass(10_000);
    equal(line.sockets.length, 2, "the try that was waited for is not made as well");
  }));

test("what was not answered before a break says nothing of the connection after it", async () =>
  withLine(async (line) => {
    line.last.hear = () => undefined;
    await pass(10);
    line.connection.hurry(); // asks whether anybody is there
    line.last.drop(1006);
    net.connect = (socket) => void line.sockets.push(socket); // the new one is long in coming
    await pass(FIRST_DELAY);
    equal(line.sockets.length, 2);
    await pass(60_000);
    equal(line.sockets.length, 2, "it is waited for");
  }));

test("a socket that was left is not listened to any more", async () =>
  withLine(async (line) => {
    const old = line.last;
    line.connection.again(["other"], "de");
    await pass(0);
    line.received.length = 0;
    old.readyState = 1;
    old.tell({ t: "pong", key: "" });
    old.drop(4004);
    await pass(20);
    deepEqual(line.received, []);
    equal(
      line.status.some(([status]) => status === "closed"),
      false,
    );
  }));

test("whoever leaves stops every clock", async () => {
  const before = ticking();
  const line = new Line();
  await pass(0);
  line.connection.close();
  equal(ticking(), before);
});

test("once closed it stays closed, and listens to nothing", async () =>
  withLine(async (line) => {
    const { last } = line;
    line.connection.close();
    equal(last.readyState, 3);
    page.dispatchEvent(new Event("online"));
    last.onclose?.({ code: 1006 });
    await pass(60_000);
    equal(line.sockets.length, 1);
    const lost = new Line();
    await pass(0);
    lost.last.drop(1006);
    lost.connection.close();
    await pass(60_000);
    equal(lost.sockets.length, 1);
  }));
