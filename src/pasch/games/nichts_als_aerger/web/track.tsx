/** The fields: the track, everybody's A and goal. */

import { Art } from "@pasch/board";

import type { Ground } from "./geometry";
import { SHEET } from "./pieces";
import type { Position } from "./position";

/** Corners where nobody sits, as if seats were between seats. */
const EMPTY: Record<number, number[]> = { 2: [0.5, 1.5], 3: [3], 5: [5] };

export function Track({ position, ground }: { position: Position; ground: Ground }) {
  const { fields, track, start, place } = ground;
  const radius = position.seats > 4 ? 11 : 12.5;
  const pieces = position.players[0]?.on.length ?? 4;
  return (
    <g class="na-track">
      {(EMPTY[position.seats] ?? []).map((seat) => {
        const [x, y] = ground.yard(seat);
        return (
          <g class="na-nobody">
            <Art sheet={SHEET} name="f-tongue" x={x - 34} y={y - 34} width={68} height={68} />
          </g>
        );
      })}
      <path class="na-way" d={`M${fields.join("L")}Z`} />
      {position.players.map((_, seat) => (
        <path
          class="na-way"
          style={{ stroke: `var(--p${seat})` }}
          d={`M${place(seat, track - 1)}L${place(seat, track + pieces - 1)}`}
        />
      ))}
      {fields.map(([x, y]) => (
        <circle class="na-field" cx={x} cy={y} r={radius} />
      ))}
      {position.players.map((_, seat) => {
        const [x, y] = fields[start(seat)] ?? [0, 0];
        return (
          <g style={{ "--p": `var(--p${seat})` }}>
            <circle class="na-start" cx={x} cy={y} r={radius + 1.5} />
            <text class={seat === 3 ? "na-label pale" : "na-label"} x={x} y={y + 5.2} text-anchor="middle">
              A
            </text>
            {Array.from({ length: pieces }, (_, nth) => {
              const [gx, gy] = place(seat, track + nth);
              return (
                <>
                  <circle class="na-goal" cx={gx} cy={gy} r={radius} />
                  <text class="na-small-label" x={gx} y={gy + 4.4} text-anchor="middle">
                    {"abcd"[nth]}
                  </text>
                </>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
