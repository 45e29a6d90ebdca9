/** A small drawing in a button or beside a word. */

import { Art } from "./art";

export function Icon({ name }: { name: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <Art sheet="page" name={name} />
    </svg>
  );
}

/** A button that is only a drawing; its words are for the ear and for those who hover. */
export function IconButton(props: { icon: string; label: string; act: () => void; on?: boolean; class?: string }) {
  return (
    <button
      type="button"
      class={`round ${props.class ?? ""}`}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.on}
      onClick={props.act}
    >
      <Icon name={props.icon} />
    </button>
  );
}
