/** Something that moves in its place and ends as it is drawn; where nothing moves, it is drawn so at once. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface DanceProps {
  /** Each a CSS transform, or `{ transform, opacity }`; the end is how it is drawn. */
  steps: readonly (string | Keyframe)[];
  /** Milliseconds for all steps, and before the first, at pace 1. */
  time: number;
  wait?: number;
  times?: number;
  pace: number;
  children: ComponentChildren;
}

export function Dance({ steps, time, wait = 0, times = 1, pace, children }: DanceProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (pace === 0) return;
    const frames = steps.map((step) => (typeof step === "string" ? { transform: step } : { ...step }));
    const options = { duration: time * pace, delay: wait * pace, iterations: times, fill: "backwards" } as const;
    const dance = element.current?.animate(
      frames.map((frame) => ({ easing: "ease-in-out", ...frame })),
      options,
    );
    return () => dance?.cancel();
  }, []);
  return <g ref={element}>{children}</g>;
}
