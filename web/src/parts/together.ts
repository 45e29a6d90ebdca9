/** State that a board and its tray share: what is touched in the one lights up in the other. */

import { useEffect, useReducer } from "preact/hooks";

const starts = new Set<() => void>();

/** The device goes to somebody else, who is not to see what was touched before. */
export const forgetTouched = (): void => starts.forEach((start) => start());

/** A hook for both; `turn` names what is being decided, and with another one all is forgotten. */
export function together<T extends object>(start: T) {
  let now = start;
  let of = "";
  starts.add(() => ((now = start), (of = "")));
  const hearers = new Set<() => void>();
  return function useTogether(turn: string): [T, (change: Partial<T>) => void] {
    const [, draw] = useReducer<number, void>((n) => n + 1, 0);
    useEffect(() => {
      const hear = (): void => draw();
      hearers.add(hear);
      return () => void hearers.delete(hear);
    }, []);
    const mine = of === turn ? now : start;
    return [
      mine,
      (change) => {
        now = { ...(of === turn ? now : start), ...change };
        of = turn;
        hearers.forEach((hear) => hear());
      },
    ];
  };
}
