/** How the pieces feel, as far as the table shows it: who gloats, who rages, who sleeps. */

import type { Ground } from "./geometry";
import type { Man, Plan } from "./motion";
import { type Position, topOf } from "./position";

export type Mood = "calm" | "awake" | "sleepy" | "smug" | "cross" | "scared" | "glad" | "dizzy";

/** What lasts longer than a moment, by who stands where: pieces have no names of their own. */
export type Grudges = ReadonlyMap<string, "smug" | "cross">;

export const NO_GRUDGES: Grudges = new Map();

const keyOf = ({ seat, step, nth }: Man): string => `${seat} ${step < 0 ? `B${nth}` : step}`;

/** Whoever has hit gloats until it moves on; whoever was thrown out rages until its turn comes. */
export function grudgesAfter(last: Grudges, position: Position, plan: Plan): Grudges {
  const turn = position.plays[0]?.seat;
  const now = new Map<string, "smug" | "cross">();
  for (const man of plan.men) {
    const kept = man.way.length > 1 ? undefined : last.get(keyOf(man));
    if (man.out || (kept === "cross" && man.seat !== turn)) now.set(keyOf(man), "cross");
    else if (man.step >= 0 && (man.hit || kept === "smug")) now.set(keyOf(man), "smug");
  }
  return now;
}

/** Whether a piece stands where a move that can still be answered would throw it out. */
function threatened(position: Position, ground: Ground, man: Man): boolean {
  const play = topOf(position);
  if (play?.doing !== "karate" || man.step < 0 || man.step >= ground.track) return false;
  const field = (ground.start(man.seat) + man.step) % ground.track;
  const target = (ground.start(play.colour ?? 0) + (play.to ?? 0)) % ground.track;
  const near = play.play === "geisterfahrer" ? (play.points ?? 0) : 1;
  return (field - target + ground.track) % ground.track < near && play.struck?.includes(man.seat) === true;
}

export function moodOf(position: Position, ground: Ground, man: Man, grudges: Grudges): Mood {
  const play = topOf(position);
  const grudge = grudges.get(keyOf(man));
  if (position.places[man.seat] === 1) return "glad";
  if (grudge === "cross") return "cross";
  if (play?.doing === "karate" && man.seat === play.colour && man.step === (play.from ?? 0)) return "smug";
  if (threatened(position, ground, man)) return "scared";
  if (position.lying.hypnose.some(({ seat }) => seat === man.seat)) return "dizzy";
  if (man.step < 0) return position.plays[0]?.seat === man.seat ? "awake" : "sleepy";
  return man.step >= ground.track ? "glad" : (grudge ?? "calm");
}

/** The mood until it changes, and when it does: nobody rages before the blow. */
export function moodBefore(man: Man, mood: Mood): { was: Mood; at: number } {
  const arrives = man.wait + man.pace * (man.way.length - 1);
  if (man.out) return { was: "scared", at: man.wait };
  if (man.hit && mood === "smug") return { was: "calm", at: man.wait };
  return { was: man.way.length > 1 ? "calm" : mood, at: arrives };
}
