/** Thousands of turns at one device: nobody finds there what only another one may know. */

import { page, pass, shown, storage } from "./browser";

import { equal, ok } from "node:assert/strict";
import { test } from "node:test";

import { BOARDS } from "pasch:boards";

import { heard } from "../src/announce";
import type { GameUI } from "../src/games/game";
import { happenedIn, seenBy } from "../src/live/frames";
import { LiveTable } from "../src/live/table";
import { change, follow } from "../src/settings";
import { ID, Luck, SEATS, secretsIn, Server } from "./table";

const MATCHES = 40;
const TURNS = 100;

BOARDS["secrets"] = async () => ({ ui: { beat: () => 90, tells: () => 30 } as unknown as GameUI<unknown> });
follow();

function keepSeats(handed: readonly number[]): void {
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    seat,
    token: `token${seat}`,
    name: `P${seat}`,
    ...(handed.includes(seat) ? { handed: true } : {}),
  }));
  const known = JSON.parse(storage.getItem("pasch.tables") ?? "{}") as Record<string, { seen: number }>;
  const table = { id: ID, game: "secrets", host: "", seen: known[ID]?.seen ?? -1, at: 1, seats };
  storage.setItem("pasch.tables", JSON.stringify({ [ID]: table }));
}

/** All that the page has to show or to say now. */
function exposed(table: LiveTable): string {
  const voice = heard.value.map(({ text }) => text);
  if (table.curtain >= 0) return voice.join();
  const { shown, before } = table.show;
  const drawn = [shown && seenBy(shown, table.me), before && seenBy(before, table.me)];
  return JSON.stringify([
    voice,
    drawn,
    shown && happenedIn(shown, table.me),
    table.show.told,
    table.toldSoFar,
    table.refused,
    table.mayDo,
  ]);
}

/** A device and the three who pass it on. */
class Device {
  table: LiveTable;
  /** Who has it in hand; nobody behind the curtain. */
  holder = -1;
  handOvers = 0;
  private unwatch = (): void => undefined;

  constructor(private readonly luck: Luck) {
    this.table = this.open();
  }

  close(): void {
    this.unwatch();
    this.table.close();
  }

  reload(): void {
    this.close();
    heard.set([]); // a new page
    this.table = this.open();
  }

  private open(): LiveTable {
    const table = new LiveTable(ID);
    this.holder = -1;
    this.unwatch = table.changes.watch(() => this.check(table));
    return table;
  }

  /** Whatever changes is looked at. */
  check(table = this.table): void {
    if (table.curtain >= 0) this.holder = -1;
    for (const seat of secretsIn(exposed(table))) {
      equal(seat, this.holder, `P${this.holder} finds what P${seat} may know: ${exposed(table)}`);
    }
  }

  /** Whoever sits before it does what is asked. */
  act(): void {
    const { table } = this;
    if (table.curtain >= 0) {
      if (this.luck.often(80)) {
        this.holder = table.curtain;
        this.handOvers++;
        table.unveil();
      }
    } else if (table.mayDo) {
      equal(table.me, this.holder);
      table.play(this.luck.of(2));
    } else {
      table.show.skip();
    }
    if (table.curtain < 0 && table.storyFrom === Infinity && table.news) void table.loadStory();
  }
}

/** What happens to a device besides being played on. */
async function befall(device: Device, server: Server, luck: Luck, handed: number[]): Promise<void> {
  const veiled = device.table.curtain;
  switch (luck.of(12)) {
    case 0:
      return device.reload();
    case 1:
      change({ language: luck.often(50) ? "de" : "en" });
      break;
    case 2: // in another tab
      storage.setItem("pasch.settings", JSON.stringify({ language: luck.often(50) ? "de" : "en" }));
      page.dispatchEvent(Object.assign(new Event("storage"), { key: "pasch.settings" }));
      break;
    case 3: // in another tab somebody says who they are
      device.holder = luck.of(SEATS);
      storage.setItem("pasch.eyes", JSON.stringify({ id: ID, seat: device.holder }));
      page.dispatchEvent(Object.assign(new Event("storage"), { key: "pasch.eyes" }));
      break;
    case 4: // the browser shows the page again that it had kept
      device.holder = -1;
      page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
      break;
    case 5:
      server.drop();
      break;
    case 6: // somebody acts at another device
      server.happen(luck.of(SEATS));
      break;
    case 7:
      server.inform();
      break;
    case 8:
      server.slow = luck.of(400);
      server.failing = luck.often(20);
      break;
    case 9:
      shown.hidden = !shown.hidden && luck.often(30);
      break;
    case 10:
      change({ motion: luck.often(50) ? "normal" : "none" });
      break;
    case 11: // one of the seats goes to a phone, or comes back
      handed.length = 0;
      if (luck.often(50)) handed.push(luck.of(SEATS));
      keepSeats(handed);
      device.table.again();
      return;
  }
  device.check();
  if (veiled >= 0) ok(device.table.curtain >= 0, "the curtain is lifted by nobody");
}

test("nothing of another seat is ever shown or said", async () => {
  let handOvers = 0;
  for (let match = 0; match < MATCHES; match++) {
    storage.clear();
    heard.set([]);
    shown.hidden = false;
    keepSeats([]);
    const luck = new Luck(match);
    const handed: number[] = [];
    const server = new Server(luck);
    const device = new Device(luck);
    for (let turn = 0; turn < TURNS; turn++) {
      await pass(luck.of(120));
      device.check();
      device.act();
      device.check();
      if (luck.often(25)) await befall(device, server, luck, handed);
    }
    device.close();
    server.drop();
    handOvers += device.handOvers;
  }
  ok(handOvers > MATCHES * 10, `${handOvers} hand-overs`);
});
