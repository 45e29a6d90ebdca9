/** A sheet of paper that slides over the page; the browser's own dialog keeps the focus in it. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Voice } from "../announce";
import { useSay } from "../words";
import { IconButton } from "./icon";

interface SheetProps {
  title: string;
  /** What it belongs to, in a line above. */
  of?: string;
  close: () => void;
  class?: string;
  children: ComponentChildren;
}

export function Sheet({ title, of, close, children, ...rest }: SheetProps) {
  const say = useSay();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const last = document.activeElement as HTMLElement | null;
    dialog?.showModal();
    return () => {
      dialog?.close();
      last?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`sheet ${rest.class ?? ""}`}
      aria-label={of ? `${of}: ${title}` : title}
      onCancel={(event) => (event.preventDefault(), close())}
      onClick={(event) => event.target === element.current && close()}
    >
      <div class="sheet-page">
        <header>
          <h2>
            {of && <small>{of}</small>}
            {title}
          </h2>
          <IconButton icon="close" label={say("close")} act={close} />
        </header>
        {children}
        <Voice inSheet />
      </div>
    </dialog>
  );
}
