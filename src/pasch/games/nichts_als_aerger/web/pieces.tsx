/** The pieces: shape, colour and letter by player, and a face and a posture that tell how they feel. */

import { useRef } from "preact/hooks";

import { Art, Shape, Walk } from "@pasch/board";

import type { Ground } from "./geometry";
import { type Grudges, grudgesAfter, type Mood, moodBefore, moodOf, NO_GRUDGES } from "./moods";
import type { Plan } from "./motion";
import type { Position } from "./position";

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

/** Arms, from the shoulders: on the hips, in the air, before the mouth. */
const ARMS: Partial<Record<Mood, string>> = {
  smug: "M-5-2-12.5.5-8 4.5M5-2 12.5.5 8 4.5",
  cross: "M-5-2-12-4-14.5-11M5-2 12-4 14.5-11",
  glad: "M-5-2Q-12-2-13.5-9M5-2Q12-2 13.5-9",
  scared: "M-5-1-10 2-6.5-4.5M5-1 10 2 6.5-4.5",
};

/** Who sleeps leans over, who rages leans back. */
const LEAN: Partial<Record<Mood, number>> = { sleepy: 9, cross: -8, smug: -4, dizzy: 5 };

export function Figure({ of, letter, mood }: { of: number; letter: string; mood: Mood }) {
  const [y, size] = FACES[of] ?? FACES[0];
  const arms = ARMS[mood];
  return (
    <g transform={`rotate(${LEAN[mood] ?? 0} 0 9)`}>
      <path
        class="outline"
        style={{ fill: `var(--p${of})` }}
        d="M-10 9Q-12 8-11 5C-8 2-5-1-5-6H5C5-1 8 2 11 5Q12 8 10 9Z"
      />
      <g transform="translate(0 -13) scale(.9)">
        <Shape of={of} />
      </g>
      <g class={of === 3 ? "na-face pale" : "na-face"}>
        <Art sheet={SHEET} name={`f-${mood}`} x={-size / 2} y={y - size / 2} width={size} height={size} />
      </g>
      {arms && <path class="na-arms" d={arms} />}
      {mood === "sleepy" && <path class="na-snore" d="M9-21H14L9-15H14M16-28H20L16-23H20" />}
      <text class={of === 3 ? "letter pale" : "letter"} y="7.9" text-anchor="middle">
        {letter}
      </text>
    </g>
  );
}

/** The same, who changes mood when the time has come. */
function Changing(props: { of: number; letter: string; mood: Mood; was: Mood; at: number; pace: number }) {
  const { mood, was, pace, ...rest } = props;
  const style = { animationDelay: `${props.at * pace}ms` };
  return (
    <>
      <ellipse class="na-shade" cy="9" rx="11" ry="4" />
      {pace > 0 && was !== mood ? (
        <>
          <g key={was} class="na-until" style={style}>
            <Figure {...rest} mood={was} />
          </g>
          <g key={`${was} ${mood}`} class="na-from" style={style}>
            <Figure {...rest} mood={mood} />
          </g>
        </>
      ) : (
        <Figure {...rest} mood={mood} />
      )}
    </>
  );
}

interface PiecesProps {
  position: Position;
  ground: Ground;
  plan: Plan;
  letters: readonly string[];
  pace: number;
}

/** Grudges go from one position to the next, however often each is drawn. */
function useGrudges(position: Position, plan: Plan): Grudges {
  const last = useRef<{ position: Position | null; grudges: Grudges }>({ position: null, grudges: NO_GRUDGES });
  if (last.current.position !== position) {
    last.current = { position, grudges: grudgesAfter(last.current.grudges, position, plan) };
  }
  return last.current.grudges;
}

export function Pieces({ position, ground, plan, letters, pace }: PiecesProps) {
  const grudges = useGrudges(position, plan);
  // Who stands nearer is drawn later; who moves is drawn last.
  const order = (man: Plan["men"][number]): number =>
    (man.way.length > 1 ? 1000 : 0) + (man.way[man.way.length - 1]?.[1] ?? 0);
  return (
    <g class="na-men">
      {[...plan.men]
        .sort((a, b) => order(a) - order(b))
        .map((man) => {
          const mood = moodOf(position, ground, man, grudges);
          return (
            <Walk
              key={`${man.seat} ${man.nth}`}
              way={man.way}
              step={man.pace}
              wait={man.wait}
              pace={pace}
              {...(man.flies ? { flies: true } : {})}
            >
              <g class={man.out && pace > 0 ? "na-spins" : ""} style={spin(man.wait, man.pace, pace)}>
                <g class={`na-man na-${mood}`} transform={`scale(${man.size})`}>
                  <Changing
                    of={man.seat}
                    letter={letters[man.seat] ?? ""}
                    mood={mood}
                    {...moodBefore(man, mood)}
                    pace={pace}
                  />
                </g>
              </g>
            </Walk>
          );
        })}
    </g>
  );
}

const spin = (wait: number, flight: number, pace: number) => ({
  animationDelay: `${wait * pace}ms`,
  animationDuration: `${flight * pace}ms`,
});
