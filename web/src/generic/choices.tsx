/** Everything that may be done now: in groups, by touch, and as one Tab stop. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardProps, Choice } from "../games/game";
import { arrowTo } from "../parts/arrows";
import { type Entry, grouped } from "./groups";

const SEARCHED = 25; // from so many on, words can be typed to find one
const SHORT = 16; // letters of choices that stand side by side on a phone

export function Tray({ choices, play, say }: BoardProps<unknown>) {
  const [wanted, want] = useState("");
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const key = choices.map(({ action }) => action).join();
  useEffect(() => (want(""), setAt(0)), [key]);
  if (!choices.length) return <div class="gb-tray" />;

  const searched = choices.length >= SEARCHED;
  const left = searched ? choices.filter((choice) => fits(choice, wanted)) : choices;
  const groups = grouped(left);
  const stop = left[at] ? at : 0;

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>(".choices button") ?? [])];
    const from = buttons.indexOf(event.target as HTMLElement);
    const to = from < 0 ? undefined : arrowTo(event.key, buttons, from);
    if (!to) return;
    to.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  function find(event: KeyboardEvent): void {
    const [only, ...more] = left;
    if (event.key === "Enter" && only && !more.length) play(only.action);
    if (event.key === "Escape") want("");
  }

  return (
    <div class="gb-tray" ref={box} onKeyDown={onKeyDown}>
      {searched && (
        <div class="gb-find">
          <input
            type="text"
            value={wanted}
            placeholder={say("generic-find")}
            aria-label={say("generic-find")}
            onInput={(event) => want(event.currentTarget.value)}
            onKeyDown={find}
          />
          <span role="status">{say("generic-found", { count: left.length, all: choices.length })}</span>
        </div>
      )}
      {groups.map(({ heading, entries }) => (
        <section
          key={entries[0]?.choice.action}
          class={entries.every(({ rest }) => rest.length <= SHORT) ? "gb-group short" : "gb-group"}
        >
          {heading && <h2>{heading}</h2>}
          <ul class="choices">
            {entries.map((entry) => (
              <li key={entry.choice.action}>
                <Button
                  entry={entry}
                  digit={!wanted && entry.index < 9}
                  stop={entry.index === stop}
                  focus={() => setAt(entry.index)}
                  play={play}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ButtonProps {
  entry: Entry;
  digit: boolean;
  stop: boolean;
  focus: () => void;
  play: (action: number) => void;
}

function Button({ entry: { choice, index, rest }, digit, stop, focus, play }: ButtonProps) {
  return (
    <button
      type="button"
      data-action={choice.action}
      tabIndex={stop ? 0 : -1}
      {...(rest === choice.words ? {} : { "aria-label": choice.words })}
      onFocus={focus}
      onClick={() => play(choice.action)}
    >
      {digit && <kbd aria-hidden="true">{index + 1}</kbd>}
      <span>{rest}</span>
    </button>
  );
}

/** Whether all words that were typed are somewhere in it. */
function fits({ words, notation }: Choice, wanted: string): boolean {
  const text = `${words} ${notation}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(" ")
    .every((word) => text.includes(word));
}
