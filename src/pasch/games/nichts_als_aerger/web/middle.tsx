/** The middle of the table: the dice, the cards being played, and what they aim at. */

import { useEffect, useRef, useState } from "preact/hooks";

import { type BoardProps, Die } from "@pasch/board";

import { Face } from "./card";
import { type Ground, MIDDLE } from "./geometry";
import { type Plan, SLAM } from "./motion";
import { cardsOf, type Play, type Position, topOf } from "./position";

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

export function Middle({ plan, ground, position, before, say, pace }: MiddleProps) {
  const cards = cardsOf(position);
  return (
    <>
      {cards.map(({ play, seat }, nth) => {
        const [x, y] = seat === null ? MIDDLE : ground.yard(seat);
        const slams = plan.fresh && before && pace > 0 && nth === cards.length - 1;
        return (
          <g
            key={`${nth} ${play}`}
            transform={`translate(${MIDDLE[0] + 5 * nth} ${MIDDLE[1] + 3 * nth}) rotate(${nth * 9 - 4})`}
          >
            <g
              class={slams ? "na-slams" : ""}
              style={{
                "--x": `${x - MIDDLE[0]}px`,
                "--y": `${y - MIDDLE[1]}px`,
                animationDuration: `${SLAM * pace}ms`,
              }}
            >
              <g transform="scale(.46) translate(-50 -70)">
                <rect class="na-shade" x="4" y="6" width="100" height="140" rx="9" />
                <Face card={play} say={say} />
              </g>
            </g>
          </g>
        );
      })}
      <Dice plan={plan} position={position} pace={pace} aside={cards.length > 0} />
    </>
  );
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

function Dice({ plan, position, pace, aside }: { plan: Plan; position: Position; pace: number; aside: boolean }) {
  const dice = diceOf(position, plan.rolled).slice(-4);
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
  const size = few ? (aside ? 26 : 38) : aside ? 22 : 27;
  const [x, y] = aside ? [MIDDLE[0] + 17, MIDDLE[1] + 27] : MIDDLE;
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
        const [x, y] = ground.fields[field] ?? MIDDLE;
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
        const [x, y] = fields[(field + n - reach + track) % track] ?? MIDDLE;
        return (
          <circle class="na-blast" cx={x} cy={y} r="14" style={{ opacity: 1 - Math.abs(n - reach) / (reach + 1.5) }} />
        );
      })}
    </>
  );
}
