/** Where everything is drawn: the middle above the players' rows, or beside them where it is wide. */

import type { Position, Where } from "./things";
import { DEATHS, KINDS, SPECIALS, THINGS, isDeath, isSpecial } from "./things";

/** Around its centre. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Row extends Box {
  seat: number;
}

export interface Layout {
  width: number;
  height: number;
  wide: boolean;
  rows: Row[];
  /** Where a thing lies in the middle, whether it is there or not. */
  home: ReadonlyMap<string, Box>;
  things: ReadonlyMap<string, Box>;
}

const MIDDLE = 360;
const SIDE = 46;
const TALL = 400;
/** The height of a card on which its value can still be read. */
const LEAST = 26;
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** `ratio` is the height of the board's box by its width; my own row is the nearest to me. */
export function lay(position: Position, where: Where, ratio: number, me: number): Layout {
  const wide = ratio < 0.72;
  const height = wide ? TALL : within(300, MIDDLE * ratio, 430);
  const width = wide ? within(600, height / ratio, 740) : MIDDLE;
  const most = Math.max(...position.players.map((_, seat) => grouped(seat, where).flat().length));
  const tall = wide ? height / position.seats : Math.min(most > 8 ? 66 : 48, (height * 0.44) / position.seats);
  const depth = wide ? height : height - tall * position.seats - 4;
  const rows = position.players.map((_, index) => ({
    seat: (Math.max(me, -1) + 1 + index) % position.seats,
    x: wide ? (MIDDLE + 10 + width) / 2 : width / 2,
    y: height - tall * (position.seats - index - 0.5),
    w: wide ? width - MIDDLE - 10 : width,
    h: tall - 2,
  }));
  const home = homes(depth);
  const things = new Map(home);
  for (const row of rows) spread(row, wide, where, things);
  return { width, height, wide, rows, home, things };
}

function homes(depth: number): Map<string, Box> {
  const found = new Map<string, Box>();
  const w = (MIDDLE - 2 * SIDE) / 5;
  for (const id of THINGS) {
    const kind = KINDS.indexOf(id[0] ?? "");
    if (isDeath(id) || isSpecial(id)) {
      const place = (isDeath(id) ? DEATHS : SPECIALS).indexOf(id);
      const h = depth / 6;
      found.set(id, {
        x: isDeath(id) ? SIDE / 2 : MIDDLE - SIDE / 2,
        y: h * (place + 0.5),
        w: SIDE - 4,
        h: h - 3,
      });
    } else {
      const place = (Number(id.slice(1)) - (kind === 4 ? 24 : 1)) % 5;
      const h = depth / 5;
      found.set(id, { x: SIDE + w * (place + 0.5), y: h * (kind + 0.5), w: w - 3, h: h - 3 });
    }
  }
  return found;
}

/** What a player has before them: scored, unscored, open Deaths, special cards. Where it is much,
 *  cards get smaller and lie in several lines if there is room, and at last they lie closer. */
function spread(row: Row, wide: boolean, where: Where, things: Map<string, Box>): void {
  const left = row.x - row.w / 2 + (wide ? 6 : 60);
  const top = row.y - row.h / 2 + (wide ? 38 : 2);
  const room = row.x + row.w / 2 - left - 3;
  const depth = row.y + row.h / 2 - top - (wide ? 5 : 2);
  const groups = grouped(row.seat, where);
  let lines: Box[] = [];
  for (let h = Math.min(76, depth); ; h -= 1) {
    // a card turned over is upright, a special card round; the others show value and figure abreast
    const widths = groups.map(([first = ""]) =>
      wide || where.get(first)?.scored || isSpecial(first) ? h * 0.875 : h * 1.25,
    );
    lines = h > LEAST ? inLines(groups, widths, h, room) : closely(groups, widths, h, room);
    if (h <= LEAST || (lines[lines.length - 1]?.y ?? 0) + h <= depth) break;
  }
  const used = (lines[lines.length - 1]?.y ?? 0) + (lines[0]?.h ?? 0);
  groups.flat().forEach((id, index) => {
    const { x, y, w, h } = lines[index] ?? { x: 0, y: 0, w: 0, h: 0 };
    const at = { x: left + x + w / 2, y: top + y + h / 2 + (wide ? 0 : (depth - used) / 2), w, h };
    things.set(id, at);
    const death = where.get(id)?.pressed;
    if (death) things.set(death, { x: at.x - w * 0.06, y: at.y + h * 0.27, w: w * 0.8, h: h * 0.5 });
  });
}

function grouped(seat: number, where: Where): string[][] {
  const has = (test: (id: string) => boolean): string[] =>
    THINGS.filter((id) => where.get(id)?.holder === seat && test(id));
  const isCard = (id: string): boolean => !isDeath(id) && !isSpecial(id);
  return [
    has((id) => isCard(id) && where.get(id)?.scored === true),
    has((id) => isCard(id) && where.get(id)?.scored === false),
    has((id) => isDeath(id) && !where.get(id)?.pressed),
    has(isSpecial),
  ].filter((group) => group.length > 0);
}

/** Beside each other, line by line; these boxes are measured from their upper left corner. */
function inLines(groups: string[][], widths: number[], h: number, room: number): Box[] {
  const found: Box[] = [];
  let [x, y] = [0, 0];
  groups.forEach((group, index) => {
    const w = widths[index] ?? 0;
    for (const _ of group) {
      if (x + w > room) [x, y] = [0, y + h + 4];
      found.push({ x, y, w, h });
      x += w + 2;
    }
    x += 4;
  });
  return found;
}

/** In one line, where cards of a group cover each other from the right. */
function closely(groups: string[][], widths: number[], h: number, room: number): Box[] {
  const found: Box[] = [];
  const fixed = widths.reduce((all, w) => all + w + 6, -6);
  const loose = groups.reduce((all, group, index) => all + (group.length - 1) * ((widths[index] ?? 0) + 2), 0);
  const closer = Math.min(1, (room - fixed) / Math.max(1, loose));
  let x = 0;
  groups.forEach((group, index) => {
    const w = widths[index] ?? 0;
    for (const _ of group) {
      found.push({ x, y: 0, w, h });
      x += (w + 2) * closer;
    }
    x += w + 6 - (w + 2) * closer;
  });
  return found;
}
