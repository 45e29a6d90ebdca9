/** What was touched but not decided yet: a card, a piece, a field. Board and tray share it. */

import { type Choice, together } from "@pasch/board";

import type { Option } from "./notation";

const useTogether = together({ what: "" });

export function useTouched(choices: readonly Choice[]): [string, (what: string) => void] {
  const [{ what }, set] = useTogether(choices.map(({ action }) => action).join());
  return [what, (now) => set({ what: now })];
}

/** Whether a choice is about what was touched. */
export const isAbout = (touched: string, { notation, means }: Option): boolean =>
  touched === notation ||
  (means.kind === "move" && touched === `from ${notation.split(/[-x]/)[0]}`) ||
  (means.kind === "piece" && touched === `on ${means.step}`);
