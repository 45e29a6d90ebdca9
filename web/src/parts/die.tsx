/** A die: a rounded cube that is thrown in an arc, tumbles, and settles on what was thrown. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { NEXT_DIE, TUMBLE } from "./throw";

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function Pips({ of }: { of: number }) {
  return (
    <>
      {(PIPS[of] ?? []).map(([x, y]) => (
        <circle class="pip" cx={x * 9} cy={y * 9} r="4" />
      ))}
    </>
  );
}

interface DieProps {
  /** The number up; a game with its own faces draws them as children. 0 is a die not thrown yet. */
  face: number;
  x: number;
  y: number;
  size?: number;
  /** Changes with every throw of this die: then it tumbles. */
  thrown?: string | number;
  /** The place of the die in the throw: dice settle one after the other. */
  order?: number;
  pace: number;
  class?: string;
  children?: ComponentChildren;
}

export function Die({ face, x, y, size = 40, thrown, order = 0, pace, children, ...rest }: DieProps) {
  const element = useRef<SVGGElement>(null);
  const last = useRef(thrown);
  useLayoutEffect(() => {
    const same = last.current === thrown;
    last.current = thrown;
    if (same || pace === 0 || !element.current) return;
    const turn = 360 + 90 * (order % 3);
    const rolling = element.current.animate(
      [
        { transform: `translate(${-60 - 12 * order}px, -46px) rotate(${-turn}deg) scale(1.25)` },
        { transform: `translate(${-14}px, 4px) rotate(${-turn / 4}deg) scale(1)`, offset: 0.6 },
        { transform: "translate(-5px, -7px) rotate(-24deg) scale(1.04)", offset: 0.78 },
        { transform: "none" },
      ],
      { duration: TUMBLE * pace, delay: NEXT_DIE * order * pace, easing: "ease-out", fill: "backwards" },
    );
    return () => rolling.cancel();
  }, [thrown]);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`} {...rest}>
      <g ref={element} class="die">
        <rect class="die-shade" x="-18" y="-16" width="38" height="38" rx="8" />
        <rect class="die-body" x="-20" y="-20" width="40" height="40" rx="8" />
        {children ?? <Pips of={face} />}
      </g>
    </g>
  );
}
