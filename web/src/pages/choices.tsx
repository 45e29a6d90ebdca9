/** All choices as buttons: whatever the board shows, everything can be played from here. */

import { useRef, useState } from "preact/hooks";

import type { Choice } from "../games/game";
import { arrowTo } from "../parts/arrows";

interface ChoiceListProps {
  choices: readonly Choice[];
  play: (action: number) => void;
  /** In a sheet: it starts on the first one, and takes numbers itself. */
  inSheet?: boolean;
}

/** One Tab stop, however many there are; arrows, Home and End go through them. */
export function ChoiceList({ choices, play, inSheet = false }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(-1);
  const stop = choices.some(({ action }) => action === at) ? at : choices[0]?.action;
  const buttons = (): HTMLElement[] => [...(list.current?.querySelectorAll("button") ?? [])];
  function onKeyDown(event: KeyboardEvent): void {
    const all = buttons();
    const numbered = inSheet ? choices[Number(event.key) - 1] : undefined;
    const to = arrowTo(event.key, all, all.indexOf(event.target as HTMLElement));
    if (numbered) play(numbered.action);
    else if (to) to.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <ul class="choices" ref={list} onKeyDown={onKeyDown}>
      {choices.map((choice, index) => (
        <li key={choice.action}>
          <button
            type="button"
            autofocus={inSheet && index === 0} // which the dialog heeds when it opens
            data-action={choice.action}
            tabIndex={choice.action === stop ? 0 : -1}
            onFocus={() => setAt(choice.action)}
            onClick={() => play(choice.action)}
          >
            {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
            <span>{choice.words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
