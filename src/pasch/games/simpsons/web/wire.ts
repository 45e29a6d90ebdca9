// Made by `python -m pasch.server.position_types simpsons` from readable.py.

export type Phase = "bet" | "dice" | "draw" | "over" | "portrait" | "show" | "stake" | "throw";

export interface Options {
  bank: number;
  open_bets: boolean;
}

/** A bet is above 0 for the roller and below against them; 0 is not laid yet, null is hidden. */
export interface Position {
  seats: number;
  options: Options;
  phase: Phase;
  turn: number | null;
  asked: number | null;
  chips: number[];
  bank: number;
  used: string[];
  dice: number;
  portrait: string | null;
  bets: (number | null)[];
  faces: string[];
}
