/** One thing on the table: a card and its two sides, a Death, a special card. */

import { Art } from "../../parts/art";
import { isDeath, isSpecial } from "./things";
import type { Box } from "./layout";
import type { Whereabouts } from "./things";

export const SHEET = "nichtlustig";
const art = (name: string, size: number, x = 0, y = 0) => (
  <Art sheet={SHEET} name={name} x={x - size / 2} y={y - size / 2} width={size} height={size} />
);

/** The dice that win a card, with its value; the foremost one last. */
const NEEDS: Record<string, readonly string[]> = {
  R: ["black", "black"],
  Y: ["red", "red"],
  L: ["white", "white"],
  P: ["red", "black", "white"],
  D: ["sand"],
  T: ["pink"],
};

function Needs({ id, x, y, apart }: { id: string; x: number; y: number; apart: number }) {
  const dice = NEEDS[id[0] ?? ""] ?? [];
  const wide = id[0] === "D" ? 24 : 18;
  return (
    <g transform={`translate(${x} ${y})`}>
      {dice.map((colour, place) => {
        const behind = (dice.length - 1 - place) * apart;
        return (
          <rect class={`nl-mini nl-${colour}`} x={behind - wide / 2} y={-behind - 9} width={wide} height="18" rx="4" />
        );
      })}
      {id === "T*" ? art("poodle", 15) : (
        <text class={`nl-value nl-on-${dice[dice.length - 1]}`} y="5.6" text-anchor="middle">
          {id.slice(1)}
        </text>
      )}
    </g>
  );
}

/** As it lies in the middle or unscored before somebody: who it is, and what wins it. */
export function Front({ id, w, h }: { id: string; w: number; h: number }) {
  if (isSpecial(id)) return art(id, Math.min(w, h) - 2);
  const figure = id === "T*" ? "poodle" : id[0] ?? "";
  if (w < h) {
    const size = Math.min(w - 1, h - 9);
    const left = id[0] === "D" ? 12.5 : 9.5;
    return (
      <>
        {art(figure, size, 1, h / 2 - size / 2 - 0.5)}
        <Needs id={id} x={left - w / 2} y={9.5 - h / 2} apart={1.6} />
      </>
    );
  }
  const size = Math.min(h - 3, w - 14);
  return (
    <>
      {art(figure, size, size / 2 + 0.5 - w / 2)}
      <Needs id={id} x={w / 2 - (id[0] === "D" ? 13.5 : id[0] === "T" ? 10.5 : id[0] === "P" ? 16.5 : 14)} y={h / 2 - 11} apart={id[0] === "P" ? 5 : 4} />
    </>
  );
}

/** As it is turned over: its drawing; or, below a Death, the face that still shows. */
export function Back({ id, w, h, covered }: { id: string; w: number; h: number; covered: boolean }) {
  if (covered) return art(id[0] ?? "", w * 0.96, 0, w * 0.48 - h / 2 + 0.5);
  return (
    <Art sheet={SHEET} name={id === "T*" ? "T0" : id} x={0.7 - w / 2} y={0.7 - h / 2} width={w - 1.4} height={h - 1.4} />
  );
}

interface ThingProps {
  id: string;
  box: Box;
  at: Whereabouts;
  wait: number;
  /** How it is lit: as won, as picked, as what threatens. */
  lit: string;
}

export function Thing({ id, box: { x, y, w, h }, at, wait, lit }: ThingProps) {
  const death = isDeath(id);
  const lying = death && at.pressed !== null;
  const turned = at.scored || (death && at.holder >= 0 && !lying);
  const covered = !death && at.pressed !== null;
  const round = isSpecial(id) && at.holder >= 0;
  const kind = death ? "T" : isSpecial(id) ? "S" : id[0] ?? "";
  return (
    <g
      class={`nl-thing nl-kind-${kind} ${lit}${lying ? " nl-lying" : ""}${turned ? " nl-turned" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px)${lying ? " rotate(-5deg)" : ""}`, "--wait": wait }}
    >
      <rect class="nl-shade" x={-w / 2 + 0.6} y={-h / 2 + 1.8} width={w} height={h} rx={round ? w / 2 : 4} />
      <rect class="nl-paper" x={-w / 2} y={(round ? -w : -h) / 2} width={w} height={round ? w : h} rx={round ? w / 2 : 4} />
      <g class="nl-front">
        {lying ? <Needs id={id} x={0} y={0} apart={0} /> : <Front id={id} w={round ? w - 5 : w} h={round ? w - 4 : h} />}
      </g>
      {!isSpecial(id) && (
        <g class="nl-back">
          {turned && <Back id={id} w={w} h={h} covered={covered} />}
          {turned && death && <Needs id={id} x={9.5 - w / 2} y={9.5 - h / 2} apart={0} />}
        </g>
      )}
      <rect class="nl-rim" x={-w / 2} y={(round ? -w : -h) / 2} width={w} height={round ? w : h} rx={round ? w / 2 : 4} />
      {lit === "nl-picked" && (
        <g transform={`translate(${w / 2 - 5} ${5 - h / 2})`}>
          <circle class="nl-tick" r="7.5" />
          <path class="nl-tick-mark" d="M-3.5 0l2.5 3 4.5-5.5" />
        </g>
      )}
    </g>
  );
}
