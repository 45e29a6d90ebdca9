/** The Earth: grey, and for every grey man beaten a patch of colour and something that grows. */

import { useId, useLayoutEffect } from "preact/hooks";

import { Art } from "@pasch/board";

import { bloomOf, indexOf, MEN, type Position } from "./position";

export const EARTH = { x: 180, y: 150, r: 43 } as const;
const GOLDEN = 137.508;
const turn = (degrees: number): [number, number] => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

/** Where the patch of each man lies: spread like the seeds of a sunflower, so that they fill it. */
function patch(place: number): { cx: number; cy: number } {
  const [x, y] = turn(place * GOLDEN);
  const far = EARTH.r * Math.sqrt((place + 0.5) / MEN);
  return { cx: EARTH.x + far * x, cy: EARTH.y + far * y };
}

/** What grows where this man stood. */
export const plantOf = (place: number): string => `grow${(place * 3) % 10}`;

/** Half of them grow above, half below; left and right are the arrows of the rows. */
function Growing({ of }: { of: number }) {
  const place = (of * 7) % MEN;
  const degrees = (place < 15 ? -142 : 38) + ((place % 15) + 0.5) * 6.93;
  const [x, y] = turn(degrees);
  const far = EARTH.r - 1.5;
  return (
    <g transform={`translate(${EARTH.x + far * x} ${EARTH.y + far * y}) rotate(${degrees + 90})`}>
      <g class="ww-grow">
        <Art sheet="wonderful_world" name={plantOf(of)} x={-7.5} y={-17.5} width={15} height={18} />
      </g>
    </g>
  );
}

export function Earth({ position }: { position: Position }) {
  const patches = useId();
  const places = position.beaten.map(indexOf);
  const whole = position.phase === "won" || places.length === MEN;
  const box = { x: EARTH.x - EARTH.r, y: EARTH.y - EARTH.r, width: 2 * EARTH.r, height: 2 * EARTH.r };
  return (
    <g class="ww-earth">
      {places.map((place) => (
        <Growing key={place} of={place} />
      ))}
      <clipPath id={patches}>
        {places.map((place) => (
          <circle key={place} class="ww-patch" {...patch(place)} r="11" />
        ))}
        {whole && <circle class="ww-whole" cx={EARTH.x} cy={EARTH.y} r={EARTH.r + 2} />}
      </clipPath>
      <g class="ww-grey">
        <Art sheet="wonderful_world" name="earth" {...box} />
      </g>
      {position.phase !== "lost" && (
        <g class="ww-true" clip-path={`url(#${patches})`}>
          <Art sheet="wonderful_world" name="earth" {...box} />
        </g>
      )}
    </g>
  );
}

/** The page around the board gets its colours back together with the Earth; see the style sheet. */
export function useBloom(position: Position, picture = false): void {
  const bloom = bloomOf(position);
  useLayoutEffect(() => {
    if (picture) return;
    const root = document.documentElement;
    root.classList.add("ww-world");
    return () => {
      root.classList.remove("ww-world");
      root.style.removeProperty("--bloom");
    };
  }, []);
  useLayoutEffect(() => {
    if (!picture) document.documentElement.style.setProperty("--bloom", bloom.toFixed(3));
  }, [bloom]);
}
