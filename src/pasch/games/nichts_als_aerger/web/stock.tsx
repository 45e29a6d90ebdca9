/** The pile, the discards, and what lies before the players: open to everybody who wants to look. */

import { useRef } from "preact/hooks";

import type { BoardProps } from "@pasch/board";

import { Card } from "./card";
import { cardsOf, type Position, without } from "./position";
import { lyingBefore } from "./yard";

interface StockProps extends BoardProps<Position> {
  touched: string;
  touch: (what: string) => void;
}

/** Those that were discarded and are not being played any more. */
export const discardsOf = (position: Position): string[] =>
  without(
    position.discards,
    cardsOf(position).map(({ play }) => play),
  );

export function Stock({ position, before, say, pace, touched, touch }: StockProps) {
  const discards = discardsOf(position);
  const lying = position.players.flatMap((_, seat) => lyingBefore(position, seat));
  // The position does not say which one came last; what has just come is on top, and stays there.
  const last = useRef("");
  const fresh = before ? without(discards, discardsOf(before)).pop() : undefined;
  if (fresh) last.current = fresh;
  const top = discards.includes(last.current) ? last.current : discards[discards.length - 1];
  const open = (what: string): void => touch(touched === what ? "" : what);
  return (
    <div class="na-stock">
      <span class="na-heap" role="img" aria-label={say("web-pile", { count: position.pile })}>
        {position.pile > 0 && <Card card={null} say={say} />}
        <b>{position.pile}</b>
      </span>
      <button
        class="na-heap"
        style={{ "--falls": `${320 * pace}ms` }}
        disabled={!discards.length}
        aria-pressed={touched === "discards"}
        aria-label={say("web-discards", { count: discards.length })}
        onClick={() => open("discards")}
      >
        {top && <Card key={`${top} ${discards.length}`} card={top} say={say} />}
        <b>{discards.length}</b>
      </button>
      {lying.length > 0 && (
        <button
          class="na-heap"
          aria-pressed={touched === "lying"}
          aria-label={say("web-lying", { count: lying.length })}
          onClick={() => open("lying")}
        >
          <Card card={lying[0] ?? null} say={say} />
          <b>{lying.length}</b>
        </button>
      )}
    </div>
  );
}

/** What the discards are, or what the lying cards do, in words. */
export function Listing({ position, players, say, touched }: Omit<StockProps, "touch">) {
  const name = (seat: number): string => players[seat]?.name ?? "";
  const { diaet, gesetz, hypnose, schneckenbonus } = position.lying;
  if (touched === "discards") {
    const counts = new Map<string, number>();
    for (const card of discardsOf(position)) counts.set(card, (counts.get(card) ?? 0) + 1);
    return (
      <p>{[...counts].map(([card, count]) => say("web-so-many", { card: say(`card-${card}`), count })).join(" · ")}</p>
    );
  }
  return (
    <>
      {diaet !== null && <p>{say("board-diet", { seat: name(diaet) })}</p>}
      {gesetz > 0 && <p>{say("board-law", { turns: gesetz })}</p>}
      {schneckenbonus !== null && <p>{say("board-bonus", { seat: name(schneckenbonus) })}</p>}
      {hypnose.map(({ seat, by, turns }) => (
        <p>{say("board-spell", { seat: name(seat), other: name(by), turns })}</p>
      ))}
    </>
  );
}
