/** Something that moves along its way: a piece over its fields, a card over the table. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export type Point = readonly [x: number, y: number];

interface WalkProps {
  /** Where it stands; the last point of a way that it has just gone. */
  way: readonly Point[];
  /** Milliseconds for one step, at pace 1; a step is from one point to the next. */
  step?: number;
  /** Wait so long before the first step, so that things happen one after the other. */
  wait?: number;
  pace: number;
  /** Flies in an arc, as a piece that was thrown out. */
  flies?: boolean;
  class?: string;
  children: ComponentChildren;
}

const at = ([x, y]: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;

export function Walk({ way, step = 180, wait = 0, pace, flies, children, ...rest }: WalkProps) {
  const element = useRef<SVGGElement>(null);
  const end = way[way.length - 1] ?? [0, 0];
  const key = way.join(" ");
  useLayoutEffect(() => {
    if (way.length < 2 || pace === 0 || !element.current) return;
    const frames: Keyframe[] = [];
    way.forEach((point, index) => {
      const last = way[index - 1];
      if (last) {
        const middle: Point = [(last[0] + point[0]) / 2, (last[1] + point[1]) / 2 - (flies ? 40 : 3)];
        frames.push({ transform: at(middle, flies ? 1.3 : 1.08), easing: "ease-in" });
      }
      frames.push({ transform: at(point), easing: "ease-out" });
    });
    const moving = element.current.animate(frames, {
      duration: step * pace * (way.length - 1),
      delay: wait * pace,
      fill: "backwards",
    });
    return () => moving.cancel();
  }, [key]);
  return (
    <g ref={element} style={{ transform: at(end) }} {...rest}>
      {children}
    </g>
  );
}
