/** Where the words of a tour stand: beside what they speak of, inside the window. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placed {
  x: number;
  y: number;
  /** The side of the words that the arrow comes out of; none where they lie over what they speak of. */
  arrow: "" | "top" | "bottom" | "left" | "right";
  /** Where on that side, from its beginning. */
  along: number;
}

const GAP = 14;
const EDGE = 6;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** As much of it as the window shows. */
export const inside = (box: Box, window: Box): Box => ({
  left: within(window.left, box.left, window.right),
  top: within(window.top, box.top, window.bottom),
  right: within(window.left, box.right, window.right),
  bottom: within(window.top, box.bottom, window.bottom),
});

/** What holds all of them. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * Above or below, else beside it; where there is no room around it, at the top of the window.
 * `free` holds it and whatever else is not to be covered.
 */
export function place(of: Box, size: { width: number; height: number }, window: Box, free: Box = of): Placed {
  const { width, height } = size;
  const middle = (of.left + of.right) / 2;
  const centre = (of.top + of.bottom) / 2;
  const x = within(window.left + EDGE, middle - width / 2, window.right - EDGE - width);
  const y = within(window.top + EDGE, centre - height / 2, window.bottom - EDGE - height);
  const alongX = within(18, middle - x, width - 18);
  const alongY = within(18, centre - y, height - 18);
  const above = free.top - GAP - height;
  if (above >= window.top + EDGE) return { x, y: above, arrow: "bottom", along: alongX };
  const below = free.bottom + GAP;
  if (below + height <= window.bottom - EDGE) return { x, y: below, arrow: "top", along: alongX };
  const before = free.left - GAP - width;
  if (before >= window.left + EDGE) return { x: before, y, arrow: "right", along: alongY };
  const after = free.right + GAP;
  if (after + width <= window.right - EDGE) return { x: after, y, arrow: "left", along: alongY };
  return { x, y: window.top + EDGE, arrow: "", along: 0 };
}
