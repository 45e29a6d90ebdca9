/** One key for what is often done; listed under "?". */

import { useEffect } from "preact/hooks";

import type { LiveTable } from "../live/table";
import { openRules, overlay } from "../overlay";
import { recall } from "../kept";

interface Acts {
  toggleList: () => void;
  open: (what: "menu" | "story" | "help" | "phrases") => void;
  game: string;
  asList: boolean;
}

export const KEYS = ["?", "1–9", "l", "n", "h", "u", "s", "r", "p", "t", "m"];

export function useKeys(table: LiveTable, acts: Acts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      const typing = target.matches("input, select, textarea") || document.querySelector("dialog[open]");
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (!recall<boolean>("keys", true) && event.key !== "?") return;
      if (table.curtain >= 0 && event.key !== "?") return;
      const digit = Number(event.key);
      if (acts.asList && digit >= 1 && digit <= 9) {
        const choice = table.mayDo?.choices[digit - 1];
        if (choice) table.play(choice.action);
        return;
      }
      if (event.key === "?") overlay.set({ sheet: "shortcuts" });
      else if (event.key === "l") acts.toggleList();
      else if (event.key === "n" || event.key === "Escape") table.show.skip();
      else if (event.key === "h" && table.info?.hints && table.me >= 0 && !table.over) acts.open("help");
      else if (event.key === "u") table.takeBack();
      else if (event.key === "s") acts.open("story");
      else if (event.key === "r") openRules(acts.game);
      else if (event.key === "p" && table.me >= 0) table.pause(!table.info?.paused);
      else if (event.key === "t" && table.me >= 0) acts.open("phrases");
      else if (event.key === "m") acts.open("menu");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
