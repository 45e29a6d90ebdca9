/** The one voice of the page: what a screen reader hears, in order and once. */

import { useState } from "preact/hooks";

import { Store } from "./store";
import { useStore } from "./use";

const KEPT = 12;
const SPEED = 22; // characters that a voice speaks in a second
let count = 0;
/** When all that was said so far will have been spoken, in milliseconds. */
let spoken = 0;
let last = "";
export const heard = new Store<readonly { key: number; text: string }[]>([]);

export function announce(text: string): void {
  if (!text) return;
  last = text;
  spoken = Math.max(spoken, Date.now()) + (1000 * text.length) / SPEED;
  heard.set([...heard.value.slice(1 - KEPT), { key: count++, text }]);
}

/** Once more, for whoever did not catch it. */
export function sayAgain(): string {
  announce(last);
  return last;
}

/** How long a voice still speaks, in milliseconds. */
export const speaking = (): number => Math.max(0, spoken - Date.now());

/** Somebody does not want to hear the rest: whoever presses a key silences a screen reader. */
export const interrupt = (): void => void (spoken = 0);

/** What was said stays in the page to be read again: not when the device goes to somebody else. */
export function hush(): void {
  spoken = 0;
  last = "";
  heard.set([]);
}

/**
 * A log: what is added is read out after what came before; what falls out at the top is not.
 *
 * While a sheet is open the rest of the page is mute: each sheet has a voice of its own, which says
 * what comes from then on.
 */
export function Voice({ inSheet = false }: { inSheet?: boolean }) {
  const [from] = useState(count);
  const texts = useStore(heard).filter(({ key }) => !inSheet || key >= from);
  return (
    <div class="unseen voice" role="log" aria-live="polite" id={inSheet ? undefined : "voice"}>
      {texts.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
