/**
 * What this device knows of the dice of a table without believing anybody: the seal and the pledges
 * as they were before its number was opened, its number, and what fell before its eyes.
 *
 * Plain values and functions; live/dice.ts keeps them and talks to the server.
 */

import { isObject, kind } from "../kept";
import type { Event, Proof, TableInfo, Throw } from "../wire";
import { check, here } from "./check";
import { pledgeOf } from "./numbers";

/** What can be wrong; the words are `doubt-…`. */
export type Doubt =
  | "seal" // it is another one than before
  | "pledges" // some were changed after ours was opened
  | "number" // a number is not the one that was pledged
  | "mine" // another number lies where ours should
  | "dropped" // ours was opened in time, and left out
  | "changed" // numbers were changed after the start
  | "secret" // it does not fit the seal
  | "bot" // a bot's number does not come from the secret
  | "throw" // a throw is not what the numbers give
  | "fell"; // something else fell before our eyes

export interface Own {
  seal: string;
  /** Our numbers by seat. */
  numbers: Record<number, string>;
  /** Everybody's, as they were when we opened ours. */
  pledges: string[];
  /** Our seats whose pledge the server has taken, and those whose number. */
  pledged: number[];
  opened: number[];
  /** Everybody's numbers as they were when the play began. */
  used: string[];
  /** Our seats that were asked to act: they are ours for certain. */
  acted: number[];
  /** What fell, by version. */
  fell: Record<number, number>;
  /** Once something is wrong, it stays wrong. */
  doubts: Doubt[];
  /** So many throws were found to be right at the end. */
  checked: number;
  at: number;
}

export const nothing: Own = {
  seal: "",
  numbers: {},
  pledges: [],
  pledged: [],
  opened: [],
  used: [],
  acted: [],
  fell: {},
  doubts: [],
  checked: -1,
  at: 0,
};

const all = (value: unknown, kind: string): boolean =>
  Object.values(value as object).every((one) => typeof one === kind);

/** As it was kept on this device; what is damaged is as if it had never been there. */
export function mended(found: unknown): Own {
  if (!isObject(found)) return nothing;
  const good = Object.entries(nothing).flatMap(([name, usual]: [string, unknown]) => {
    const value = Object.hasOwn(found, name) ? found[name] : undefined;
    const simple = typeof usual !== "object";
    const fits = simple ? typeof value === typeof usual : kind(value) === kind(usual) && all(value, INSIDE[name] ?? "");
    return fits ? [[name, value] as const] : [];
  });
  return { ...nothing, ...Object.fromEntries(good) };
}

/** What the lists and records hold. */
const INSIDE: Record<string, string> = {
  numbers: "string",
  pledges: "string",
  used: "string",
  doubts: "string",
  pledged: "number",
  opened: "number",
  acted: "number",
  fell: "number",
};

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

export const doubt = (own: Own, found: readonly Doubt[]): Own =>
  found.every((one) => own.doubts.includes(one)) ? own : { ...own, doubts: [...new Set([...own.doubts, ...found])] };

/** Whether the number of a seat may be opened: under the seal we know, and pledged by us. */
export function mayOpen(own: Own, info: TableInfo, seat: number): boolean {
  const number = own.numbers[seat];
  if (!number || info.status !== "opening" || info.seeds[seat]) return false;
  return (
    own.seal === info.commitment &&
    same(own.pledges, info.pledges) &&
    info.pledges[seat] === pledgeOf(info.id, seat, number)
  );
}

/** The table as it is told now. */
export function receive(own: Own, info: TableInfo): Own {
  const found: Doubt[] = [];
  let next = { ...own, seal: own.seal || info.commitment };
  if (next.seal !== info.commitment) found.push("seal");
  if (info.status !== "open") {
    if (!next.pledges.length) next = { ...next, pledges: info.pledges };
    if (!same(next.pledges, info.pledges)) found.push("pledges");
  }
  if (info.status === "playing" || info.status === "over") {
    if (!next.used.length) next = { ...next, used: info.seeds };
    if (!same(next.used, info.seeds)) found.push("changed");
    next.pledges.forEach((pledge, seat) => {
      const number = info.seeds[seat];
      if (pledge && number && pledgeOf(info.id, seat, number) !== pledge) found.push("number");
    });
    for (const seat of ours(next)) {
      const mine = next.numbers[seat]!;
      if (info.seeds[seat] === mine) continue;
      if (info.seeds[seat] || info.pledges[seat] !== pledgeOf(info.id, seat, mine)) found.push("mine");
      else if (next.opened.includes(seat)) found.push("dropped");
    }
  }
  return doubt(next, found);
}

/** Seats that are ours for certain, and whose pledge the server had. */
const ours = (own: Own): number[] => own.acted.filter((seat) => own.pledged.includes(seat) && own.numbers[seat]);

/** Our numbers that nobody waited for any longer: this device was too slow, or away. */
export const tooLate = (own: Own, info: TableInfo): number[] =>
  info.left_out.filter((seat) => ours(own).includes(seat) && !own.opened.includes(seat));

/** What fell before everybody's eyes stays fallen. What only one seat saw is not kept: others share the device. */
export function witness(own: Own, events: readonly Event[]): Own {
  const fell = { ...own.fell };
  let wrong = false;
  for (const { v, actor, action, only } of events) {
    if (actor !== -1 || action === undefined || action === null || only?.length) continue;
    if (fell[v] !== undefined && fell[v] !== action) wrong = true;
    fell[v] ??= action;
  }
  return doubt({ ...own, fell }, wrong ? ["fell"] : []);
}

const ENDS = { seal: "secret", pledge: "number", bot: "bot", throw: "throw" } as const;

/** The whole game, once the secret is shown. */
export function finish(own: Own, proof: Proof, throws: readonly Throw[]): Own {
  const found: Doubt[] = [];
  const pledges = proof.pledges ?? [];
  if (proof.commitment !== own.seal) found.push("seal");
  if (own.pledges.some(Boolean) && !same(pledges, own.pledges)) found.push("pledges");
  if (own.used.length && !same(proof.seats, own.used)) found.push("changed");
  for (const seat of ours(own)) if (proof.seats[seat] && proof.seats[seat] !== own.numbers[seat]) found.push("mine");
  const verdict = check(proof, throws);
  if (verdict.problem) found.push(ENDS[verdict.problem]);
  const thrown = new Map(here(proof, throws).map(({ v, outcome }) => [v, outcome]));
  for (const [v, outcome] of Object.entries(own.fell)) if (thrown.get(Number(v)) !== outcome) found.push("fell");
  return { ...doubt(own, found), checked: found.length ? -1 : verdict.count };
}
