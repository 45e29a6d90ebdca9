/** Boards that cannot be used: the page says so in one line, and the generic board takes their place. */

import { Store } from "../store";
import { useStore } from "../use";
import { useSay } from "../words";

/** Not there, throws, or was made for another PAGE_CONTRACT. */
export type Fault = "missing" | "broken" | "contract";

/** By game, for as long as the page is open. */
export const faults = new Store<Readonly<Record<string, Fault>>>({});

export function report(game: string, fault: Fault, why: unknown): void {
  if (faults.value[game]) return;
  console.error(`the board of ${game} is ${fault}:`, why); // for whoever writes it
  faults.set({ ...faults.value, [game]: fault });
}

export function BoardFault({ game }: { game: string }) {
  const say = useSay();
  const fault = useStore(faults)[game];
  return fault ? (
    <p class="board-fault" role="status">
      {say(`board-${fault}`)}
    </p>
  ) : null;
}
