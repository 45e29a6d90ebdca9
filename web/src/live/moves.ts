/** Moves that wait for an answer: what is sent again when the connection is back, and what is not. */

import type { FromServer, Move } from "../wire";

export type Moves = readonly Move[];

const UNAVAILABLE = "unavailable"; // the database may have written it: only a repetition can tell

/** One move of one seat at one version: a second tap on the same thing is the same move. */
export const keyOf = (seat: number, at: number, action: number): string => `${seat}.${at}.${action}`;

/** Whether an answer is about a move, not about a phrase, a pause or a take-back. */
export const isMove = (key: string): boolean => key.includes(".");

export const sent = (moves: Moves, move: Move): Moves => [...moves.filter(({ key }) => key !== move.key), move];

/** Without those that this message settles. */
export const answered = (moves: Moves, message: FromServer): Moves =>
  message.t === "done" || (message.t === "refused" && message.code !== UNAVAILABLE)
    ? moves.filter(({ key }) => key !== message.key)
    : moves;

/** Whether one of the moves may have been done or not, and is to be repeated. */
export const undecided = (moves: Moves, message: FromServer): boolean =>
  message.t === "refused" && message.code === UNAVAILABLE && moves.some(({ key }) => key === message.key);
