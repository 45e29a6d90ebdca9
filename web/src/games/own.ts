import { BOARDS, OWN } from "pasch:boards";

/** Whether it came with the page: then so did its words and drawings. */
export const isOwn = (game: string): boolean => OWN.includes(game) || Object.hasOwn(BOARDS, game);
