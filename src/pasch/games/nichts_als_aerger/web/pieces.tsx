/** The pieces: shape, colour and letter by player, and a face that tells how they feel. */

import { Art, Shape, Walk } from "@pasch/board";

import type { Ground } from "./geometry";
import type { Man } from "./motion";
import { type Position, topOf } from "./position";

export const SHEET = "nichts_als_aerger";

// Not every head has room for a large face.
const FACES = [
  [-13, 18],
  [-9.8, 14],
  [-13, 18],
  [-12.6, 14],
  [-13, 15],
  [-11, 16.5],
] as const; // where its middle is, and its size

export function Figure({ of, letter, face }: { of: number; letter: string; face: string }) {
  const [y, size] = FACES[of] ?? FACES[0];
  return (
    <>
      <ellipse class="na-shade" cy="9" rx="11" ry="4" />
      <path
        class="outline"
        style={{ fill: `var(--p${of})` }}
        d="M-10 9Q-12 8-11 5C-8 2-5-1-5-6H5C5-1 8 2 11 5Q12 8 10 9Z"
      />
      <g transform="translate(0 -13) scale(.9)">
        <Shape of={of} />
      </g>
      <g class={of === 3 ? "na-face pale" : "na-face"}>
        <Art sheet={SHEET} name={`f-${face}`} x={-size / 2} y={y - size / 2} width={size} height={size} />
      </g>
      <text class={of === 3 ? "letter pale" : "letter"} y="7.9" text-anchor="middle">
        {letter}
      </text>
    </>
  );
}

/** How a piece looks about: it gloats, it rages, it fears, it is home. */
function faceOf(position: Position, ground: Ground, man: Man): string {
  const play = topOf(position);
  if (position.places[man.seat] === 1) return "glad";
  if (man.out) return "cross";
  if (man.hit) return "smug";
  if (play?.doing === "karate") {
    const field = (ground.start(man.seat) + man.step) % ground.track;
    const target = (ground.start(play.colour ?? 0) + (play.to ?? 0)) % ground.track;
    const near = play.play === "geisterfahrer" ? (play.points ?? 0) : 1;
    const onWay = man.step >= 0 && man.step < ground.track && (field - target + ground.track) % ground.track < near;
    if (man.seat === play.colour && man.step === (play.from ?? 0)) return "smug";
    if (onWay && play.struck?.includes(man.seat)) return "scared";
  }
  if (position.lying.hypnose.some(({ seat }) => seat === man.seat)) return "dizzy";
  return man.step < 0 ? "bored" : man.step >= ground.track ? "glad" : "calm";
}

interface PiecesProps {
  position: Position;
  ground: Ground;
  men: readonly Man[];
  letters: readonly string[];
  pace: number;
}

export function Pieces({ position, ground, men, letters, pace }: PiecesProps) {
  // Who stands nearer is drawn later; who moves is drawn last.
  const order = (man: Man): number => (man.way.length > 1 ? 1000 : 0) + (man.way[man.way.length - 1]?.[1] ?? 0);
  return (
    <g class="na-men">
      {[...men]
        .sort((a, b) => order(a) - order(b))
        .map((man) => (
          <Walk
            key={`${man.seat} ${man.nth}`}
            way={man.way}
            step={man.pace}
            wait={man.wait}
            pace={pace}
            {...(man.flies ? { flies: true } : {})}
          >
            <g transform={`scale(${man.size})`}>
              <Figure of={man.seat} letter={letters[man.seat] ?? ""} face={faceOf(position, ground, man)} />
            </g>
          </Walk>
        ))}
    </g>
  );
}
