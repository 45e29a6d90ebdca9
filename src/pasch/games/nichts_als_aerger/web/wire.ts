// Made by `python -m pasch.server.position_types nichts_als_aerger` from readable.py.

export type End = "deck" | "turns" | "win";

export type Teams = "none" | "points" | "win";

export interface Options {
  end: End;
  rounds: number;
  teams: Teams;
}

/** What a player has. */
export interface Side {
  colour: string;
  on: string[];
  hand: (string | null)[];
  chosen: string | number | null;
}

export interface Spell {
  seat: number;
  by: number;
  turns: number;
}

export interface Lying {
  diaet: number | null;
  gesetz: number;
  hypnose: Spell[];
  schneckenbonus: number | null;
}

export interface Play {
  play: string;
  seat: number | null;
  step: number;
  doing?: string;
  actor?: number | "nature";
  to_ask?: number[];
  dice?: number[];
  how?: string;
  struck?: number[];
  roller?: number;
  left?: number;
  tries?: number;
  mover?: number;
  colour?: number;
  points?: number;
  from?: number;
  to?: number;
  one?: number;
  two?: number;
}

/** `version` is that of former rules, if the match is played by them. */
export interface Position {
  version?: number;
  seats: number;
  options: Options;
  turns: number;
  players: Side[];
  pile: number;
  first_pile: boolean;
  discards: string[];
  lying: Lying;
  plays: Play[];
  places: number[];
}
