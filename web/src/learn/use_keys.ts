/** The keys of a lesson: those of a table, as far as they mean something here. */

import { useLayoutEffect } from "preact/hooks";

import { recall } from "../kept";
import { overlay } from "../overlay";

interface Acts {
  toggleList: () => void;
  skip: () => void;
  /** The choice of this number in the list, counted from 1. */
  choose: (number: number) => void;
  again: () => void;
}

export function useLessonKeys(acts: Acts): void {
  // With the drawing itself, so that a key never means what was shown before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      if (!recall<boolean>("keys", true) && event.key !== "?") return;
      const digit = Number(event.key);
      if (digit >= 1 && digit <= 9) acts.choose(digit);
      else if (event.key === "?") overlay.set({ sheet: "shortcuts" });
      else if (event.key === "l") acts.toggleList();
      else if (event.key === "n" || event.key === "Escape") acts.skip();
      else if (event.key === "u") acts.again();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
