/** What moves between two positions, and when: the card falls, the die rolls, pieces walk and fly. */

import { type Happened, type Point, throwTime } from "@pasch/board";

import { type Ground, groundOf } from "./geometry";
import { meant, moment } from "./notation";
import { cardsOf, type Position, stepOf, topOf, without } from "./position";

export const SLAM = 420;
const LOOK = 40; // at the die, before anything moves
const FLIGHT = 520;
const STEP = 170;
const LONGEST = 1300; // a walk, however far

export interface Man {
  seat: number;
  step: number;
  /** Among those of its seat on B. */
  nth: number;
  way: Point[];
  /** Milliseconds for one step of the way, and before the first. */
  pace: number;
  wait: number;
  flies: boolean;
  size: number;
  /** It has just been thrown out, or has just thrown out. */
  out: boolean;
  hit: boolean;
}

export interface Plan {
  men: Man[];
  /** Dice that were rolled just now. */
  rolled: number[];
  /** When the dice roll, and how long everything takes. */
  diceAt: number;
  /** The card that falls onto the table now, and from whom; null if none does. */
  slams: Slam | null;
  total: number;
}

export interface Slam {
  card: string;
  seat: number | null;
  /** Played when it was not that player's turn to do anything: it lands harder. */
  interrupt: boolean;
  /** It has had its effect already, and does not stay. */
  passes: boolean;
}

const numbers = (position: Position, seat: number): number[] =>
  position.players[seat]?.on.map((label) => stepOf(label, position.seats)) ?? [];

/** Who stands where, moving nowhere; those that share a field stand closer together. */
function standing(position: Position, ground: Ground): Man[] {
  const men: Man[] = [];
  const fields = new Map<string, Man[]>();
  position.players.forEach((_, seat) =>
    numbers(position, seat).forEach((step, nth) => {
      const at = ground.place(seat, step, nth);
      const man: Man = {
        seat,
        step,
        nth,
        way: [at],
        pace: STEP,
        wait: 0,
        flies: false,
        size: step >= ground.track ? 0.84 : position.seats > 4 ? 0.9 : 0.95,
        out: false,
        hit: false,
      };
      men.push(man);
      fields.set(String(at), [...(fields.get(String(at)) ?? []), man]);
    }),
  );
  for (const crowd of fields.values()) {
    const rows = crowd.length < 3 ? 1 : crowd.length < 7 ? 2 : Math.ceil(crowd.length / 4);
    const across = Math.ceil(crowd.length / rows);
    if (crowd.length === 1) continue;
    crowd.forEach((man, index) => {
      const [x, y] = man.way[0] as Point;
      const side = (index % across) - (across - 1) / 2;
      const row = Math.floor(index / across) - (rows - 1) / 2;
      man.size = across > 2 ? 0.6 : 0.76;
      man.way = [[x + side * (across > 2 ? 10 : 13), y + row * 13]];
    });
  }
  return men;
}

/** A card that was not on the table before, even if it is gone again: an Ätsch may be over at once. */
function slamOf(position: Position, before: Position, happened: readonly Happened[]): Slam | null {
  const cards = cardsOf(position);
  const top = cards[cards.length - 1];
  const played = happened.find(({ actor, notation }) => actor >= 0 && moment(notation) === "any");
  const fresh = top && cards.length > cardsOf(before).length;
  if (fresh && (!played || played.notation === top.play)) {
    return { card: top.play, seat: top.seat, interrupt: moment(top.play) === "any", passes: false };
  }
  return played ? { card: played.notation, seat: played.actor, interrupt: true, passes: true } : null;
}

/** The piece that somebody chose to move: it goes there, whoever else of its colour moves too. */
function chosen(before: Position, happened: readonly Happened[]): [number, number, number] | null {
  const play = topOf(before);
  if (play?.doing === "karate") return [play.colour ?? 0, play.from ?? 0, play.to ?? 0];
  const first = happened[0];
  const move = first && meant(first.notation, before.seats);
  if (!first || move?.kind !== "move") return null;
  return [play?.doing === "moving" ? (play.colour ?? 0) : first.actor, move.from, move.to];
}

/** From where each piece of a seat has come, if it has moved. */
function origins(
  men: readonly Man[],
  before: readonly number[],
  move: readonly [number, number] | null,
): Map<Man, number> {
  const from = new Map<Man, number>();
  let old = [...before];
  let now = [...men];
  const mover = move && old.includes(move[0]) && now.find(({ step }) => step === move[1]);
  if (mover && move[0] !== move[1]) {
    from.set(mover, move[0]);
    old = without(old, [move[0]]);
    now = without(now, [mover]);
  }
  const gone = without(
    old,
    now.map(({ step }) => step),
  );
  const waited = old.filter((step) => step < 0).length;
  // The last ones first: of those on B, they have just come.
  for (const man of now.reverse()) {
    const at = man.step < 0 && man.nth >= waited ? -1 : old.indexOf(man.step);
    if (at >= 0) old.splice(at, 1);
    else if (gone.length) from.set(man, gone.pop() as number);
  }
  return from;
}

function wayOf(ground: Ground, man: Man, from: number, nth: number, by: readonly string[]): Point[] {
  const { seat, step } = man;
  const end = man.way[0] as Point;
  const here = ground.place(seat, from, nth);
  if (step < 0 || by.includes("platztausch") || by.includes("die_chance")) {
    man.flies = true;
    return [here, end];
  }
  const { track } = ground;
  const around = (step - from + track) % track;
  const back =
    by.includes("geisterfahrer") || by.includes("farbenkoenig") || (by.includes("polonaise") && around > track / 2);
  const far = back ? track - around : step >= from ? step - from : around;
  const way: Point[] = [here];
  for (let each = 1; each < far; each++) {
    const passed = back ? from - each + track : from + each;
    way.push(ground.place(seat, passed < track || (!back && step >= track) ? passed : passed % track));
  }
  return [...way, end];
}

export function planOf(position: Position, before: Position | null, happened: readonly Happened[], me: number): Plan {
  const ground = groundOf(position.seats, me);
  const men = standing(position, ground);
  const rolled = happened.flatMap(({ notation }) => (/^d\d$/.test(notation) ? [Number(notation[1])] : []));
  const plan: Plan = { men, rolled, diceAt: 0, slams: null, total: 0 };
  if (!before) return plan;

  plan.slams = slamOf(position, before, happened);
  const begin = plan.slams ? SLAM : 0;
  const rolls = rolled.length ? throwTime() + LOOK : 0;
  const move = chosen(before, happened);
  const start = begin + (move ? 0 : rolls);
  const by = [topOf(before)?.play ?? "", ...happened.map(({ notation }) => notation)];
  const flying: Man[] = [];
  const walking: Man[] = [];
  position.players.forEach((_, seat) => {
    const own = men.filter((man) => man.seat === seat);
    const last = numbers(before, seat);
    let waiting = last.filter((step) => step < 0).length;
    for (const [man, from] of origins(own, last, move && move[0] === seat ? [move[1], move[2]] : null)) {
      man.way = wayOf(ground, man, from, from < 0 ? --waiting : 0, by);
      (man.flies ? flying : walking).push(man);
    }
  });
  let walks = 0;
  for (const man of walking) {
    man.pace = man.way.length === 2 ? 1.5 * STEP : Math.min(STEP, LONGEST / man.way.length);
    man.wait = start;
    walks = Math.max(walks, man.pace * (man.way.length - 1));
  }
  const hits = flying.filter(({ step }) => step < 0);
  for (const man of flying) {
    man.pace = FLIGHT;
    man.wait = start + walks * 0.85;
    man.out = man.step < 0;
  }
  for (const man of walking) man.hit = hits.some(({ seat }) => seat !== man.seat);
  const moves = walks + (flying.length ? FLIGHT : 0);
  // Those that make room do so when the others arrive.
  const stood = new Map(standing(before, ground).map((man) => [`${man.seat} ${man.step} ${man.nth}`, man]));
  for (const man of men) {
    const old = stood.get(`${man.seat} ${man.step} ${man.nth}`)?.way[0];
    if (man.way.length === 1 && old && man.step >= 0 && String(old) !== String(man.way[0])) {
      man.way = [old, ...man.way];
      man.wait = start + walks;
    }
  }
  plan.diceAt = begin + (move ? moves : 0);
  plan.total = begin + rolls + moves;
  return plan;
}
