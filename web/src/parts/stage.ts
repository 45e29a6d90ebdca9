/** Pictures that are shown one after the other, each when its time has come. */

import { useEffect, useState } from "preact/hooks";

/** The picture to show now, -1 before the first; with no pace it is the last one at once.
 *  `key` names the sequence: another one begins anew, wherever this one is. */
export function useStage(times: readonly number[], key: string, pace: number): number {
  const [shown, show] = useState({ key: "", number: -1 });
  useEffect(() => {
    const clocks = times.map((at, number) => setTimeout(() => show({ key, number }), at * pace));
    return () => clocks.forEach(clearTimeout);
  }, [key]);
  if (pace === 0) return times.length - 1;
  return shown.key === key ? shown.number : -1;
}
