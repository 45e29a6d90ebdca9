/** The end: the winner's pieces dance while Trouble sulks; or Trouble laughs, and mine are beside themselves. */

import { Art, Confetti, Dance, type FinaleProps, letters } from "@pasch/board";
import type { ComponentChildren } from "preact";

import type { Mood } from "./moods";
import type { Figure, SHEET } from "./pieces";
import type { Position } from "./position";
import type { Grimace, Rays } from "./trouble";

/** What it shares with the board is handed over: imported, it would make two scripts of the board's one. */
interface Parts {
  Figure: typeof Figure;
  Grimace: typeof Grimace;
  Rays: typeof Rays;
  sheet: typeof SHEET;
  size: readonly [width: number, height: number];
}

const HOP = ["none", "translateY(-16px) rotate(-9deg)", "none", "translateY(-16px) rotate(9deg)", "none"];
const STAMP = ["none", "translateY(-6px) rotate(5deg)", "none", "translateY(-6px) rotate(-5deg)", "none"];
const SHAKE = ["none", "rotate(-7deg) scale(1.05)", "none", "rotate(7deg) scale(1.05)", "none"];
const ALL = 3200; // milliseconds

interface DancerProps {
  at: readonly [x: number, y: number, scale: number];
  steps: readonly string[];
  time: number;
  wait?: number;
  pace: number;
  children: ComponentChildren;
}

function Dancer({ at: [x, y, scale], steps, time, wait = 0, pace, children }: DancerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse class="na-shade" cy="9" rx="12" ry="4" />
      <Dance steps={steps} time={time} times={Math.floor(ALL / time)} wait={wait} pace={pace}>
        {children}
      </Dance>
    </g>
  );
}

export const finaleWith = ({ Figure, Grimace, Rays, sheet, size: [width, height] }: Parts) =>
  function Finale({ players, places, me, won, pace }: FinaleProps<Position>) {
    const marks = letters(players.map(({ name }) => name));
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const winner = (nth: number): number => winners[nth % winners.length] ?? 0;
    const figure = (seat: number, mood: Mood) => <Figure of={seat} letter={marks[seat] ?? ""} mood={mood} />;
    const crown = (
      <g transform="translate(0 -22) scale(.75)">
        <Art sheet={sheet} name="crown" />
      </g>
    );
    return (
      <svg viewBox={`0 0 ${width} ${height}`}>
        <rect class="na-table" x="1" y="1" width={width - 2} height={height - 2} rx="18" />
        <Rays middle={[width / 2, height / 2]} />
        {won ? (
          <>
            <Confetti seats={winners} width={width} height={height} pace={pace} />
            <g transform="translate(180 292) scale(1.15)">
              <Grimace face="sulks" gaze={[0, -2.6]} />
            </g>
            {[0, 1, 2, 3].map((nth) => (
              <Dancer
                key={nth}
                at={[63 + 78 * nth, nth % 3 ? 176 : 204, nth % 3 ? 3 : 2.5]}
                steps={HOP}
                time={760}
                wait={110 * nth}
                pace={pace}
              >
                {figure(winner(nth), "glad")}
                {nth === 1 && crown}
              </Dancer>
            ))}
          </>
        ) : (
          <>
            <g transform="translate(180 126) scale(3.1)">
              <Dance steps={SHAKE} time={560} times={6} pace={pace}>
                <Grimace face="laughs" gaze={[0, 0]} />
              </Dance>
            </g>
            {[0, 1, 2].map((nth) => (
              <Dancer key={nth} at={[60 + 62 * nth, 288, 2.1]} steps={STAMP} time={300 + 30 * nth} pace={pace}>
                {figure(Math.max(me, 0), "cross")}
              </Dancer>
            ))}
            <Dancer at={[292, 284, 2.3]} steps={HOP} time={1000} pace={pace}>
              {figure(winner(0), "smug")}
              {crown}
            </Dancer>
          </>
        )}
      </svg>
    );
  };
