/** The few kinds of fields that the page has. */

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
      <input
        type="checkbox"
        role="switch"
        checked={props.value}
        onChange={(event) => props.set(event.currentTarget.checked)}
      />
      <span>
        {props.title}
        {props.about && <small>{props.about}</small>}
      </span>
    </label>
  );
}

/** A number out of many. */
export function NumberField(props: {
  title: string;
  about: string;
  value: number;
  bounds: readonly number[];
  set: (value: number) => void;
}) {
  return (
    <label class="field">
      <span>{props.title}</span>
      <small>{props.about}</small>
      <input
        type="number"
        inputMode="numeric"
        min={props.bounds[0]}
        max={props.bounds[props.bounds.length - 1]}
        value={props.value}
        required
        onInput={(event) => props.set(event.currentTarget.valueAsNumber || 0)}
      />
    </label>
  );
}

/** A name: short, on one line, and whatever it is, only text. */
export function NameField(props: {
  label: string;
  value: string;
  set: (name: string) => void;
  hint?: string;
  id: string;
}) {
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
