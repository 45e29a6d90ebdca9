/** A device's part in the dice: what it sends for its seats, when, and how often. */

import { net, pass, storage } from "./browser";

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { hex, sha256, unhex } from "../src/fair/sha256";
import { Dice, newPledge, own, pledged } from "../src/live/dice";
import type { TableInfo } from "../src/wire";
import { info } from "./made";

let asked: string[] = [];

/** A device with seat 0, and a server that answers all requests like this. */
function device(answer: () => Promise<Response>, handed = false): Dice {
  asked = [];
  storage.clear();
  const seats = [{ seat: 0, token: "token0", name: "Anna", ...(handed ? { handed } : {}) }];
  const table = { id: "table", game: "toy", host: "", seen: -1, at: 1, seats };
  storage.setItem("pasch.tables", JSON.stringify({ table }));
  net.fetch = (path, init) => {
    asked.push(`${init.method} ${path.split("?")[0]}`);
    return answer();
  };
  return new Dice("table", () => undefined);
}

const good = async (): Promise<Response> => Response.json({});
const refused = (code: string) => async (): Promise<Response> => Response.json({ code, text: "" }, { status: 409 });
const open = info({ status: "open" });
const PLEDGE = "PUT /api/tables/table/seats/0/pledge";
const NUMBER = "PUT /api/tables/table/seats/0/number";

test("a seat is pledged once, however often the table is told", async () => {
  const dice = device(good);
  dice.receive(open);
  dice.receive(open);
  await pass(5000);
  deepEqual(asked, [PLEDGE]);
  dice.close();
});

test("a seat that a phone plays is pledged there", async () => {
  const dice = device(good, true);
  dice.receive(open);
  await pass(5000);
  deepEqual(asked, []);
  dice.close();
});

test("a number is opened under the seal that was pledged to, and under no other", async () => {
  for (const seal of ["seal", "another"]) {
    const dice = device(good);
    const mine = newPledge("table", 0);
    pledged("table", 0);
    const before: TableInfo = { ...open, commitment: "seal", pledges: [mine, "", ""] };
    dice.receive(before);
    dice.receive({ ...before, status: "opening", commitment: seal });
    await pass(5000);
    deepEqual(asked, seal === "seal" ? [NUMBER] : []);
    dice.close();
  }
});

test("what did not get through is sent again, what was refused is not", async () => {
  const dice = device(refused("already_started"));
  dice.receive(open);
  await pass(5000);
  deepEqual(asked, [PLEDGE]);
  dice.close();
  const slow = device(refused("unavailable"));
  slow.receive(open);
  await pass(800);
  deepEqual(asked, [PLEDGE, PLEDGE]);
  slow.close();
  await pass(5000);
  deepEqual(asked, [PLEDGE, PLEDGE], "closed, it asks no more");
});

test("at the end all is thrown again: once, but again until the server answers, and not after a reload", async () => {
  const seed = "00".repeat(32);
  const commitment = hex(sha256(unhex(seed)));
  const over = info({ status: "over", commitment, seed: "00" });
  const proof = { commitment, seed, seats: ["", "", ""], pledges: ["", "", ""], table: "table", version: 2 };
  let away = true;
  const answer = async (): Promise<Response> =>
    away
      ? refused("unavailable")()
      : Response.json(asked[asked.length - 1]!.endsWith("/throws") ? [] : { extra: { proof } });
  const dice = device(answer);
  dice.receive(over);
  await pass(100);
  dice.receive(over);
  await pass(100);
  equal(asked.length, 4, "nobody answered");
  away = false;
  dice.receive(over);
  await pass(100);
  equal(asked.length, 6);
  dice.receive(over);
  await pass(100);
  const reloaded = new Dice("table", () => undefined);
  reloaded.receive(over);
  await pass(100);
  equal(asked.length, 6, "it is known by now");
  for (const each of [dice, reloaded]) each.close();
});

test("what is known of a table is forgotten when forty others came after it, the oldest first", async () => {
  device(good).close();
  for (let n = 0; n < 42; n++) {
    newPledge(`t${n}`, 0);
    await pass(10);
  }
  newPledge("t2", 1); // somebody plays there again
  await pass(10);
  newPledge("t42", 0);
  deepEqual(
    ["t0", "t1", "t2", "t3", "t4", "t42"].map((id) => Object.keys(own(id).numbers).length),
    [0, 0, 2, 0, 1, 1],
  );
});
