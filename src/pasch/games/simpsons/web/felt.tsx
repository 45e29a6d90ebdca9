/** The felt: the cup, the dice that fell, and before that what the portrait wants. */

import { useLayoutEffect, useState } from "preact/hooks";

import { Art, Die } from "@pasch/board";

import type { Picture } from "./pictures";
import { portrait, serving } from "./position";

const TOP = 158;
const HIGH = 78;
/** What is on the dice, to be seen while nobody goes for anything. */
const FACES = ["homer", "marge", "bart", "lisa", "maggie", "joker"];

interface FeltProps {
  picture: Picture;
  /** Faces and portrait of the last throw, which stay there until something else happens. */
  last: Picture | undefined;
  /** Names the throw; empty when no dice lie there. */
  throwing: string;
  pace: number;
}

export function Felt({ picture, last, throwing, pace }: FeltProps) {
  const { position } = picture;
  const shown = position.faces.length || !last ? position : last.position;
  const figures = portrait(shown.portrait)?.figures ?? [];
  // Dice tumble when this changes: they are there first, and thrown in the same moment.
  const [thrown, tumble] = useState("");
  useLayoutEffect(() => tumble(throwing), [throwing]);
  const serves = serving(shown.faces, figures);
  const count = shown.faces.length || figures.length;
  // More than six lie in two rows.
  const row = count > 6 ? Math.ceil(count / 2) : count;
  const size = count > 6 ? 32 : 37;
  const at = (n: number): readonly [number, number] => [
    208 + (size + 8) * ((n % row) - (Math.min(row, count - n + (n % row)) - 1) / 2),
    TOP + HIGH / 2 + (row < count ? (n < row ? -18 : 18) : 0),
  ];
  return (
    <g>
      <rect class="si-felt" x="8" y={TOP} width="344" height={HIGH} rx="16" />
      <path class="si-seam" d={`M20 ${TOP + 6}H340M20 ${TOP + HIGH - 6}H340`} />
      <g transform={`translate(40 ${TOP + HIGH / 2})`}>
        <Art sheet="simpsons" name="cup" x={-26} y={-34} width={52} height={64} />
        <text class="si-count" y="11">
          {position.faces.length ? "" : position.dice}
        </text>
      </g>
      {shown.faces.length
        ? shown.faces.map((face, n) => (
            <g key={n} class={picture.made === null || serves[n] ? "si-die" : "si-die idle"}>
              <Die face={0} x={at(n)[0]} y={at(n)[1]} size={size} thrown={thrown} order={n} pace={pace}>
                <Art sheet="simpsons" name={face} x={-18} y={-18} width={36} height={36} />
              </Die>
            </g>
          ))
        : figures.map((face, n) => (
            <g key={n} class="si-want" transform={`translate(${at(n).join()})`}>
              <rect x="-18" y="-18" width="36" height="36" rx="8" />
              <Art sheet="simpsons" name={face} x={-15} y={-15} width={30} height={30} />
            </g>
          ))}
      {!shown.faces.length && !figures.length && (
        <g class="si-six">
          {FACES.map((face, n) => (
            <Art
              key={face}
              sheet="simpsons"
              name={face}
              x={76 + 44 * n}
              y={TOP + HIGH / 2 - 15}
              width={30}
              height={30}
            />
          ))}
        </g>
      )}
    </g>
  );
}
