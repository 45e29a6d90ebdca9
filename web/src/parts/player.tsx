/** Six players: colour, shape and letter together, so that colour never stands alone. */

export const COLOURS = ["amber", "green", "vermilion", "ink", "blue", "plum"] as const;

const SHAPES = [
  <circle r="10" />,
  <path d="M0-11.5 11 8.5H-11Z" />,
  <rect x="-9" y="-9" width="18" height="18" rx="1.5" />,
  <path d="M0-12 3.1-4.2 11.4-3.7 5 1.6 7.1 9.7 0 5.2-7.1 9.7-5 1.6-11.4-3.7-3.1-4.2Z" />,
  <path d="M0-12 10 0 0 12-10 0Z" />,
  <path d="M0-12C4-6 9-2 9 3.5A9 9 0 0 1-9 3.5C-9-2-4-6 0-12Z" />,
];

/** The figure of a player, 24 units wide, around the origin. */
export function Shape({ of }: { of: number }) {
  return (
    <g class="shape" style={{ fill: `var(--p${of})` }}>
      {SHAPES[of]}
    </g>
  );
}

/** The same with its letter, as the pieces on the boards have it. */
export function Token({ of, letter }: { of: number; letter: string }) {
  return (
    <g class="token">
      <Shape of={of} />
      <text class={of === 3 ? "letter pale" : "letter"} y="4" text-anchor="middle">
        {letter}
      </text>
    </g>
  );
}

/** The letters of all players: the first of a name that nobody before has, else the seat. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const free = [...name.toUpperCase()].find((c) => /\p{L}/u.test(c) && !taken.has(c));
    const letter = free ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
