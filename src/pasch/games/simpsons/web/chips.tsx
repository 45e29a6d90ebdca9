/** Chips: red ones count 1, blue ones 5 and are broader. */

/** So high a stack may be. */
const HIGH = 7;
const THICK = 5;

function Stack({ of, count, x }: { of: "red" | "blue"; count: number; x: number }) {
  const wide = of === "blue" ? 11 : 8.5;
  const chips = Array.from({ length: count }, (_, n) => -THICK * n);
  return (
    <g class={`si-chip ${of}`} transform={`translate(${x} 0)`}>
      <ellipse class="si-shade" cx="2" cy="2.5" rx={wide + 1} ry="4" />
      {chips.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path d={`M${-wide} -${THICK}V0A${wide} 3.6 0 0 0 ${wide} 0V-${THICK}Z`} />
          <ellipse cy={-THICK} rx={wide} ry="3.6" />
          <path class="si-edge" d={`M${-wide * 0.5} 1.6v-2M${wide * 0.5} 1.6v-2`} />
        </g>
      ))}
      <ellipse class="si-top" cy={-THICK * count} rx={wide * 0.55} ry="1.8" />
    </g>
  );
}

/** As the players begin: some of the value always in red, so that it can be staked. */
export function Chips({ value, room = 99 }: { value: number; room?: number }) {
  const red = value > 0 ? ((value - 1) % 5) + 1 : 0;
  const blue = (value - red) / 5;
  const stacks = Array.from({ length: Math.ceil(blue / HIGH) }, (_, n) => Math.min(HIGH, blue - HIGH * n));
  const step = stacks.length > 2 ? Math.min(13, (room - 46) / (stacks.length - 1)) : 20;
  const width = step * Math.max(0, stacks.length - 1) + (stacks.length && red ? 21 : 0);
  return (
    <g transform={`translate(${-width / 2} 0)`}>
      {stacks.map((count, n) => (
        <Stack key={n} of="blue" count={count} x={step * n} />
      ))}
      {red > 0 && <Stack of="red" count={red} x={width} />}
    </g>
  );
}

/** One chip from above with a number, as it lies for a bet. */
export function Bet({ value }: { value: number }) {
  return (
    <g class="si-bet-chip">
      <circle class="si-shade" cx="1" cy="2" r="13" />
      <circle class="si-rim" r="13" />
      <circle class="si-notch" r="11.4" />
      <circle class="si-face" r="9" />
      <text y="5">{value}</text>
    </g>
  );
}
