/** What a game gives to the page, and what the page gives to a game. */

import type { ComponentType } from "preact";

/** A sentence or label of the page by its Fluent key. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** One thing that I may do now, in my language. */
export interface Choice {
  action: number;
  notation: string;
  words: string;
}

/** Somebody at the table. His look (colour, shape, letter) is `look(seat)` of parts/player. */
export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  here: boolean;
}

/** One event of the log: who did it (-1: nature) and its short form; unseen ones have none. */
export interface Happening {
  actor: number;
  notation: string;
}

export interface BoardProps<P> {
  /** How the table looks to me: the game's own readable position. */
  position: P;
  /** How it looked a moment ago, to move from; null: draw it as it is, nothing moves. */
  before: P | null;
  /** What happened in between, in order: a position after a throw no longer has its dice. */
  happened?: readonly Happening[];
  players: readonly Player[];
  /** The seat that looks; -1 is an onlooker. */
  me: number;
  asked: readonly number[];
  /** Empty unless I am asked and everything has come to rest. */
  choices: readonly Choice[];
  play: (action: number) => void;
  say: Say;
  /** How long movements last, as a factor: 1 as written, less is faster, 0 is none. */
  pace: number;
}

export interface GameUI<P> {
  /** The hero: one SVG that fits its box. */
  Board: ComponentType<BoardProps<P>>;
  /** Below it: dice, hand, the choices that are not on the board. */
  Tray: ComponentType<BoardProps<P>>;
  /** How long the movement between two positions takes, in milliseconds at pace 1. */
  beat: (before: P, position: P, happened?: readonly Happening[]) => number;
}
