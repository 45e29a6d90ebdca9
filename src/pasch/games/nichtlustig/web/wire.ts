// Made by `python -m pasch.server.position_types nichtlustig` from readable.py.

export type Phase = "claim" | "clown" | "cover" | "death" | "keep" | "opening" | "over" | "professors" | "throw";

export type Special = "clown" | "duck" | "nf700" | "time-machine" | "ufo" | "virus";

export interface Options {
  booklet_specials: boolean;
}

export interface Middle {
  cards: string[];
  deaths: string[];
  specials: Special[];
}

export interface Death {
  death: string;
  covers: string | null;
}

export interface Player {
  unscored: string[];
  scored: string[];
  deaths: Death[];
  specials: Special[];
}

/** What the rules make of the rest. `dice` are in use and `sum` is that of the coloured ones; `cards` may be taken if the turn ends with them, else one of `deaths` comes. By seat: `points`, and the `professors` that count. */
export interface Worth {
  dice: number;
  sum: number;
  cards: string[];
  deaths: string[];
  points: number[];
  professors: string[][];
}

/** `dice` are black, black, red, red, white, white, pink; 0 is a symbol, null is in the hand. `aside` counts them from 1. */
export interface Position {
  seats: number;
  options: Options;
  phase: Phase;
  turn: number | null;
  throws: number;
  dice: (number | null)[];
  aside: number[];
  laying: string | null;
  roller: number | null;
  rolled: number[];
  middle: Middle;
  players: Player[];
  worth: Worth;
}
