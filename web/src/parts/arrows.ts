/** Arrow keys among buttons that lie in rows: one Tab stop for all of them. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The button that a key leads to; undefined: the key is for something else. */
export function arrowTo(key: string, buttons: readonly HTMLElement[], from: number): HTMLElement | undefined {
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  const arrow = ARROWS[key];
  return arrow && next(buttons, from, arrow);
}

/** To the side the next one, up and down the nearest one of another row. */
function next(
  buttons: readonly HTMLElement[],
  from: number,
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  if (dx) return buttons[from + dx];
  const here = buttons[from]!.getBoundingClientRect();
  const far = (button: HTMLElement): number => {
    const box = button.getBoundingClientRect();
    const ahead = (box.top - here.top) * dy;
    return ahead <= 0 ? Infinity : 2 * ahead + Math.abs(box.left - here.left);
  };
  const best = buttons.reduce((one, other) => (far(other) < far(one) ? other : one));
  return far(best) < Infinity ? best : undefined;
}
