/** My cards, fanned out; those that can be played now stand out. */

import { type BoardProps, ringOf, type Say } from "@pasch/board";

import { Card } from "./card";
import { without } from "./position";

interface HandProps {
  cards: readonly string[];
  /** As it was a moment ago. */
  before: readonly string[] | null;
  /** Those that can be chosen now. */
  ready: readonly string[];
  touched: string;
  touch: (what: string) => void;
  window: BoardProps<unknown>["window"];
  say: Say;
  pace: number;
}

export function Hand({ cards, before, ready, touched, touch, window, say, pace }: HandProps) {
  const fresh = before ? without(cards, before) : [];
  const middle = (cards.length - 1) / 2;
  return (
    <div class="na-hand" role="group" aria-label={say("web-hand")} style={{ "--n": cards.length }}>
      {cards.map((card, nth) => {
        const id = `card ${card} ${cards.slice(0, nth).filter((each) => each === card).length}`;
        const can = ready.includes(card);
        return (
          <button
            key={id}
            class={`na-held${can ? " na-ready" : ""}${can && window ? " ring" : ""}`}
            style={{ "--turn": nth - middle, ...(can && window ? ringOf(window) : {}) }}
            aria-pressed={touched === id}
            aria-label={`${say(`card-${card}`)}. ${say(`about-${card}`)}${can ? "" : ` ${say("web-not-now")}`}`}
            onClick={() => touch(touched === id ? "" : id)}
          >
            <span
              class={pace && fresh.includes(card) ? "na-comes" : ""}
              style={{ animationDuration: `${480 * pace}ms` }}
            >
              <Card card={card} say={say} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
