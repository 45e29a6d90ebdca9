// Made by `python -m pasch.server.position_types mal_anders` from readable.py.

export interface Options {
  play_on: boolean;
}

export interface Pieces {
  colour: string;
  beside: number;
  on: string[];
}

export interface Position {
  seats: number;
  options: Options;
  turn: number | null;
  throws: number;
  dice: number[];
  rest: number;
  places: number[];
  pieces: Pieces[];
}
