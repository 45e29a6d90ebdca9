/** The board itself: 24 fields around, four corners, the goals, nests beside it. */

import type { ComponentChildren } from "preact";

import { Shape } from "@pasch/board";

import { LEFT, PITCH, TOP, beside, field } from "./places";
import { FIELDS, type Position, TRACK, corner } from "./position";

const CORNERS = [0, 1, 2, 3] as const;

function Field({
  at,
  class: look,
  children,
}: {
  at: readonly [number, number];
  class: string;
  children?: ComponentChildren;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <rect class={`ma-field ${look}`} x="-20" y="-20" width="40" height="40" rx="12" />
      {children}
    </g>
  );
}

/** A corner with its goal: whose start it is, and where its pieces turn in. */
function Home({ of, seat, named }: { of: number; seat: number; named: boolean }) {
  return (
    <g style={{ "--tint": `var(--p${seat})` }}>
      {[0, 1, 2, 3].map((n) => (
        <Field at={field(of, TRACK + n)} class="ma-goal">
          <text class="ma-name" y="5">
            {FIELDS[TRACK + n]}
          </text>
        </Field>
      ))}
      <Field at={field(of, 0)} class="ma-start">
        <g class="ma-mark" transform="scale(1.35)">
          <Shape of={seat} />
        </g>
        {named && (
          <text class="ma-name strong" y={seat === 1 ? 8 : 6}>
            A
          </text>
        )}
      </Field>
    </g>
  );
}

/** The way from the last field of the lap into the goal, under the fields. */
function Lane({ of, seat }: { of: number; seat: number }) {
  return (
    <path
      class="ma-lane"
      style={{ "--tint": `var(--p${seat})` }}
      d={`M${field(of, 23).join()}L${field(of, TRACK + 3).join()}`}
    />
  );
}

/** Which way it goes, between two fields. */
function Arrow({ of, from, to }: { of: number; from: number; to: number }) {
  const [x, y] = field(of, from);
  const [u, v] = field(of, to);
  const turn = (Math.atan2(v - y, u - x) * 180) / Math.PI;
  return (
    <g class="ma-arrow" transform={`translate(${(x + u) / 2} ${(y + v) / 2}) rotate(${turn})`}>
      <circle r="6.5" />
      <path d="M-1.5-3 2 0-1.5 3" />
    </g>
  );
}

function Nest({ of, acts }: { of: number; acts: boolean }) {
  const [x, y] = beside(of, 1.5);
  return <rect class={acts ? "ma-nest acts" : "ma-nest"} x={x - 11.5} y={y - 56} width="23" height="112" rx="11.5" />;
}

/** The numbers count from the start of whoever is asked, as the words do. */
export function Track({ position, counted }: { position: Position; counted: number | null }) {
  const seats = position.pieces.map((_, seat) => seat);
  const taken = new Map(seats.map((seat) => [corner(position, seat), seat]));
  const edge = PITCH * 6 + 48;
  return (
    <g>
      <rect class="ma-board-shade" x={LEFT - 21} y={TOP - 18} width={edge} height={edge} rx="24" />
      <rect class="ma-board" x={LEFT - 24} y={TOP - 24} width={edge} height={edge} rx="24" />
      <rect class="ma-road" x={LEFT} y={TOP} width={PITCH * 6} height={PITCH * 6} rx="6" />
      {seats.map((seat) => (
        <Lane of={corner(position, seat)} seat={seat} />
      ))}
      {CORNERS.filter((of) => !taken.has(of)).map((of) => (
        <Field at={field(of, 0)} class="" />
      ))}
      {CORNERS.flatMap((of) => [1, 2, 3, 4, 5].map((step) => <Field at={field(of, step)} class="" />))}
      {seats.map((seat) => (
        <Home of={corner(position, seat)} seat={seat} named={counted === null || counted === seat} />
      ))}
      {seats.map((seat) => (
        <Nest of={corner(position, seat)} acts={seat === position.turn} />
      ))}
      {CORNERS.map((of) => (
        <Arrow of={of} from={2} to={3} />
      ))}
      {seats.map((seat) => (
        <Arrow of={corner(position, seat)} from={23} to={TRACK} />
      ))}
      {counted !== null && (
        <g class="ma-numbers">
          {FIELDS.slice(1, TRACK).map((name, n) => {
            const [x, y] = field(corner(position, counted), n + 1);
            return (
              <text class="ma-name" x={x} y={y + 5}>
                {name}
              </text>
            );
          })}
        </g>
      )}
    </g>
  );
}
