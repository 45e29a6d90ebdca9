/**
 * What a game gives to the page, and what the page gives to a game.
 *
 * docs/board-interface.md tells authors of games about it; whoever changes it so that a board written
 * for it would break raises PAGE_CONTRACT, and says there what is new.
 */

import type { ComponentType } from "preact";

/** The version of all this and of `@pasch/board`. A board that was made for another one is not used. */
export const PAGE_CONTRACT = 1;

/** A sentence or label by its Fluent key, in the player's language: the game's own, else the page's. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** One thing that I may do now, in my language. */
export interface Choice {
  action: number;
  notation: string;
  words: string;
}

/** Somebody at the table. Colour and shape belong to the seat (`Shape`), the letter to the name (`letters`). */
export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  here: boolean;
}

/** One thing that happened, as far as I may know it; what nature did has the actor -1. */
export interface Happened {
  actor: number;
  notation: string;
}

export interface BoardProps<P> {
  /** How the table looks to me: the game's own readable position. */
  position: P;
  /** How it looked a moment ago, to move from; null: draw it as it is, nothing moves. */
  before: P | null;
  /** What happened between the two, in order: some throws are gone again from the position. */
  happened: readonly Happened[];
  players: readonly Player[];
  /** The seat that looks; -1 is an onlooker. */
  me: number;
  asked: readonly number[];
  /** Empty unless I am asked and everything has come to rest; they stay while others answer the same. */
  choices: readonly Choice[];
  /** A window: nobody has to choose, and not to is to choose `passing`. It closes after so many milliseconds,
   *  counted from when it came (`since`, in milliseconds before now); 0: it waits. */
  window?: { passing: number; lasts: number; since: number } | null;
  play: (action: number) => void;
  /** For a place with several choices: one is played at once, several are asked about in a sheet. */
  pick: (choices: readonly Choice[]) => void;
  say: Say;
  /** How long movements last, as a factor: 1 as written, less is faster, 0 is none. */
  pace: number;
  /** It is a picture in the rules, not the table: nothing outside of it is to change. */
  picture?: boolean;
}

/** What is given to a finale, which is drawn over the board, ends as a still picture, and is never touched. */
export interface FinaleProps<P> {
  position: P;
  players: readonly Player[];
  /** The place of each seat; 1 has won, and where all are 0 everybody has lost. */
  places: readonly number[];
  me: number;
  /** Whether it is a good end for whoever looks. */
  won: boolean;
  say: Say;
  /** 0: nothing moves, it is the still picture at once. */
  pace: number;
}

export interface GameUI<P> {
  /** The hero: one SVG that fits its box. */
  Board: ComponentType<BoardProps<P>>;
  /** Below it: dice, hand, the choices that are not on the board. */
  Tray: ComponentType<BoardProps<P>>;
  /** How long the movement between two positions takes, in milliseconds at pace 1. */
  beat: (before: P, position: P, happened: readonly Happened[]) => number;
  /** When the story may be told without giving away what is still in the air; at once if not given. */
  tells?: (before: P, position: P, happened: readonly Happened[]) => number;
  /** Whose turn this belongs to (-1: nobody's), and which part of it. Pictures in a row of the same
   *  turn and part may be shown as one; without it, those of the same actor. */
  scene?: (before: P, position: P, happened: readonly Happened[]) => { seat: number; part?: string };
  /** What somebody has reached, in a few words, for the picture of the end. */
  score: (position: P, seat: number, say: Say) => string;
  /** Why it ended so, in a sentence, where the places alone do not tell. */
  why?: (position: P, names: readonly string[], say: Say) => string;
  /** The end, played over the board; a function, so that it need not come before. */
  finale?: () => ComponentType<FinaleProps<P>> | Promise<ComponentType<FinaleProps<P>>>;
  /** The tray is the list of all choices already: the page offers no other one. */
  listed?: boolean;
  /** What a newcomer is shown at their first decisions; each step once, when its part is to be seen. */
  tour?: readonly TourStep<P>[];
}

/** A sentence for newcomers, and the part of the table that it speaks of. */
export interface TourStep<P> {
  /** Its key in the game's catalogues. */
  say: string;
  /** A CSS selector of parts of the board or the tray, as in ".cups-dice". */
  at: string;
  /** Whether this is the moment for it, where the part alone does not say so. */
  when?: (position: P, choices: readonly Choice[]) => boolean;
}

/** What a board has to bring; for the rest there is a plain answer. */
export type BoardParts<P> = Pick<GameUI<P>, "Board"> & Partial<GameUI<P>>;
