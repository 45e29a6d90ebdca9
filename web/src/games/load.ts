/** A game's board, ready to be drawn: our own, a stranger's, or where there is none the generic one. */

import { BOARDS, STYLES } from "pasch:boards";

import { pageOf } from "../catalogue";
import type { GamePage } from "../wire";
import { type Fault, report } from "./faults";
import { type BoardParts, type GameUI, PAGE_CONTRACT } from "./game";
import { genericUI, guarded } from "./guard";
import { isOwn } from "./own";
import { style } from "./style";

const TRIES = 3; // to fetch a file of ours, before it is missing
const loaded = new Map<string, GameUI<unknown>>();
const failed = new Map<string, number>();

class Unusable extends Error {
  constructor(
    readonly fault: Fault,
    override readonly cause: unknown,
  ) {
    super(fault);
  }
}

/** Throws only when it is worth trying again. */
export async function loadGame(game: string): Promise<GameUI<unknown>> {
  let ui = loaded.get(game);
  if (!ui) {
    try {
      const board = isOwn(game) ? await ours(game) : await theirs(await pageOf(game));
      ui = board ? guarded(game, board) : await genericUI();
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      report(game, error.fault, error.cause);
      ui = await genericUI();
    }
    loaded.set(game, ui);
  }
  return ui;
}

async function ours(game: string): Promise<BoardParts<unknown> | null> {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (!load) return null;
  try {
    return (await Promise.all([load(), style(STYLES[game])]))[0].ui;
  } catch (error) {
    const times = (failed.get(game) ?? 0) + 1;
    failed.set(game, times);
    if (!unfetched(error)) throw new Unusable("broken", error);
    if (times < TRIES) throw error;
    throw new Unusable("missing", error);
  }
}

/** Browsers tell a file that did not come from one that threw only by their words. */
const unfetched = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported|importing a module/i.test(error.message);

async function theirs(page: GamePage | null): Promise<BoardParts<unknown> | null> {
  if (!page?.board) return null;
  const address = `${page.base}/board.js`;
  const answer = await fetch(address); // tells a server that is away from a file that is
  if (!answer.ok) throw new Unusable("missing", `${answer.status} ${address}`);
  const [{ kit }] = await Promise.all([import("./kit"), style(page.style ? `${page.base}/style.css` : "")]);
  try {
    const made = (await import(address)) as { contract?: unknown; default?: (given: typeof kit) => unknown };
    if (made.contract !== PAGE_CONTRACT) {
      throw new Unusable("contract", `it was made for ${String(made.contract)}, this page has ${PAGE_CONTRACT}`);
    }
    const board = made.default?.(kit) as Partial<BoardParts<unknown>> | undefined;
    if (typeof board?.Board !== "function") throw new TypeError("its default export must return a Board");
    return board as BoardParts<unknown>;
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable("broken", error);
  }
}
