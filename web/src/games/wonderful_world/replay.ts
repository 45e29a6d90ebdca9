/**
 * What happened since the last position, scene by scene: one throw of the last part may follow
 * the other without a question, and the position at the end knows nothing of them.  The last scene
 * is always the position itself.
 */

import type { Happened } from "../game";
import { ARROWS, DICE, numberOf, partTwo, rowOf, sumOf, type Position } from "./position";

export interface Scene {
  position: Position;
  /** The dice of the latest throw, and how many throws there were: a new one tumbles. */
  thrown: readonly number[];
  throws: number;
  /** How long it is shown, in milliseconds at pace 1. */
  ms: number;
}

const LAY = 460;
const LAND = 560;
const DRAW = 340;
const THROW = 950;
const FALL = 560;
const NOTHING = ["beginning", "dealing", "opening"];

export function scenes(before: Scene, after: Position, happened: readonly Happened[]): Scene[] {
  const told: Scene[] = [];
  const now = structuredClone(before.position);
  let { thrown, throws } = before;
  let wanted = now.to_throw + now.dice.length;
  let seat = now.turn ?? 0;
  let drawing = false;

  const show = (ms: number): void => {
    told.push({ position: structuredClone(now), thrown, throws, ms });
  };
  const fall = (arrows: readonly number[]): void => {
    for (const arrow of arrows) now.beaten.push(...rowOf(now, arrow).splice(-1));
    now.dice = [];
    now.falling = [];
    show(FALL);
  };
  const loseDie = (loser: number): void => {
    const player = now.players[loser];
    if (player) player.dice--;
    now.dice = [];
    show(DRAW);
  };
  const showing = (pips: number): number[] =>
    ARROWS.filter((arrow) => numberOf(rowOf(now, arrow).at(-1) ?? "0") === pips && !now.falling.includes(arrow));
  /** The dice of this number that still look for a pile. */
  const free = (pips: number): number =>
    now.dice.filter((die) => die === pips).length -
    now.falling.filter((arrow) => numberOf(rowOf(now, arrow).at(-1) ?? "0") === pips).length;
  const settle = (): void => {
    if (!partTwo(now)) {
      const total = now.dice.reduce((sum, pips) => sum + pips, 0);
      const hit = ARROWS.filter((arrow) => sumOf(rowOf(now, arrow)) === total);
      if (hit.length < 2) hit.length ? fall(hit) : (now.dice = []);
      return;
    }
    for (const pips of ARROWS) if (free(pips) >= showing(pips).length) now.falling.push(...showing(pips));
    if (ARROWS.some((pips) => free(pips) > 0 && showing(pips).length)) return;
    const holders = now.players.flatMap((player, holder) => (player.dice ? [holder] : []));
    if (now.falling.length) fall(now.falling);
    else if (holders.length === 1) loseDie(holders[0] ?? 0);
  };
  const throwOne = (pips: number): void => {
    if (partTwo(now)) {
      const dealt = now.players.reduce((all, player) => all + player.dice, 0);
      for (let die = 0; !dealt && die < DICE; die++) {
        const holder = now.players[((now.first ?? 0) + die) % now.seats];
        if (holder) holder.dice++;
      }
      wanted = dealt || DICE;
    }
    now.dice.push(pips);
    if (now.dice.length < wanted) return;
    thrown = [...now.dice];
    throws++;
    show(THROW);
    settle();
  };

  const draw = (card: string | null): void => {
    drawing = false;
    now.players[seat]?.hand.push(card);
    show(DRAW);
  };

  for (const { actor, notation } of NOTHING.includes(now.phase) ? [] : happened) {
    // A card that I did not see has no event of its own.
    if (drawing && (actor >= 0 || notation.length === 1) && notation !== "?") draw(null);
    if (actor >= 0) seat = actor;
    const hand = now.players[seat]?.hand ?? [];
    const [mark, rest] = [notation[0] ?? "", Number(notation.slice(1))];
    const known = /^[1-6][a-f]$/.test(notation);
    if (drawing && (known || notation === "?")) {
      draw(known ? notation : null);
    } else if (notation === "G") {
      drawing = true;
      now.pile.grey--;
    } else if (notation === "L") {
      now.pile.landscapes--;
      show(LAND);
    } else if (/^[1-6][a-f]-[1-6]$/.test(notation)) {
      const card = notation.slice(0, 2);
      const held = hand.indexOf(card);
      hand.splice(held < 0 ? hand.indexOf(null) : held, 1);
      rowOf(now, Number(notation[3])).push(card);
      thrown = [];
      show(LAY);
    } else if (mark === "x") {
      wanted = rest;
      now.dice = [];
    } else if (mark === "d") {
      throwOne(rest);
    } else if (mark === "!" && !partTwo(now)) {
      fall([rest]);
    } else if (mark === "!") {
      now.falling.push(rest);
      settle();
    } else if (mark === "#") {
      loseDie(rest - 1);
    }
  }
  if (drawing) draw(null);
  told.push({ position: after, thrown: after.dice.length && !told.length ? after.dice : thrown, throws, ms: 0 });
  return told;
}
