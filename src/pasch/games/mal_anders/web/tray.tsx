/** Below the board: the dice as pairs, and what the pair or the field in view can be used for. */

import type { ComponentChildren } from "preact";

import { type BoardProps, Icon, letters, Token } from "@pasch/board";

import { standing, useChosen } from "./chosen";
import { beat } from "./motion";
import { Pairs } from "./pairs";
import { BESIDE, FIELDS, type Position, TRACK, type Use } from "./position";

/** So few uses are listed at once, without a pair in view. */
const FEW = 2;

export function Tray({ position, before, happened, players, choices, play, say, pace, picture }: BoardProps<Position>) {
  const { chosen, choose, uses, others } = useChosen(choices);
  const letter = letters(players.map((player) => player.name));
  const listed = uses.filter((use) => (chosen.pair ? use.sum === chosen.pair : uses.length <= FEW || position.rest));
  const wait = before ? beat(before, position, happened) * pace : 0;
  return (
    <div class={position.rest ? "ma-tray second" : "ma-tray"}>
      <div class="ma-pairs" key={`${position.turn} ${position.dice}`} style={{ animationDelay: `${wait}ms` }}>
        {position.dice.length === 4 && (
          <Pairs position={position} uses={uses} chosen={chosen.pair} choose={choose} say={say} />
        )}
      </div>
      <div class="ma-uses">
        {listed.map((use) => {
          const hit = use.to < TRACK ? standing(position, position.turn ?? 0, use.to) : -1;
          return (
            <UseButton
              key={use.choice.action}
              use={use}
              dice={!chosen.pair && !position.rest}
              play={play}
              look={(over) => choose({ over })}
            >
              {hit >= 0 && (
                <svg viewBox="-13 -13 26 26" aria-hidden="true">
                  <Token of={hit} letter={letter[hit] ?? ""} />
                  <path class="ma-cross" d="M-12 12 12-12" />
                </svg>
              )}
            </UseButton>
          );
        })}
        {choices.length > 0 && !listed.length && !picture && <p class="ma-hint">{say("web-touch")}</p>}
        {others.map((choice) => (
          <button class="ma-use plain" key={choice.action} onClick={() => play(choice.action)}>
            {choice.words}
          </button>
        ))}
      </div>
    </div>
  );
}

interface UseProps {
  use: Use;
  /** Which dice it takes is to be said. */
  dice: boolean;
  play: (action: number) => void;
  look: (over: readonly Use[]) => void;
  children: ComponentChildren;
}

function UseButton({ use, dice, play, look, children }: UseProps) {
  const { action, words, notation } = use.choice;
  return (
    <button
      class="ma-use"
      title={words}
      onClick={() => play(action)}
      onPointerEnter={() => look([use])}
      onPointerLeave={() => look([])}
      onFocus={() => look([use])}
      onBlur={() => look([])}
    >
      <span aria-hidden="true">
        {dice && <small>{notation.split(":")[0]}</small>}
        {use.from === BESIDE ? "" : FIELDS[use.from]}
        <Icon name="to" />
        {FIELDS[use.to]}
        {children}
      </span>
      <span class="unseen">{words}</span>
    </button>
  );
}
