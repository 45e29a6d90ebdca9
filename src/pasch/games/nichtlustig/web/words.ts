/** The names of things and where they lie, as sentences for touch, keyboard and screen reader. */

import type { Player, Say } from "@pasch/board";

import type { Position, Where } from "./things";
import { KINDS, SPECIALS, isDeath, isSpecial, valueOf } from "./things";

const KIND = ["riebmann", "yeti", "lemming", "professor", "dinosaur"];
const COLOUR = ["black", "red", "white", "pink"];

export function nameOf(id: string, say: Say): string {
  if (isDeath(id)) return say("death", { death: valueOf(id) });
  if (isSpecial(id)) return say("special", { special: id });
  return say("card", { kind: KIND[KINDS.indexOf(id[0] ?? "")] ?? "", value: valueOf(id) });
}

export function whereIs(id: string, where: Where, players: readonly Player[], say: Say): string {
  const at = where.get(id);
  const thing = nameOf(id, say);
  if (!at || at.holder < 0) return say("web-in-the-middle", { thing });
  const name = players[at.holder]?.name ?? "";
  const on = at.pressed ? nameOf(at.pressed, say) : "";
  if (isSpecial(id)) return say("web-with", { thing, name });
  if (isDeath(id)) return on ? say("web-covering", { thing, name, on }) : say("web-face-up", { thing, name });
  if (on) return say("web-covered", { thing, name, on });
  return say(at.scored ? "web-scored" : "web-unscored", { thing, name });
}

/** What it is good for. */
export function about(id: string, position: Position, say: Say): string {
  if (isDeath(id)) return say("web-about-death");
  if (isSpecial(id)) {
    // NL-50: by the booklet these two have each other's effect
    const swapped = position.options.booklet_specials ? { ufo: "nf700", nf700: "ufo" }[id] : undefined;
    return say("web-about-special", { special: swapped ?? id });
  }
  const value = valueOf(id);
  return say("web-about-card", { kind: KIND[KINDS.indexOf(id[0] ?? "")] ?? "", value, worth: value - 23 });
}

/** A die and its face. */
export function dieName(die: number, face: number | null, say: Say): string {
  const symbol = die === 6 ? say("face-poodle") : say("special", { special: SPECIALS[die] ?? "" });
  const colour = COLOUR[die >> 1] ?? "";
  return say("numbered-die", { colour, face: face === null ? "–" : face || symbol, number: die + 1 });
}
