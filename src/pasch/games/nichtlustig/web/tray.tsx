/** What I can do now: set dice aside, take cards, meet Death. */

import { useMemo } from "preact/hooks";

import { type BoardProps, type Choice, listed, type Say } from "@pasch/board";

import { Face } from "./card";
import { Dice } from "./dice";
import { LIE, plan, useDice } from "./motion";
import { matching, takes, taken, touched, usePicked } from "./picking";
import { THINGS, inOrder, whereabouts } from "./things";
import type { Position } from "./things";
import { nameOf } from "./words";

export function Tray(props: BoardProps<Position>) {
  const { position, before, happened, choices, play, say, pace } = props;
  const moves = useMemo(() => plan(before, position, happened), [before, position]);
  const picture = useDice(moves, pace);
  const settled = picture === moves.dice;
  const [picked, pick] = usePicked(choices, position.phase === "claim");
  const where = whereabouts(position);
  const keeping = position.phase === "keep" && choices.length > 0;
  const open = takes(choices);
  const again = keeping
    ? choices.find((choice) => choice.notation === `=${[...picked].sort().join("") || "0"}`)
    : undefined;
  const chosen = matching(choices, picked);
  const plain = choices.filter((choice) => !choice.notation.startsWith("=") && !open.includes(choice));

  function toggle(die: string): void {
    pick(picked.includes(die) ? picked.filter((other) => other !== die) : [...picked, die]);
  }
  return (
    <div class="nl-tray" style={{ "--pace": pace, "--throw": `${LIE * pace}ms` }}>
      {(position.phase !== "over" || before) && (
        <Dice
          picture={picture}
          position={position}
          chosen={keeping ? picked : null}
          toggle={toggle}
          say={say}
          pace={before ? pace : 0}
        />
      )}
      {/keep|claim/.test(position.phase) && settled && open.length === 0 && <p class="nl-now">{now(position, say)}</p>}
      {open.length > 0 && (
        <div class="nl-cards">
          {inOrder(THINGS.filter((id) => open.some((choice) => taken(choice).includes(id)))).map((id) => (
            <button
              key={id}
              class="nl-card"
              aria-pressed={picked.includes(id)}
              aria-label={nameOf(id, say)}
              onClick={() => pick(touched(choices, picked, id))}
            >
              <Face id={id} turned={where.get(id)?.scored === true} h={where.get(id)?.scored ? 64 : 46} />
            </button>
          ))}
        </div>
      )}
      <div class="nl-buttons">
        {again && (
          <button class="main" title={again.words} onClick={() => play(again.action)}>
            {say(position.throws === 3 ? "web-throw-duck" : "web-throw", {
              count: 7 - position.aside.length - picked.length,
            })}
          </button>
        )}
        {open.length > 0 && (
          <button class="main" disabled={!chosen} onClick={() => chosen && play(chosen.action)}>
            {chosen ? say("web-take", { phase: position.phase, what: chosen.words }) : say("web-pick")}
          </button>
        )}
        {plain.map((choice: Choice) => (
          <button key={choice.notation} onClick={() => play(choice.action)}>
            {choice.words}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The sum of the throw, and what it would bring: cards, or else a Death, or by the virus both. */
function now({ throws, worth: { sum, cards, deaths } }: Position, say: Say): string {
  const names = (ids: readonly string[]): string[] => ids.map((id) => nameOf(id, say));
  const what = listed(say, names(inOrder(cards)));
  const death = names(deaths).join(say("web-or"));
  const key = what && death ? "web-now-both" : what ? "web-now" : death ? "web-now-death" : "web-sum";
  return say(key, { throw: throws, sum, what: what || death, death });
}
