/** The one voice of the page: what a screen reader hears, in order and once. */

import { Store } from "./store";
import { useStore } from "./use";

const KEPT = 12;
let count = 0;
export const heard = new Store<readonly { key: number; text: string }[]>([]);

export function announce(text: string): void {
  if (text) heard.set([...heard.value.slice(1 - KEPT), { key: count++, text }]);
}

/** What was said stays in the page to be read again: not when the device goes to somebody else. */
export function hush(): void {
  heard.set([]);
}

/** A log: what is added is read out after what came before; what falls out at the top is not. */
export function Voice() {
  return (
    <div class="unseen" role="log" aria-live="polite" id="voice">
      {useStore(heard).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
