/** What comes back: a meadow behind each row, and at a win the landscapes and the petals. */

import { Art } from "@pasch/board";

import { Landscape } from "./card";
import { plantOf } from "./earth";
import { Move } from "./move";
import { ARROWS, indexOf, LANDSCAPES, numberOf, type Position } from "./position";
import { PILE, placeIn, sideOf } from "./rows";

/** Behind each row the meadow of its number: a fifth of its colour and a plant for every man. */
export function Meadows({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {ARROWS.map((arrow) => {
        const beaten = position.beaten.filter((card) => numberOf(card) === arrow);
        const { x, y } = placeIn(arrow, 1, 3, false);
        return (
          <g key={arrow} transform={`translate(${x} ${y}) scale(${sideOf(arrow)} 1)`}>
            <path
              class="ww-tint"
              style={{ fill: `var(--ww-tint${arrow})`, opacity: beaten.length / 5 }}
              d="M-56-14Q-60-46-28-46Q0-48 26-46Q60-48 60-18Q66 10 58 34Q54 53 12 50Q-20 56-42 48Q-64 40-56-14Z"
            />
            {beaten.map((card) => (
              <g key={card} transform={`translate(${(indexOf(card) % 5) * 22 - 44} ${50 + (indexOf(card) % 2) * 3})`}>
                <g class="ww-grow">
                  <Art sheet="wonderful_world" name={plantOf(indexOf(card))} x={-10} y={-24} width={20} height={24} />
                </g>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Won: where the rows stood lie the landscapes, as far as they were drawn. */
export function Bloom({ position, pace }: { position: Position; pace: number }) {
  const places = [...ARROWS.map((arrow) => placeIn(arrow, 1, 3, false)), { x: 180, y: 46 }, { x: 180, y: 256 }];
  return (
    <g aria-hidden="true">
      {places.slice(0, LANDSCAPES - position.pile.landscapes).map(({ x, y, turn = 0 }, index) => (
        <Move key={index} to={{ x, y, turn, scale: 1.3 }} from={PILE} wait={index * 90} pace={pace}>
          <Landscape number={index + 1} />
        </Move>
      ))}
      {pace > 0 && <Petals />}
    </g>
  );
}

function Petals() {
  return (
    <>
      {Array.from({ length: 18 }, (_, index) => (
        <path
          class="ww-petal"
          style={{
            fill: `var(--ww-tint${(index % 6) + 1})`,
            animationDelay: `${(index % 6) * 200}ms`,
            "--x": `${(index * 61) % 360}px`,
            "--drift": `${((index * 37) % 80) - 40}px`,
          }}
          d="M0-6Q6-2 0 7Q-6-2 0-6Z"
        />
      ))}
    </>
  );
}
