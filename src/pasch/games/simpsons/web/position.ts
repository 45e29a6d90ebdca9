/** What the server tells of a table of simpsons, and the notation of what is chosen. */

import type { Choice } from "@pasch/board";

import pages from "./album.json";
import type { Position } from "./wire";

export type { Position };

export interface Portrait {
  id: string;
  figures: string[];
  least: number;
  most: number;
}

/** The album as the rules have it; a test compares it with the game's own. */
export const ALBUM: readonly Portrait[] = pages;

export const portrait = (id: string | null): Portrait | undefined => ALBUM.find((each) => each.id === id);

/** What a choice is about: `why_you`, `2c`, `6d`, `+3`, `-3`. */
export type Kind = "portrait" | "stake" | "dice" | "for" | "against" | "other";

export interface Option {
  kind: Kind;
  count: number;
  choice: Choice;
}

export function option(choice: Choice): Option {
  const [, sign, digits, unit] = /^([+-]?)(\d+)([cd]?)$/.exec(choice.notation) ?? [];
  const kinds: Record<string, Kind> = { c: "stake", d: "dice", "+": "for", "-": "against" };
  const known = portrait(choice.notation) ? "portrait" : "other";
  return { kind: kinds[`${sign ?? ""}${unit ?? ""}`] ?? known, count: Number(digits ?? 0), choice };
}

/** Which dice serve the portrait: first the figures themselves, then jokers for what is missing. */
export function serving(faces: readonly string[], figures: readonly string[]): boolean[] {
  const needed = [...figures];
  const serves = faces.map((face) => {
    const at = needed.indexOf(face);
    if (at >= 0) needed.splice(at, 1);
    return at >= 0;
  });
  return faces.map((face, n) => serves[n] || (face === "joker" && needed.splice(0, 1).length > 0));
}
