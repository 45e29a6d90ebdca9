/** The positions that a game brings for the pictures of its rules: `web/rules.json` in its folder. */

import { pageOf } from "../catalogue";
import { isOwn } from "../games/own";

declare const WORDS_HASH: string;

/** A position, and how it is shown. */
export interface Drawn {
  position: unknown;
  /** The board as it is drawn, width and height, in its own units; and the part of it that is shown. */
  size: readonly [number, number];
  view?: readonly [x: number, y: number, width: number, height: number];
  /** In place of the board: what lies below it. */
  tray?: boolean;
  /** Whose eyes see it; -1 is an onlooker. */
  me?: number;
  /** What can be done there, as it is written: the board lights it up. */
  choices?: readonly string[];
}

export interface Pictures {
  names: readonly string[];
  pictures: Readonly<Record<string, Drawn>>;
}

const loaded = new Map<string, Promise<Pictures | null>>();

async function load(game: string): Promise<Pictures | null> {
  const page = isOwn(game) ? null : await pageOf(game);
  const address = page ? `${page.base}/rules.json` : `/assets/${game}.rules-${WORDS_HASH}.json`;
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as Pictures) : null;
}

/** Null where there are none. */
export function picturesOf(game: string): Promise<Pictures | null> {
  let found = loaded.get(game);
  if (!found) {
    found = load(game);
    loaded.set(game, found);
    found.catch(() => loaded.delete(game)); // it may come the next time
  }
  return found;
}
