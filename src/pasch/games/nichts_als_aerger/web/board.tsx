/** The board: the track, the corners, the pieces, and in the middle what is being played. */

import { useState } from "preact/hooks";

import { type BoardProps, letters as lettersOf, listed, standing, type Spot, Spots } from "@pasch/board";

import { type Ground, groundOf, HEIGHT, WIDTH } from "./geometry";
import { Aims, Blast, Jolt, Middle } from "./middle";
import { planOf } from "./motion";
import { type Option, optionsOf } from "./notation";
import { Pieces } from "./pieces";
import { type Position, topOf } from "./position";
import { crowded, spotsOf, targetOf } from "./places";
import { isAbout, useTouched } from "./touched";
import { Track } from "./track";
import { Rays } from "./trouble";
import { Notes, Yard } from "./yard";

const REACH = 6; // of one roll

export function Board(props: BoardProps<Position>) {
  const { position, before, happened, players, me, asked, choices, play, pick, say, pace } = props;
  const [touched, touch] = useTouched(choices);
  const [looked, look] = useState<Spot | null>(null);
  const ground = groundOf(position.seats, me);
  const plan = planOf(position, before, happened, me);
  const letters = lettersOf(players.map(({ name }) => name));
  const options = optionsOf(choices, position.seats);
  const colour = colourOf(position, me);
  const waiting = position.players[colour]?.on.filter((label) => label === "B").length ?? 0;
  const spots = spotsOf(options, ground, me, colour, waiting, touched, say);
  const lit = options.filter(
    (option) => looked?.choices.some(({ action }) => action === option.action) || isAbout(touched, option),
  );

  function decide(of: readonly Option[], spot: Spot): void {
    const kind = of[0]?.means.kind;
    const lone = of.length === 1 && kind !== "field" ? of[0] : undefined;
    const piece = /^(from|on)/.test(spot.id);
    if (spot.id !== touched && (kind === "field" || (piece && ((kind === "move" && !lone) || crowded(spot, spots))))) {
      touch(spot.id);
    } else if (lone) play(lone.action);
    else if (spot.id === touched) touch("");
    else pick(of);
  }

  const mine = Math.max(me, 0);
  const heardOf = standing(say, ground.track, REACH, position.players[mine]?.on ?? []);
  const stands = position.players
    .map(({ on, hand }, seat) => {
      const heard = on.map((label) => heardOf(label, ground.start(seat), ground.start(mine)));
      return say("web-stand", { name: players[seat]?.name ?? "", on: listed(say, heard), cards: hand.length });
    })
    .join(" ");

  return (
    <svg class="na-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={say("web-board", { stands })}>
      <g aria-hidden="true">
        <rect class="na-table" x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="18" />
        <Rays middle={ground.middle} />
        {players.map((player) => (
          <Yard
            key={player.seat}
            position={position}
            ground={ground}
            player={player}
            letters={letters}
            asked={asked.includes(player.seat)}
            say={say}
          />
        ))}
        <Track position={position} ground={ground} />
        <Lights
          options={options}
          lit={lit}
          ground={ground}
          me={me}
          colour={colour}
          touched={touched}
          waiting={waiting}
        />
        <Aims plan={plan} ground={ground} {...props} />
        <Jolt slams={plan.slams} position={position} pace={pace}>
          <Pieces position={position} ground={ground} plan={plan} letters={letters} pace={pace} />
        </Jolt>
        <Middle plan={plan} ground={ground} {...props} />
        <Notes position={position} ground={ground} />
      </g>
      <Spots spots={spots} pick={(of, spot) => decide(optionsOf(of, position.seats), spot)} look={look} />
    </svg>
  );
}

/** Whose pieces are moved: mine, unless a card lets me move another's. */
function colourOf(position: Position, me: number): number {
  const play = topOf(position);
  return play?.doing === "moving" ? (play.colour ?? 0) : me;
}

interface LightsProps {
  options: readonly Option[];
  lit: readonly Option[];
  ground: Ground;
  me: number;
  colour: number;
  touched: string;
  /** How many pieces of that colour are on B; the last one leaves it. */
  waiting: number;
}

/** Who could go where go, faintly; where the touched piece would go, clearly. */
function Lights({ options, lit, ground, me, colour, touched, waiting }: LightsProps) {
  const nthOf = (step: number): number => (step < 0 ? waiting - 1 : 0);
  const bomb = lit.find(({ means }) => means.kind === "field");
  return (
    <g class="na-lights">
      {options.map((option) => {
        const [x, y] = targetOf(option, ground, me, colour) ?? [];
        if (x === undefined || option.means.kind === "field" || option.means.kind === "seat") return null;
        const on = lit.includes(option);
        if (touched.startsWith("from ") && !on) return null;
        const { means } = option;
        const from = means.kind === "move" ? ground.place(colour, means.from, nthOf(means.from)) : [x, y];
        return (
          <>
            <ellipse class="na-can" cx={from[0]} cy={(from[1] ?? 0) + 8} rx="15" ry="8" />
            <circle class={on ? "na-lit na-on" : "na-lit"} cx={x} cy={y} r={means.kind === "piece" ? 17 : 15} />
          </>
        );
      })}
      {bomb?.means.kind === "field" && <Blast field={ground.start(me) + bomb.means.step} ground={ground} />}
    </g>
  );
}
