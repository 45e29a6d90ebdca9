/** The few kinds of fields that the page has. */

import type { ComponentChildren } from "preact";

interface PickProps<T> {
  title: string;
  about?: string;
  value: T;
  options: readonly T[];
  label: (option: T) => string;
  set: (option: T) => void;
}

let count = 0;

/** One of a few, all to be seen. */
export function Pick<T extends string | number | boolean>({ title, about, value, options, label, set }: PickProps<T>) {
  const name = `pick-${title}-${(count += 1)}`;
  return (
    <fieldset class="pick">
      <legend>{title}</legend>
      {about && <p class="about">{about}</p>}
      <div class="chips">
        {options.map((option) => (
          <label key={String(option)}>
            <input type="radio" name={name} checked={option === value} onChange={() => set(option)} />
            <span>{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch(props: { title: string; about?: string; value: boolean; set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={props.value} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>
        {props.title}
        {props.about && <small>{props.about}</small>}
      </span>
    </label>
  );
}

/** A name: short, on one line, and whatever it is, only text. */
export function NameField(props: { label: string; value: string; set: (name: string) => void; hint?: string; id: string }) {
  return (
    <label class="field" for={props.id}>
      <span>{props.label}</span>
      <input
        id={props.id}
        type="text"
        maxLength={24}
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        placeholder={props.hint}
        value={props.value}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  );
}

export function Row({ children }: { children: ComponentChildren }) {
  return <div class="row">{children}</div>;
}
