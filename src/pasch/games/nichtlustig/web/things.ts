/** The 37 things that lie on the table, and where each of them lies. */

import type { Position } from "./wire";

export type { Position };

const VALUES = [1, 2, 3, 4, 5];
const of = (kind: string, from = 0): string[] => VALUES.map((value) => kind + (from + value));

export const KINDS = "RYLPD";
export const DEATHS = [...of("T"), "T*"];
/** In the order of the dice that bring them. */
export const SPECIALS = ["duck", "ufo", "clown", "nf700", "time-machine", "virus"];
/** As they are drawn: a card on its way down to a player passes above the rows below it. */
export const THINGS = [...of("D", 23), ...of("P"), ...of("L"), ...of("Y"), ...of("R"), ...DEATHS, ...SPECIALS];

export const isDeath = (id: string): boolean => id.length === 2 && id[0] === "T";
export const isSpecial = (id: string): boolean => id.length > 3 || id === "ufo";
export const valueOf = (id: string): number => Number(id.slice(1)) || 0;

/** As people name them: from Riebmann to the Dinosaurs. */
export const inOrder = (ids: readonly string[]): string[] =>
  [...ids].sort((a, b) => KINDS.indexOf(a[0] ?? "") - KINDS.indexOf(b[0] ?? ""));

export interface Whereabouts {
  /** The seat it lies with; -1 is the middle. */
  holder: number;
  scored: boolean;
  /** Of a card: the Death on it; of a Death: the card below it. */
  pressed: string | null;
}

export type Where = ReadonlyMap<string, Whereabouts>;

export function whereabouts(position: Position): Where {
  const found = new Map<string, Whereabouts>();
  const put = (ids: readonly string[], holder: number, scored = false): void => {
    for (const id of ids) found.set(id, { holder, scored, pressed: null });
  };
  const { cards, deaths, specials } = position.middle;
  put([...cards, ...deaths, ...specials], -1);
  position.players.forEach((player, seat) => {
    put(player.unscored, seat);
    put(player.scored, seat, true);
    put(player.specials, seat);
    for (const { death, covers } of player.deaths) {
      found.set(death, { holder: seat, scored: false, pressed: covers });
      const card = covers && found.get(covers);
      if (card) card.pressed = death;
    }
  });
  return found;
}
