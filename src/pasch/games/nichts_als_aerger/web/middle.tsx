/** The middle of the table: the dice, the cards being played, and what they aim at. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { type BoardProps, Die, type Point } from "@pasch/board";

import { Face } from "./card";
import type { Ground } from "./geometry";
import { type Plan, SLAM, type Slam } from "./motion";
import { cardsOf, type Play, type Position, topOf } from "./position";
import { Trouble } from "./trouble";

interface MiddleProps extends BoardProps<Position> {
  plan: Plan;
  ground: Ground;
}

/** What lies under the pieces: where a card aims at, where a bomb has gone off. */
export function Aims({ plan, ground, position, before, pace }: MiddleProps) {
  const cards = cardsOf(position);
  const top = topOf(position);
  const bomb = before && topOf(before);
  return (
    <>
      {bomb?.play === "bombe" && pace > 0 && plan.rolled[0] && !cards.some(({ play }) => play === "bombe") && (
        <g class="na-boom" style={{ animationDelay: `${500 * pace}ms` }}>
          <Blast field={bomb.one ?? 0} ground={ground} reach={plan.rolled[0]} />
        </g>
      )}
      {top && <Aim play={top} ground={ground} />}
    </>
  );
}

/** Trouble, the cards on top of each other, and the dice; all of it as large as there is room. */
export function Middle({ plan, ground, position, before, asked, say, pace }: MiddleProps) {
  const cards = cardsOf(position);
  const dice = diceOf(position, plan.rolled).slice(-4);
  const { slams } = plan;
  const falls = before && pace > 0 ? slams : null;
  const { middle, room } = ground;
  /** The corner that a card comes from, as the middle measures. */
  const cornerOf = (seat: number | null): Point => {
    const [x, y] = seat === null ? middle : ground.yard(seat);
    return [(x - middle[0]) / room, (y - middle[1]) / room];
  };
  return (
    <g transform={`translate(${middle}) scale(${room})`}>
      <Trouble position={position} plan={plan} ground={ground} asked={asked} holds={dice.length > 0 && !cards.length} />
      {cards.map(({ play, seat }, nth) => (
        <Played
          key={`${nth} ${play}`}
          card={play}
          from={cornerOf(seat)}
          nth={nth}
          how={falls && !falls.passes && nth === cards.length - 1 ? "na-slams" : ""}
          say={say}
          pace={pace}
        />
      ))}
      <Dice plan={plan} dice={dice} position={position} pace={pace} aside={cards.length > 0} />
      {falls?.passes && (
        <Played
          card={falls.card}
          from={cornerOf(falls.seat)}
          nth={cards.length}
          how="na-slams na-passes"
          say={say}
          pace={pace}
        />
      )}
      {falls && <Impact slams={falls} say={say} pace={pace} />}
    </g>
  );
}

interface PlayedProps {
  card: string;
  from: Point;
  /** How many cards lie below it. */
  nth: number;
  how: string;
  say: BoardProps<Position>["say"];
  pace: number;
}

/** A card on the table; below the eyes of Trouble, which peeps over it. */
function Played({ card, from: [x, y], nth, how, say, pace }: PlayedProps) {
  return (
    <g transform={`translate(${5 * nth} ${10 + 3 * nth}) rotate(${nth * 9 - 4})`}>
      <g
        class={how}
        style={{
          "--x": `${x}px`,
          "--y": `${y}px`,
          "--slam": `${SLAM * pace}ms`,
        }}
      >
        <g transform="scale(.41) translate(-50 -70)">
          <rect class="na-shade" x="4" y="6" width="100" height="140" rx="9" />
          <Face card={card} say={say} />
        </g>
      </g>
    </g>
  );
}

const SPARKS = Array.from({ length: 14 }, (_, n) => {
  const [sin, cos] = [Math.sin((Math.PI * n) / 7), Math.cos((Math.PI * n) / 7)];
  const at = (far: number): string => `${(far * sin).toFixed(1)} ${(far * cos).toFixed(1)}`;
  return `M${at(46)}L${at(n % 2 ? 60 : 70)}`;
}).join("");

/** Where a card hits the table sparks fly; an interrupt is shouted over the whole board as well. */
function Impact({ slams, say, pace }: { slams: Slam; say: BoardProps<Position>["say"]; pace: number }) {
  const words = say(`card-${slams.card}`);
  const style = {
    animationDelay: `${SLAM * 0.86 * pace}ms`,
    animationDuration: `${(slams.interrupt ? 900 : 380) * pace}ms`,
  };
  return (
    <g transform="translate(0 4)">
      <g class={slams.interrupt ? "na-sparks na-hard" : "na-sparks"} style={style}>
        <path d={SPARKS} />
      </g>
      {slams.interrupt && (
        <g transform="translate(0 -58) rotate(-7)">
          <text
            class="na-shout"
            text-anchor="middle"
            style={{ ...style, fontSize: `${Math.min(54, 420 / words.length)}px` }}
          >
            {words}
          </text>
        </g>
      )}
    </g>
  );
}

interface JoltProps {
  slams: Slam | null;
  position: Position;
  pace: number;
  children: ComponentChildren;
}

/** Whatever stands on the table hops when a card is slammed onto it. */
export function Jolt({ slams, position, pace, children }: JoltProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!slams || pace === 0 || !element.current) return;
    const high = slams.interrupt ? 9 : 3;
    const hop = element.current.animate(
      [0, -high, 0, -high / 3, 0].map((y) => ({ transform: `translateY(${y}px)`, easing: "ease-in-out" })),
      { duration: (slams.interrupt ? 420 : 260) * pace, delay: SLAM * 0.85 * pace },
    );
    return () => hop.cancel();
  }, [position]);
  return <g ref={element}>{children}</g>;
}

/** The dice of the top play; those that brought nothing are gone from there, so we remember. */
function diceOf(position: Position, rolled: readonly number[]): readonly number[] {
  const play = topOf(position);
  const lie = play?.dice ?? [];
  if (play?.play === "champion" && play.seat !== null && play.doing === "moving") {
    const turn = ((play.mover ?? 0) - play.seat + position.seats) % position.seats;
    return lie.slice(2 * turn, 2 * turn + 2);
  }
  return lie.length ? lie : rolled;
}

interface DiceProps {
  plan: Plan;
  dice: readonly number[];
  position: Position;
  pace: number;
  /** There is a card in their place. */
  aside: boolean;
}

function Dice({ plan, dice, position, pace, aside }: DiceProps) {
  const last = useRef({ position, throws: 0 });
  if (last.current.position !== position) {
    last.current = { position, throws: last.current.throws + (plan.rolled.length ? 1 : 0) };
  }
  const { throws } = last.current;
  const [thrown, roll] = useState(throws);
  useEffect(() => {
    const timer = setTimeout(() => roll(throws), plan.diceAt * pace);
    return () => clearTimeout(timer);
  }, [throws]);
  const few = dice.length < 2;
  const size = few ? (aside ? 26 : 32) : aside ? 22 : dice.length < 3 ? 25 : 22;
  const [x, y] = aside ? [17, 27] : [0, dice.length < 3 ? 11 : 8];
  return (
    <g class={thrown === throws ? "" : "na-waits"}>
      {dice.map((face, nth) => (
        <Die
          key={nth}
          face={face}
          x={x + (few ? 0 : ((nth % 2) - 0.5) * (size + 3))}
          y={y + (dice.length < 3 ? 0 : (Math.floor(nth / 2) - 0.5) * (size + 3))}
          size={size}
          thrown={thrown}
          order={nth}
          pace={pace}
        />
      ))}
    </g>
  );
}

/** What an announced card has named, so that everybody sees whom it is meant for. */
function Aim({ play, ground }: { play: Play; ground: Ground }) {
  const { one = 0, to = 0, step, doing } = play;
  const named = doing === "answers" || doing === "karate";
  if (doing === "karate") {
    const [x, y] = ground.place(play.colour ?? 0, to);
    return <circle class="na-aim" cx={x} cy={y} r="18" />;
  }
  if (play.play === "bombe" && named) return <Blast field={one} ground={ground} />;
  if (play.play === "hypnose" || play.play === "farbenkoenig") {
    const [x, y] = ground.yard(one);
    return named ? <circle class="na-aim" cx={x} cy={y + 4} r="44" /> : null;
  }
  const fields: number[] = [];
  if (/duell|platztausch/.test(play.play)) fields.push(...(step > 1 ? [one] : []), ...(named ? [to] : []));
  if (/polonaise|geisterfahrer/.test(play.play) && named) fields.push(one);
  return (
    <>
      {fields.map((field) => {
        const [x, y] = ground.fields[field] ?? ground.middle;
        return <circle class="na-aim" cx={x} cy={y} r="18" />;
      })}
    </>
  );
}

/** How far a bomb may reach: the nearer, the surer. */
export function Blast({ field, ground, reach = 6 }: { field: number; ground: Ground; reach?: number }) {
  const { fields, track } = ground;
  return (
    <>
      {Array.from({ length: 2 * reach + 1 }, (_, n) => {
        const [x, y] = fields[(field + n - reach + track) % track] ?? ground.middle;
        return (
          <circle class="na-blast" cx={x} cy={y} r="14" style={{ opacity: 1 - Math.abs(n - reach) / (reach + 1.5) }} />
        );
      })}
    </>
  );
}
