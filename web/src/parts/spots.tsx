/** The places of a board that can be chosen: by touch, by mouse, and as one Tab stop with arrows. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Choice } from "../games/game";

export interface Spot {
  id: string;
  x: number;
  y: number;
  /** Half of the side of the target, in the units of the board. */
  reach: number;
  /** Half of its width, where it is no square. */
  wide?: number;
  /** What a screen reader hears. */
  label: string;
  choices: readonly Choice[];
}

interface SpotsProps {
  spots: readonly Spot[];
  /** One choice is made at once, several are asked about. */
  pick: (choices: readonly Choice[], spot: Spot) => void;
  /** The spot under the pointer or the focus, to light up what it would do. */
  look?: (spot: Spot | null) => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in a direction; one that lies more aside counts as farther. */
function next(spots: readonly Spot[], from: Spot, dx: number, dy: number): Spot {
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (spot !== from && ahead > 0 && ahead + 2 * aside < least) {
      best = spot;
      least = ahead + 2 * aside;
    }
  }
  return best;
}

/** Targets may overlap: of those under the finger the one whose middle is nearest is meant. */
function meant(spots: readonly Spot[], of: Spot, event: MouseEvent): Spot {
  const matrix = (event.currentTarget as SVGGraphicsElement).getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const far = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return spots
    .filter((spot) => Math.abs(spot.x - x) < (spot.wide ?? spot.reach) && Math.abs(spot.y - y) < spot.reach)
    .reduce((best, spot) => (far(spot) < far(best) ? spot : best), of);
}

export function Spots({ spots, pick, look }: SpotsProps) {
  const [at, setAt] = useState("");
  const group = useRef<SVGGElement>(null);
  const current = spots.find((spot) => spot.id === at) ?? spots[0];
  useEffect(() => () => look?.(null), []);

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (!current) return;
    if (arrow) {
      const to = next(spots, current, arrow[0], arrow[1]);
      setAt(to.id);
      group.current?.querySelector<SVGElement>(`[data-spot="${CSS.escape(to.id)}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      pick(current.choices, current);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <g ref={group} class="spots" onKeyDown={onKeyDown}>
      {spots.map((spot) => (
        <rect
          key={spot.id}
          data-spot={spot.id}
          class="spot"
          role="button"
          aria-label={spot.label}
          tabindex={spot === current ? 0 : -1}
          x={spot.x - (spot.wide ?? spot.reach)}
          y={spot.y - spot.reach}
          width={2 * (spot.wide ?? spot.reach)}
          height={2 * spot.reach}
          rx={Math.min(spot.reach, spot.wide ?? 99) / 2}
          onClick={(event) => {
            const found = meant(spots, spot, event);
            pick(found.choices, found);
          }}
          onFocus={() => (setAt(spot.id), look?.(spot))}
          onBlur={() => look?.(null)}
          onPointerEnter={() => look?.(spot)}
          onPointerLeave={() => look?.(null)}
        />
      ))}
    </g>
  );
}
