/** The six rows: where each card lies, the arrow with the row's sum, what a pile has beneath. */

import { listed, Pips, type Say } from "@pasch/board";

import { Card, WIDE } from "./card";
import { Fall, Move, type Place } from "./move";
import { ARROWS, numberOf, objectOf, partTwo, rowOf, sumOf, type Position } from "./position";
import type { Scene } from "./replay";

const MIDDLE = 180;
const ARROW = 61; // from the middle
const FIRST = 14 + WIDE / 2; // from the arrow
const ROOM = 102 - WIDE;
const TILT = 6;

/** -1 for the three rows on the left, 1 for those on the right. */
export const sideOf = (arrow: number): -1 | 1 => (arrow <= 3 ? -1 : 1);
const level = (arrow: number): number => (arrow - 1) % 3;
const arrowAt = (arrow: number): Place => ({ x: MIDDLE + sideOf(arrow) * ARROW, y: 50 + 100 * level(arrow) });

/** A row keeps room for one card more, so that nothing shifts when it can be laid. */
const stepIn = (cards: number): number => Math.min(19, ROOM / Math.max(1, Math.min(5, cards)));

export function placeIn(arrow: number, index: number, cards: number, piled: boolean): Place {
  const far = FIRST + index * (piled ? 3.5 : stepIn(cards));
  const side = sideOf(arrow);
  const turn = side * (level(arrow) - 1) * TILT;
  const { x, y } = arrowAt(arrow);
  const angle = (turn * Math.PI) / 180;
  return { x: x + side * far * Math.cos(angle), y: y + side * far * Math.sin(angle), turn };
}

export const cardWords = (say: Say, card: string): string =>
  say("card", { number: numberOf(card), object: objectOf(card) });

function rowWords(say: Say, position: Position, arrow: number): string {
  const cards = rowOf(position, arrow);
  const said = cards.map((card) => cardWords(say, card)).reverse();
  if (!cards.length) return say("web-row-empty", { arrow });
  return say(partTwo(position) ? "web-row-pile" : "web-row", { arrow, cards: listed(say, said), sum: sumOf(cards) });
}

function Arrow({ arrow, sum, preview }: { arrow: number; sum: number; preview: number | undefined }) {
  const { x, y } = arrowAt(arrow);
  const side = sideOf(arrow);
  return (
    <g class="ww-base" transform={`translate(${x} ${y})`}>
      {level(arrow) === 1 ? (
        <path class="ww-arrow" d={`M${-side * 17}-16.5L${-side * 13.5}-12L${-side * 17}-7.5`} />
      ) : (
        <g transform={`translate(${-side * 13} ${level(arrow) ? -29 : 27}) rotate(${side * 55 * (level(arrow) - 1)})`}>
          <path class="ww-arrow" transform={`scale(${side} 1)`} d="M-12 0H3M-2.5-4.5L3 0L-2.5 4.5" />
        </g>
      )}
      <g transform={`translate(0 -12) scale(.55)`}>
        <rect class="ww-face" x="-20" y="-20" width="40" height="40" rx="8" />
        <Pips of={arrow} />
      </g>
      {preview && <rect class="ww-new" x="-14" y="2" width="28" height="22" rx="8" />}
      {sum + (preview ?? 0) > 0 && (
        <text class="ww-sum" y="19" text-anchor="middle">
          {preview ?? sum}
        </text>
      )}
    </g>
  );
}

/** What lies under the top card of a pile, the next one first. */
function Beneath({ arrow, cards }: { arrow: number; cards: readonly string[] }) {
  const { x, y } = placeIn(arrow, cards.length, 1, true);
  const side = sideOf(arrow);
  return (
    <g transform={`translate(${x + side * 36} ${y - 24})`} aria-hidden="true">
      {cards.map((card, index) => (
        <g transform={`translate(${side * 19 * Math.floor(index / 3)} ${(index % 3) * 22})`}>
          <rect class="ww-card" x="-8.5" y="-10" width="17" height="20" rx="3" />
          <text class="ww-number" y="6" text-anchor="middle">
            {numberOf(card)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface RowsProps {
  scene: Scene;
  last: Scene | null;
  /** The sum that a row would get by the card that is chosen. */
  previews: ReadonlyMap<number, number>;
  say: Say;
  pace: number;
}

export const PILE: Place = { x: 157, y: 38 };

/** A card comes from the hands below the board, or from the pile when the rows are opened. */
function origin(last: Scene | null, seat: number): Place | undefined {
  if (!last) return undefined;
  return ["beginning", "dealing", "opening"].includes(last.position.phase)
    ? PILE
    : { x: 60 + 80 * seat, y: 370, scale: 1.4 };
}

export function Rows({ scene, last, previews, say, pace }: RowsProps) {
  const { position } = scene;
  const piled = partTwo(position);
  const from = origin(last, last?.position.turn ?? 0);
  return (
    <>
      {ARROWS.map((arrow) => {
        const cards = rowOf(position, arrow);
        return (
          <g key={arrow} role="img" aria-label={rowWords(say, position, arrow)}>
            <Arrow arrow={arrow} sum={piled ? 0 : sumOf(cards)} preview={previews.get(arrow)} />
            {piled && <Beneath arrow={arrow} cards={cards.slice(0, -1).reverse()} />}
            {cards.map((card, index) => (
              <Move
                key={card}
                to={placeIn(arrow, index, cards.length, piled)}
                from={from}
                pace={pace}
                class={position.falling.includes(arrow) && index === cards.length - 1 ? "ww-doomed" : "ww-man"}
              >
                <Card of={card} side={-sideOf(arrow)} strip={piled ? WIDE : stepIn(cards.length)} />
                <path class="ww-tick" d="M-14 4L-4 16L15-12" />
              </Move>
            ))}
          </g>
        );
      })}
      {pace > 0 &&
        ARROWS.flatMap((arrow) => {
          const were = last ? rowOf(last.position, arrow) : [];
          const gone = were.filter((card) => !rowOf(position, arrow).includes(card));
          return gone.map((card) => (
            <Fall key={card} at={placeIn(arrow, were.indexOf(card), were.length, piled)} pace={pace}>
              <Card of={card} side={-sideOf(arrow)} />
            </Fall>
          ));
        })}
    </>
  );
}
