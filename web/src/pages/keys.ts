/** One key for what is often done; listed under "?". */

import { useEffect } from "preact/hooks";

import { announce } from "../announce";
import type { Say } from "../games/game";
import { recall } from "../kept";
import type { LiveTable } from "../live/table";
import { openRules, overlay } from "../overlay";
import { change, settings } from "../settings";
import { questionOf, tell } from "./tell";

interface Acts {
  toggleList: () => void;
  open: (what: "menu" | "story" | "help" | "phrases") => void;
  say: Say;
  game: string;
  asList: boolean;
}

/** The pace for listeners, on or off. */
function listen(say: Say): void {
  const listening = !settings.value.listening;
  change({ listening });
  announce(say(listening ? "listening-on" : "listening-off"));
}

export function useKeys(table: LiveTable, acts: Acts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      const typing = target.matches("input:not([type=radio], [type=checkbox]), select, textarea");
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (!recall<boolean>("keys", true) && event.key !== "?") return;
      if (table.curtain >= 0 && event.key !== "?") return;
      // Questions are answered from anywhere, also over a sheet.
      const question = questionOf(event.key);
      if (question) void tell(table, question, acts.say);
      if (question || document.querySelector("dialog[open]")) return;
      const digit = Number(event.key);
      if (acts.asList && digit >= 1 && digit <= 9) {
        const choice = table.mayDo?.choices[digit - 1];
        if (choice) table.play(choice.action);
        return;
      }
      if (event.key === "?") overlay.set({ sheet: "shortcuts" });
      else if (event.key === "l") acts.toggleList();
      else if (event.key === "n" || event.key === "Escape") table.show.skip();
      else if (event.key === "h" && table.info?.hints && table.eyes >= 0 && !table.over) acts.open("help");
      else if (event.key === "u") table.takeBack();
      else if (event.key === "s") acts.open("story");
      else if (event.key === "r") openRules(acts.game);
      else if (event.key === "p" && table.me >= 0) table.pause(!table.info?.paused);
      else if (event.key === "t" && table.me >= 0) acts.open("phrases");
      else if (event.key === "m") acts.open("menu");
      else if (event.key === "v") listen(acts.say);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
