/** Our part in the dice of a table: pledges and opens our numbers by itself, and keeps an eye on all. */

import { ask, type Problem } from "../api";
import { kept } from "../device";
import { newNumber, pledgeOf } from "../fair/numbers";
import { finish, mayOpen, mended, type Own, receive, witness } from "../fair/own";
import { keep, recall } from "../kept";
import type { Event, TableInfo } from "../wire";

const MOST = 40; // tables that are remembered
const AGAIN = 700; // milliseconds until what did not get through is sent again
const PASSING = ["offline", "too_many", "busy", "unavailable", "broken"];

/** By their ids, which strangers make up. */
const all = (): Map<string, Own> =>
  new Map(Object.entries(recall<Record<string, unknown>>("dice", {})).map(([id, found]) => [id, mended(found)]));

export const own = (id: string): Own => all().get(id) ?? mended(null);

function change(id: string, how: (own: Own) => Own): Own {
  const before = own(id);
  const after = how(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  const rest = [...all()].filter(([other]) => other !== id);
  rest.sort(([, a], [, b]) => b.at - a.at);
  keep("dice", Object.fromEntries([[id, { ...after, at: Date.now() }], ...rest.slice(0, MOST - 1)]));
  return after;
}

/** A number for a seat, kept here before anybody hears of it; its pledge is all that others see. */
export function newPledge(id: string, seat: number): string {
  const number = newNumber();
  change(id, (own) => ({ ...own, numbers: { ...own.numbers, [seat]: number } }));
  return pledgeOf(id, seat, number);
}

/** The server has taken the pledge. */
export const pledged = (id: string, seat: number): Own =>
  change(id, (own) => ({ ...own, pledged: [...new Set([...own.pledged, seat])] }));

const opened = (id: string, seat: number): Own =>
  change(id, (own) => ({ ...own, opened: [...new Set([...own.opened, seat])] }));

export class Dice {
  private readonly busy = new Set<string>();
  private info: TableInfo | null = null;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly changed: () => void,
  ) {}

  get own(): Own {
    return own(this.id);
  }

  close(): void {
    this.closed = true;
  }

  /** What the server says of the table now. */
  receive(info: TableInfo): void {
    this.info = info;
    const seats = kept(this.id).seats;
    if (!seats.length) return;
    const mine = change(this.id, (own) => receive(own, info));
    for (const { seat, token, handed } of seats) {
      const free = info.status === "open" && info.seats[seat]?.kind === "human" && !info.pledges[seat];
      if (free && !handed) this.send("pledge", seat, token);
      if (mayOpen(mine, info, seat)) this.send("number", seat, token);
    }
    if (info.seed) this.finish(); // it is over, and the secret is shown
  }

  /** What happens before our eyes. */
  witness(events: readonly Event[]): void {
    if (kept(this.id).seats.length) this.update((own) => witness(own, events));
  }

  /** The server asks this seat of ours: it is ours for certain. */
  act(seat: number): void {
    const { info } = this;
    if (!info || this.own.acted.includes(seat)) return;
    this.update((own) => receive({ ...own, acted: [...own.acted, seat] }, info));
  }

  private update(how: (own: Own) => Own): void {
    const before = this.own.doubts.length;
    if (change(this.id, how).doubts.length !== before) this.changed();
  }

  private send(what: "pledge" | "number", seat: number, token: string): void {
    const key = `${what} ${seat}`;
    if (this.busy.has(key)) return;
    this.busy.add(key);
    const at = { table: this.id, seat };
    const sent =
      what === "pledge"
        ? ask("PUT /api/tables/{table}/seats/{seat}/pledge", { at, token, body: { pledge: this.pledge(seat) } })
        : ask("PUT /api/tables/{table}/seats/{seat}/number", { at, token, body: { number: this.own.numbers[seat]! } });
    // If it was not taken because there is no connection, the table as it is told by then decides.
    const again = (): void => {
      this.busy.delete(key);
      if (this.info && !this.closed) this.receive(this.info);
    };
    void sent.then(
      () => {
        this.busy.delete(key);
        (what === "pledge" ? pledged : opened)(this.id, seat);
      },
      (problem: Problem) => PASSING.includes(problem.code) && setTimeout(again, AGAIN),
    );
  }

  private pledge(seat: number): string {
    const number = this.own.numbers[seat];
    return number ? pledgeOf(this.id, seat, number) : newPledge(this.id, seat);
  }

  /** Once the secret is shown, all of it is thrown again. */
  private finish(): void {
    if (this.busy.has("finish") || this.own.checked >= 0) return;
    this.busy.add("finish");
    const at = { table: this.id };
    const both = Promise.all([
      ask("GET /api/tables/{table}/match", { at }),
      ask("GET /api/tables/{table}/throws", { at }),
    ]);
    both.then(
      ([match, throws]) => {
        change(this.id, (own) => finish(own, match.extra.proof, throws));
        this.changed();
      },
      () => this.busy.delete("finish"),
    );
  }
}
