/** One thing on the table: a card and its two sides, a Death, a special card. */

import { Art } from "@pasch/board";

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
const needed = (id: string): readonly string[] => (id === "T*" ? ["white"] : (NEEDS[id[0] ?? ""] ?? []));

function Needs({ id, x, y, apart }: { id: string; x: number; y: number; apart: number }) {
  const dice = needed(id);
  const wide = id[0] === "D" ? 24 : 18;
  return (
    <g transform={`translate(${x} ${y})`}>
      {dice.map((colour, place) => {
        const behind = (dice.length - 1 - place) * apart;
        return (
          <rect class={`nl-mini nl-${colour}`} x={behind - wide / 2} y={-behind - 9} width={wide} height="18" rx="4" />
        );
      })}
      {id === "T*" ? (
        art("poodle", 16)
      ) : (
        <text class={`nl-value nl-on-${dice[dice.length - 1]}`} y="5.6" text-anchor="middle">
          {id.slice(1)}
        </text>
      )}
    </g>
  );
}

/** As it lies in the middle or unscored before somebody: who it is, and what wins it. */
export function Front({ id, w, h, swapped }: { id: string; w: number; h: number; swapped?: boolean }) {
  if (isSpecial(id)) return art(id, Math.min(w, h) - 2);
  const death = isDeath(id);
  const beside = { D: 13.5, P: 18 }[id[0] ?? ""] ?? (death ? 11 : 13.5);
  const upright = w < h;
  const size = upright ? w - 4 : Math.min(h - 3, w - (swapped ? 8 : 16));
  const scene = upright ? w : h * 0.875;
  // before a player the value comes first: there cards may lie closer and cover each other's right
  return (
    <>
      {death ? (
        <Back id={id} w={scene} h={h - 0.6} x={((swapped ? 1 : -1) * (w - scene)) / 2} />
      ) : (
        art(
          id[0] ?? "",
          size,
          (swapped ? 1 : -1) * ((w - size) / 2 - 0.5),
          upright ? Math.max(size - h + 5, -8) / 2 : 0,
        )
      )}
      {id !== "T*" && (
        <Needs
          id={id}
          x={swapped ? (id[0] === "D" ? 13.5 : 10.5) - w / 2 : w / 2 - beside}
          y={h / 2 - 11}
          apart={swapped ? 2 : id[0] === "P" ? 4.5 : 4}
        />
      )}
    </>
  );
}

/** As it is turned over: its drawing; or, below a Death, the face that still shows. */
export function Back({
  id,
  w,
  h,
  x = 0,
  covered,
}: {
  id: string;
  w: number;
  h: number;
  x?: number;
  covered?: boolean;
}) {
  if (covered) return art(id[0] ?? "", w * 0.96, 0, w * 0.48 - h / 2 + 0.5);
  return (
    <Art
      sheet={SHEET}
      name={id === "T*" ? "T0" : id}
      x={x + 0.7 - w / 2}
      y={0.7 - h / 2}
      width={w - 1.4}
      height={h - 1.4}
    />
  );
}

/** A card alone, in the tray or taken up to look at. */
export function Face({ id, turned, h }: { id: string; turned: boolean; h: number }) {
  return (
    <svg viewBox={`-28 ${-h / 2} 56 ${h}`} class={`nl-kind-${isSpecial(id) ? "S" : id[0]}`} aria-hidden="true">
      <rect class="nl-paper" x="-27" y={1 - h / 2} width="54" height={h - 2} rx="5" />
      {turned ? <Back id={id} w={54} h={h - 2} /> : <Front id={id} w={54} h={h - 2} />}
      <rect class="nl-rim" x="-27" y={1 - h / 2} width="54" height={h - 2} rx="5" />
    </svg>
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
  const covered = !death && at.pressed !== null;
  const round = isSpecial(id) && at.holder >= 0;
  const kind = death ? "T" : isSpecial(id) ? "S" : (id[0] ?? "");
  return (
    <g
      class={`nl-thing nl-kind-${kind} ${lit}${lying ? " nl-lying" : ""}${at.scored ? " nl-turned" : ""}`}
      style={{ transform: `translate(${x}px, ${y}px)${lying ? " rotate(-5deg)" : ""}`, "--wait": wait }}
    >
      <rect
        class="nl-shade"
        x={-w / 2 + 0.6}
        y={(round ? -w : -h) / 2 + 1.8}
        width={w}
        height={round ? w : h}
        rx={round ? w / 2 : 4}
      />
      <rect
        class="nl-paper"
        x={-w / 2}
        y={(round ? -w : -h) / 2}
        width={w}
        height={round ? w : h}
        rx={round ? w / 2 : 4}
      />
      <g class="nl-front">
        {lying ? (
          <Needs id={id} x={0} y={0} apart={0} />
        ) : (
          <Front id={id} w={round ? w - 5 : w} h={round ? w - 4 : h} swapped={at.holder >= 0} />
        )}
      </g>
      <g class="nl-back">{at.scored && <Back id={id} w={w} h={h} covered={covered} />}</g>
      <rect
        class="nl-rim"
        x={-w / 2}
        y={(round ? -w : -h) / 2}
        width={w}
        height={round ? w : h}
        rx={round ? w / 2 : 4}
      />
      {lit === "nl-picked" && (
        <g transform={`translate(${w / 2 - (lying ? 0 : 5)} ${(lying ? -2 : 5) - h / 2})`}>
          <circle class="nl-tick" r="7.5" />
          <path class="nl-tick-mark" d="M-3.5 0l2.5 3 4.5-5.5" />
        </g>
      )}
    </g>
  );
}
