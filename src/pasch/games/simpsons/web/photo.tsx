/** A portrait of the album: a print with photo corners, its figures, and how many dice it takes. */

import { Art } from "@pasch/board";

import type { Portrait } from "./position";

export interface Frame {
  x: number;
  y: number;
  wide: number;
  tilt: number;
}

export const HIGH = 64;

const SINGLE = 57;

/** Where each portrait is glued in; the middle of it. */
export const FRAMES: Record<string, Frame> = {
  homer: { x: 46, y: 42, wide: SINGLE, tilt: -2 },
  marge: { x: 113, y: 41, wide: SINGLE, tilt: 1.5 },
  bart: { x: 180, y: 42, wide: SINGLE, tilt: -1 },
  lisa: { x: 247, y: 41, wide: SINGLE, tilt: 2 },
  maggie: { x: 314, y: 42, wide: SINGLE, tilt: -1.5 },
  children: { x: 63, y: 114, wide: 90, tilt: 1.2 },
  why_you: { x: 169, y: 115, wide: 100, tilt: -1.2 },
  family: { x: 285, y: 114, wide: 112, tilt: 1 },
};

/** Where the heads are: middle, and size. */
const HEADS: Record<string, readonly (readonly [string, number, number, number])[]> = {
  homer: [["homer", 0, -6, 42]],
  marge: [["marge", 0, -6, 43]],
  bart: [["bart", 0, -6, 42]],
  lisa: [["lisa", 0, -5, 41]],
  maggie: [["maggie", 0, 0, 30]],
  children: [
    ["bart", -25, -7, 36],
    ["lisa", 6, -7, 36],
    ["maggie", 30, 1, 24],
  ],
  why_you: [
    ["homer", -26, -6, 44],
    ["bart", 22, -13, 26],
    ["bart", 8, 2, 26],
    ["bart", 34, 2, 26],
  ],
  family: [
    ["homer", -34, -6, 38],
    ["marge", -8, -9, 38],
    ["bart", 15, -3, 30],
    ["lisa", 39, -4, 30],
    ["maggie", 2, 6, 18],
  ],
};

const WALLS = ["p0", "p4", "p2", "p1", "p5", "p1", "p2", "p0"];

interface PhotoProps {
  of: Portrait;
  place: number;
  state: "" | "chosen" | "used" | "made" | "missed" | "shut";
  /** What a screen reader hears, unless it hears the same as a choice. */
  label?: string;
}

export function Photo({ of, place, state, label = "" }: PhotoProps) {
  const frame = FRAMES[of.id];
  if (!frame) return null;
  const w = frame.wide / 2;
  const h = HIGH / 2;
  return (
    <g
      transform={`translate(${frame.x} ${frame.y}) rotate(${frame.tilt})`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <g class={`si-photo ${state}`}>
        <rect class="si-shade" x={-w + 2} y={-h + 3} width={2 * w} height={2 * h} rx="2" />
        <rect class="si-print" x={-w} y={-h} width={2 * w} height={2 * h} rx="2" />
        <svg
          x={-w + 4}
          y={-h + 4}
          width={2 * w - 8}
          height={42}
          viewBox={`${-w + 4} -28 ${2 * w - 8} 42`}
          style={{ overflow: "hidden" }}
        >
          <rect class="si-wall" style={{ fill: `var(--${WALLS[place]})` }} x="-70" y="-40" width="140" height="70" />
          <path
            class="si-rays"
            d="M0 10-80-60-50-60ZM0 10-20-60 0-60ZM0 10 30-60 55-60ZM0 10 90-40 90-10ZM0 10-90-10-90 15Z"
          />
          {(HEADS[of.id] ?? []).map(([name, x, y, size]) => (
            <g key={`${name}${x}`}>
              <path
                class={`si-body ${name}`}
                d={`M${x - size * 0.4} 22Q${x - size * 0.4} ${y + size * 0.36} ${x} ${y + size * 0.36}T${x + size * 0.4} 22Z`}
              />
              <Art sheet="simpsons" name={name} x={x - size / 2} y={y - size / 2} width={size} height={size} />
            </g>
          ))}
        </svg>
        <path
          class="si-corners"
          d={`M${-w - 1}-${h + 1}h9l-9 9ZM${w + 1}-${h + 1}v9l-9-9ZM${-w - 1} ${h + 1}v-9l9 9ZM${w + 1} ${h + 1}h-9l9-9Z`}
        />
        <g transform={`translate(0 ${h - 9})`}>
          <rect class="si-cube" x="-27" y="-6" width="12" height="12" rx="3" />
          <circle class="si-pip" cx="-21" r="1.8" />
          <text class="si-range" x="6" y="5">
            {of.least}–{of.most}
          </text>
        </g>
        {(state === "used" || state === "made") && (
          <g class="si-tick" transform={`translate(${w - 12} ${-h + 14})`}>
            <circle r="11" />
            <path d="M-5 0-1 4 6-4" />
          </g>
        )}
        {state === "missed" && (
          <g class="si-splat">
            <Art sheet="simpsons" name="splat" x={-26} y={-34} width={52} height={52} />
          </g>
        )}
      </g>
    </g>
  );
}
