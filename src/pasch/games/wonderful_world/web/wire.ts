// Made by `python -m pasch.server.position_types wonderful_world` from readable.py.

export type Phase = "again" | "beating" | "beginning" | "choosing" | "dealing" | "drawing" | "getting" | "giving" | "hitting" | "laying" | "lost" | "opening" | "rolling" | "showing" | "throwing" | "won";

export interface Options {
  open_hands: boolean;
}

export interface Player {
  hand: (string | null)[];
  dice: number;
}

export interface Pile {
  grey: number;
  landscapes: number;
}

/** `rows` stand under their arrows "1" to "6", from the Earth outward. */
export interface Position {
  seats: number;
  options: Options;
  phase: Phase;
  first: number | null;
  turn: number | null;
  rows: Record<string, string[]>;
  players: Player[];
  pile: Pile;
  beaten: string[];
  dice: number[];
  to_throw: number;
  falling: number[];
  shown: string[];
}
