/** Trouble itself, in the middle of the table: it holds the dice in its mouth, and enjoys all of this. */

import type { Point } from "@pasch/board";

import type { Ground } from "./geometry";
import type { Plan } from "./motion";
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

const SPIKES = 14;

/** A burst, as where something has just gone off: so many spikes, so long. */
const burst = (outer: number, inner: number): string =>
  Array.from({ length: 2 * SPIKES }, (_, n) => {
    const [angle, far] = [(Math.PI * n) / SPIKES, n % 2 ? inner : outer];
    return `${n ? "L" : "M"}${round(far * Math.sin(angle))} ${round(-far * Math.cos(angle))}`;
  }).join("");

const BURST = `${burst(34.5, 28.5)}Z`;
const BROWS: Record<Face, string> = {
  grins: "M-18-22-5-18.5M18-22 5-18.5",
  laughs: "M-18-23Q-11-28-5-24M18-23Q11-28 5-24",
  startled: "M-17-26Q-10-31-4-27M17-26Q10-31 4-27",
  sulks: "M-18-17-5-21M18-17 5-21",
};

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
      <path class="na-burst" d={BURST} />
      {holds ? (
        <>
          <rect class="na-mouth" x="-21" y="-9" width="42" height="37" rx="15" />
          <path class="na-tongue" d="M-13 23Q0 12 13 23Q7 28 0 28T-13 23Z" />
        </>
      ) : face === "sulks" ? (
        <path class="na-lip" d="M-13 15Q0 3 13 15" />
      ) : face === "startled" ? (
        <ellipse class="na-mouth" cy="11" rx="8" ry="10" />
      ) : (
        <>
          <path class="na-mouth" d="M-21 0Q0 7 21 0Q19 25 0 25T-21 0Z" />
          <path class="na-teeth" d="M-18.5 1.5Q0 7.5 18.5 1.5L17 8Q0 13-17 8Z" />
          <path class="na-tongue" d="M-10 21Q0 12 10 21Q5 25 0 25T-10 21Z" />
        </>
      )}
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
      {!peeps && <path class="na-brows" d={BROWS[face]} />}
    </g>
  );
}
