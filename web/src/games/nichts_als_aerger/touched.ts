/** What was touched but not decided yet: a card, a piece, a field. Board and tray share it. */

import { useEffect, useState } from "preact/hooks";

import type { Choice } from "../game";

let touched = "";
/** The question it was touched for; with another one it is forgotten. */
let question = "";
const hearers = new Set<() => void>();

export function useTouched(choices: readonly Choice[]): [string, (what: string) => void] {
  const [, hear] = useState({});
  useEffect(() => {
    const again = (): void => hear({});
    hearers.add(again);
    return () => void hearers.delete(again);
  }, []);
  const asked = choices.map(({ action }) => action).join();
  const touch = (what: string): void => {
    touched = what;
    question = asked;
    hearers.forEach((again) => again());
  };
  return [question === asked ? touched : "", touch];
}
