/** Above the Earth the pile and the landscapes, below it the dice. */

import { type BoardProps, Die, throwTime } from "@pasch/board";

import { Card, Landscape } from "./card";
import { Move } from "./move";
import { LANDSCAPES, partTwo, type Position } from "./position";
import type { Scene } from "./replay";
import { PILE } from "./rows";

const OPEN = { x: 204, y: PILE.y };

function Count({ x, text }: { x: number; text: string | number }) {
  return (
    <g transform={`translate(${x} ${PILE.y})`}>
      <rect class="ww-pill" x="-18" y="19" width="36" height="22" rx="11" />
      <text class="ww-count" y="35.5" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

export function Pile({ scene, last, pace }: { scene: Scene; last: Scene | null; pace: number }) {
  const { grey, landscapes } = scene.position.pile;
  const shown = LANDSCAPES - landscapes;
  const left = grey + landscapes;
  return (
    <g aria-hidden="true">
      {left > 0 && (
        <>
          <g transform={`translate(${PILE.x} ${PILE.y}) scale(.87 .86)`}>
            <Card of={null} />
          </g>
          <Count x={PILE.x} text={left} />
        </>
      )}
      {Array.from(
        { length: shown },
        (_, index) =>
          index >= shown - 3 && (
            <Move
              key={index}
              to={{ ...OPEN, x: left ? OPEN.x : 180, turn: (index % 3) * 5 - 5 }}
              from={last ? PILE : undefined}
              pace={pace}
            >
              <g class={last ? "ww-turn-over" : ""}>
                <Landscape number={index + 1} />
              </g>
            </Move>
          ),
      )}
      {shown > 0 && left > 0 && <Count x={OPEN.x} text={`${shown}/${LANDSCAPES}`} />}
    </g>
  );
}

export function Dice({ scene, say, pace }: { scene: Scene } & Pick<BoardProps<Position>, "say" | "pace">) {
  const { thrown, throws } = scene;
  const sum = thrown.reduce((all, pips) => all + pips, 0);
  const label = thrown.length ? say("web-thrown", { dice: thrown.join(" + "), sum }) : undefined;
  return (
    <g {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {[0, 1, 2, 3].map((index) => (
        <Die
          key={index}
          face={thrown[index] ?? 0}
          x={thrown.length === 1 ? 180 : 165 + 30 * (index % 2)}
          y={(thrown.length > 2 ? 232 : 244) + 29 * Math.floor(index / 2)}
          size={26}
          thrown={throws}
          order={index}
          pace={pace}
          class={index < thrown.length ? "ww-die" : "ww-none"}
        />
      ))}
      {thrown.length > 1 && !partTwo(scene.position) && (
        <text
          key={throws}
          class="ww-total"
          x="180"
          y={thrown.length > 2 ? 297 : 280}
          text-anchor="middle"
          style={{ "--throw": `${throwTime(thrown.length) * pace}ms` }}
        >
          = {sum}
        </text>
      )}
    </g>
  );
}
