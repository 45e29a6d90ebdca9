/** What a newcomer is told at the table: what it is about, and at their first decisions, where to look. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { announce } from "../announce";
import type { GameUI } from "../games/game";
import type { LiveTable } from "../live/table";
import { Icon, IconButton } from "../parts/icon";
import { useSay } from "../words";
import { around, type Box, inside, place, type Placed } from "./place";
import { isNews, see, stop } from "./shown";
import { AIM, aimOf, NO_WORDS, nextStep, seenBy, stepsOf } from "./steps";

export interface TourProps {
  table: LiveTable;
  ui: GameUI<unknown>;
  game: string;
  position: unknown;
  /** What the game's card says. */
  tagline: string;
  asList: boolean;
}

const MOST_RINGS = 6;
const GLOW = 6; // pixels of it that reach beyond the space between lines
const LOOK = 250; // milliseconds until it is looked again where everything lies

interface Now {
  say: string;
  rings: readonly Box[];
  placed: Placed | null;
}

const NOTHING: Now = { say: "", rings: [], placed: null };

const box = (left: number, top: number, width?: number, height?: number) => ({
  left: `${left}px`,
  top: `${top}px`,
  ...(width === undefined ? {} : { width: `${width}px`, height: `${height}px` }),
});

export function Tour({ table, ui, game, position, tagline, asList }: TourProps) {
  const say = useSay(game);
  const bubble = useRef<HTMLElement>(null);
  const [now, set] = useState<Now>(NOTHING);
  const choices = table.decides;
  const aim = isNews(game, AIM);

  function look(): void {
    const root = document.querySelector("main.table");
    if (!root) return;
    const found = choices && nextStep(game, stepsOf(ui, asList), position, choices.choices, root);
    const board = root.querySelector(".board")?.getBoundingClientRect();
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const asked = root.querySelector(".asks p")?.getBoundingClientRect();
    const rings = (found?.parts ?? []).slice(0, MOST_RINGS).map((part) => {
      const ring = inside(part.getBoundingClientRect(), window);
      // The line above it stays readable, also under the glow of the ring.
      const free = asked && ring.top > asked.top && ring.left < asked.right ? asked.bottom + GLOW : 0;
      return { ...ring, top: Math.max(ring.top, free) };
    });
    const next: Now = { say: found?.step.say ?? "", rings, placed: null };
    const size = bubble.current?.getBoundingClientRect();
    if (size && board) {
      const over = { x: board.left + (board.width - size.width) / 2, y: board.top + 4, arrow: "" as const, along: 0 };
      // What is asked stands above the tray, and is not covered.
      const asks = found?.parts.some((part) => part.closest(".tray")) && root.querySelector(".asks");
      const free = asks ? [...rings, asks.getBoundingClientRect()] : rings;
      next.placed = rings.length ? place(around(rings), size, window, around(free)) : over;
    }
    set((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }
  useLayoutEffect(look);
  useEffect(() => {
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  });

  const words = [aim && aimOf(say, tagline), now.say && say(now.say)].filter((text) => typeof text === "string");
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = words.filter((text) => text && !told.current.has(text));
    for (const text of fresh) told.current.add(text);
    announce(fresh.join(" "));
  }, [words.join()]);

  // Whoever plays has no need of what stands there: it is not shown again.
  const standing = useRef(NO_WORDS);
  useEffect(() => {
    const seen = seenBy(standing.current, table.decidedAt);
    standing.current = choices ? { words: [aim ? AIM : "", now.say], at: choices.v } : NO_WORDS;
    see(game, ...seen);
  });

  const leave = (act: () => void): void => {
    const inside = bubble.current?.contains(document.activeElement);
    act();
    // When the last word is gone, the focus is where there is something to do.
    if (inside) setTimeout(() => bubble.current?.isConnected || document.getElementById("tray")?.focus());
  };
  if (!aim && !now.say) return null;
  const { placed } = now;
  return (
    <>
      {now.rings.map(({ left, top, right, bottom }, index) => (
        <div key={index} class="tour-ring" style={box(left, top, right - left, bottom - top)} />
      ))}
      <aside
        ref={bubble}
        class="tour"
        aria-label={say("tour")}
        data-arrow={placed?.arrow}
        style={placed ? { ...box(placed.x, placed.y), "--along": `${placed.along}px` } : { visibility: "hidden" }}
        onKeyDown={(event) => event.key === "Escape" && leave(() => see(game, AIM, now.say))}
      >
        <div>
          {aim && (
            <p class="tour-aim">
              <Icon name="flag" />
              {aimOf(say, tagline)}
            </p>
          )}
          {now.say && <p>{say(now.say)}</p>}
          <button class="main" onClick={() => leave(() => see(game, AIM, now.say))}>
            {say("understood")}
          </button>
        </div>
        <IconButton icon="close" label={say("tour-stop")} act={() => leave(() => stop(game))} />
      </aside>
    </>
  );
}
