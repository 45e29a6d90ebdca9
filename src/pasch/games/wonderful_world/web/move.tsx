/** Cards that travel to their place, and beaten ones that fall. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Place {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
}

const css = ({ x, y, turn = 0, scale = 1 }: Place): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;

interface MoveProps {
  to: Place;
  /** Where it comes from when it is new. */
  from?: Place | undefined;
  wait?: number;
  pace: number;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

export function Move({ to, from, wait = 0, pace, label, children, ...rest }: MoveProps) {
  const element = useRef<SVGGElement>(null);
  const stands = useRef("");
  const end = css(to);
  useLayoutEffect(() => {
    const start = stands.current || (from ? css(from) : end);
    stands.current = end;
    if (start === end || pace === 0 || !element.current) return;
    const moving = element.current.animate([{ transform: start }, { transform: end }], {
      duration: 420 * pace,
      delay: wait * pace,
      easing: "cubic-bezier(.3,.8,.3,1)",
      fill: "backwards",
    });
    return () => moving.cancel();
  }, [end]);
  return (
    <g ref={element} style={{ transform: end }} {...rest}>
      {children}
    </g>
  );
}

/** A grey man trembles, tips over and is gone. */
export function Fall({ at, pace, children }: { at: Place; pace: number; children: ComponentChildren }) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const turn = at.turn ?? 0;
    const falling = element.current?.animate(
      [
        { transform: css(at), opacity: 1 },
        { transform: css({ ...at, turn: turn - 5, scale: 1.06 }), opacity: 1, offset: 0.2 },
        { transform: css({ ...at, turn: turn + 6, scale: 1.06 }), opacity: 1, offset: 0.4 },
        { transform: css({ ...at, y: at.y + 70, turn: turn + 50, scale: 0.7 }), opacity: 0 },
      ],
      { duration: 540 * pace, easing: "ease-in", fill: "forwards" },
    );
    return () => falling?.cancel();
  }, []);
  return (
    <g ref={element} aria-hidden="true">
      {children}
    </g>
  );
}
