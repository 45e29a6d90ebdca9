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
const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** `ratio` is the height of the board's box by its width; my own row is the nearest to me. */
export function lay(position: Position, where: Where, ratio: number, me: number): Layout {
  const wide = ratio < 0.72;
  const height = wide ? TALL : within(300, MIDDLE * ratio, 430);
  const width = wide ? within(600, height / ratio, 740) : MIDDLE;
  const tall = wide ? Math.min(120, height / position.seats) : Math.min(48, (height * 0.43) / position.seats);
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
        x: isDeath(id) ? SIDE / 2 : MIDDLE - SIDE / 2, y: h * (place + 0.5), w: SIDE - 4, h: h - 3,
      });
    } else {
      const place = (Number(id.slice(1)) - (kind === 4 ? 24 : 1)) % 5;
      const h = depth / 5;
      found.set(id, { x: SIDE + w * (place + 0.5), y: h * (kind + 0.5), w: w - 3, h: h - 3 });
    }
  }
  return found;
}

/** What a player has before him: scored, unscored, open Deaths, special cards; closer if it is much. */
function spread(row: Row, wide: boolean, where: Where, things: Map<string, Box>): void {
  const has = (test: (id: string) => boolean): string[] =>
    THINGS.filter((id) => where.get(id)?.holder === row.seat && test(id));
  const isCard = (id: string): boolean => !isDeath(id) && !isSpecial(id);
  const groups = [
    has((id) => isCard(id) && where.get(id)?.scored === true),
    has((id) => isCard(id) && where.get(id)?.scored === false),
    has((id) => isDeath(id) && !where.get(id)?.pressed),
    has(isSpecial),
  ].filter((group) => group.length > 0);
  const left = row.x - row.w / 2 + (wide ? 4 : 60);
  const room = row.x + row.w / 2 - left - 3;
  let h = wide ? row.h - 44 : row.h - 4;
  const middle = wide ? row.y + row.h / 2 - h / 2 - 6 : row.y;
  let widths: number[];
  let closer: number;
  // where it is much, cards are smaller first, and then closer; only cards of one group ever cover
  // each other, from the right
  for (; ; h -= 1) {
    widths = groups.map(([first = ""]) =>
      wide || where.get(first)?.scored || isSpecial(first) ? h * 0.875 : h * 1.25,
    );
    const fixed = widths.reduce((all, w) => all + w + 6, -6);
    const loose = groups.reduce((all, group, index) => all + (group.length - 1) * ((widths[index] ?? 0) + 2), 0);
    closer = Math.min(1, (room - fixed) / Math.max(1, loose));
    if (closer === 1 || h < 32) break;
  }
  let x = left;
  groups.forEach((group, index) => {
    const w = widths[index] ?? 0;
    for (const id of group) {
      things.set(id, { x: x + w / 2, y: middle, w, h });
      const death = where.get(id)?.pressed;
      if (death) things.set(death, { x: x + w * 0.44, y: middle + h * 0.27, w: w * 0.8, h: h * 0.5 });
      x += (w + 2) * closer;
    }
    x += w + 6 - (w + 2) * closer;
  });
}
