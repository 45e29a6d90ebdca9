/** Trouble itself, in the middle of the table: it holds the dice in its mouth, and enjoys all of this. */

import { Art, type Point } from "@pasch/board";

import type { Ground } from "./geometry";
import type { Plan } from "./motion";
import { SHEET } from "./pieces";
import { cardsOf, type Position, topOf } from "./position";

export type Face = "grins" | "laughs" | "startled" | "sulks";

/** It laughs when somebody flies, is startled by a card, and sulks when the game is over. */
export function faceOf(position: Position, plan: Plan): Face {
  if (position.places.some((place) => place > 0)) return "sulks";
  if (plan.men.some(({ out }) => out)) return "laughs";
  return plan.slams || cardsOf(position).length ? "startled" : "grins";
}

/** Where it looks: after the piece that moves, else at whoever is to decide; so many units aside. */
export function gaze(position: Position, ground: Ground, plan: Plan, asked: readonly number[]): [number, number] {
  const mover = plan.men.find(({ way, hit, out }) => way.length > 1 && (hit || !out));
  const seat = asked[0] ?? topOf(position)?.seat;
  const [x, y] = mover?.way[mover.way.length - 1] ?? (seat == null ? ground.middle : ground.yard(seat));
  const [dx, dy] = [x - ground.middle[0], y - ground.middle[1]];
  const far = Math.hypot(dx, dy) || 1;
  return [round((2.6 * dx) / far), round((2.6 * dy) / far)];
}

const round = (number: number): number => Math.round(number * 10) / 10;

const BOX = { x: -36, y: -36, width: 72, height: 72 };

/** Rays from the middle, faint on the paper. */
export function Rays({ middle: [x, y] }: { middle: Point }) {
  const far = 164;
  const rays = Array.from({ length: 12 }, (_, n) => {
    const [a, b] = [(Math.PI * n) / 6, (Math.PI * (n + 0.5)) / 6];
    const at = (angle: number) => `${round(x + far * Math.sin(angle))} ${round(y - far * Math.cos(angle))}`;
    return `M${x} ${y}L${at(a)}A${far} ${far} 0 0 1 ${at(b)}Z`;
  });
  return <path class="na-rays" d={rays.join("")} />;
}

interface TroubleProps {
  position: Position;
  plan: Plan;
  ground: Ground;
  asked: readonly number[];
  /** Whether dice lie in its mouth. A card lies over it, and it peeps over the card. */
  holds: boolean;
}

export function Trouble({ position, plan, ground, asked, holds }: TroubleProps) {
  return (
    <Grimace
      face={faceOf(position, plan)}
      gaze={gaze(position, ground, plan, asked)}
      holds={holds}
      peeps={cardsOf(position).length > 0}
    />
  );
}

interface GrimaceProps {
  face: Face;
  gaze: readonly [number, number];
  holds?: boolean;
  peeps?: boolean;
}

/** Its face, around the origin, as large as there is room for between the goals. */
export function Grimace({ face, gaze: [x, y], holds, peeps }: GrimaceProps) {
  const wide = face === "startled" && !peeps ? 9 : 7.6;
  return (
    <g class={`na-trouble na-${face}`}>
      <Art sheet={SHEET} name="trouble" {...BOX} />
      <Art sheet={SHEET} name={holds ? "t-holds" : `t-${face}`} {...BOX} />
      {[-10, 10].map((eye) => (
        <g key={eye} transform={`translate(${eye} ${peeps ? -25 : -15})`}>
          <circle class="na-eye" r={wide} />
          {face === "laughs" ? (
            <path class="na-lid" d="M-5 2Q0-5 5 2" />
          ) : (
            <circle class="na-pupil" cx={x} cy={y} r={face === "startled" ? 2.4 : 3.4} />
          )}
        </g>
      ))}
      {!peeps && <Art sheet={SHEET} name={`t-brows-${face}`} {...BOX} />}
    </g>
  );
}
