/** The table: the Earth in the middle, six rows that grow away from it, the pile, the dice. */

import type { BoardProps, Choice } from "../game";
import { Art } from "../../parts/art";
import { Die } from "../../parts/die";
import { Spots, type Spot } from "../../parts/spots";
import { Card, Landscape, HIGH, WIDE } from "./card";
import { Earth, plantOf, useBloom } from "./earth";
import { Move } from "./move";
import { ARROWS, indexOf, LANDSCAPES, numberOf, partTwo, rowOf, sumOf, type Position } from "./position";
import type { Scene } from "./replay";
import { placeIn, Rows, sideOf } from "./rows";
import { useStage } from "./stage";

/** A choice that has a place at a row: laying a card there, or taking its outermost one. */
export function atRow({ notation }: Choice): { arrow: number; card?: string } | null {
  const lay = /^([1-6][a-f])-([1-6])$/.exec(notation);
  if (lay?.[1]) return { arrow: Number(lay[2]), card: lay[1] };
  return /^![1-6]$/.test(notation) ? { arrow: Number(notation[1]) } : null;
}

function Pile({ scene, last, pace }: { scene: Scene; last: Scene | null; pace: number }) {
  const { grey, landscapes } = scene.position.pile;
  const shown = LANDSCAPES - landscapes;
  const left = grey + landscapes;
  return (
    <g aria-hidden="true">
      {left > 0 && (
        <g transform="translate(157 38)">
          <g transform="scale(.87 .86)">
            {[2, 1, 0].map((under) => left > under * 9 && <g transform={`translate(${-under * 1.5} ${-under * 2})`}><Card of={null} /></g>)}
          </g>
          <rect class="ww-pill" x="-15" y="19" width="30" height="22" rx="11" />
          <text class="ww-count" y="35.5" text-anchor="middle">{left}</text>
        </g>
      )}
      {Array.from({ length: shown }, (_, index) => index >= shown - 3 && (
        <Move
          key={index}
          to={{ x: left ? 204 : 180, y: 38, turn: (index % 3) * 5 - 5 }}
          from={last ? { x: 157, y: 38, scale: 0.6 } : undefined}
          pace={pace}
        >
          <g class={last && "ww-turn-over"}>
            <Landscape number={index + 1} />
          </g>
        </Move>
      ))}
      {shown > 0 && left > 0 && (
        <g transform="translate(204 38)">
          <rect class="ww-pill" x="-18" y="19" width="36" height="22" rx="11" />
          <text class="ww-count" y="35.5" text-anchor="middle">{shown}/{LANDSCAPES}</text>
        </g>
      )}
    </g>
  );
}

function Dice({ scene, say, pace }: { scene: Scene } & Pick<BoardProps<Position>, "say" | "pace">) {
  const { thrown, throws } = scene;
  const sum = thrown.reduce((all, pips) => all + pips, 0);
  const label = thrown.length ? say("web-thrown", { dice: thrown.join(" + "), sum }) : undefined;
  return (
    <g {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {[0, 1, 2, 3].map((index) => (
        <Die
          key={index}
          face={thrown[index] ?? 0}
          x={thrown.length === 1 ? 180 : 165 + 30 * (index % 2)}
          y={(thrown.length > 2 ? 232 : 244) + 29 * Math.floor(index / 2)}
          size={26}
          thrown={throws}
          order={index}
          pace={pace}
          class={index < thrown.length ? "ww-die" : "ww-none"}
        />
      ))}
      {thrown.length > 0 && !partTwo(scene.position) && (
        <text key={throws} class="ww-total" x="180" y="297" text-anchor="middle">
          {thrown.length > 1 ? `= ${sum}` : sum}
        </text>
      )}
    </g>
  );
}

/** Behind each row the meadow of its number: a fifth of its colour and a plant for every man. */
function Meadows({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {ARROWS.map((arrow) => {
        const beaten = position.beaten.filter((card) => numberOf(card) === arrow);
        const { x, y } = placeIn(arrow, 1, 3, false);
        return (
          <g key={arrow} transform={`translate(${x} ${y}) scale(${sideOf(arrow)} 1)`}>
            <path
              class="ww-tint"
              style={{ fill: `var(--ww-tint${arrow})`, opacity: beaten.length / 5 }}
              d="M-56-14Q-60-46-28-46Q0-58 26-46Q60-48 60-18Q66 10 58 34Q54 53 12 50Q-20 56-42 48Q-64 40-56-14Z"
            />
            {beaten.map((card) => (
              <g key={card} transform={`translate(${(indexOf(card) % 5) * 22 - 44} ${50 + (indexOf(card) % 2) * 3})`}>
                <g class="ww-grow">
                  <Art sheet="wonderful_world" name={plantOf(indexOf(card))} x={-10} y={-24} width={20} height={24} />
                </g>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Won: where the rows stood lie the landscapes, as far as they were drawn. */
function Bloom({ scene, pace }: { scene: Scene; pace: number }) {
  const places = [...ARROWS.map((arrow) => placeIn(arrow, 1, 3, false)), { x: 180, y: 46 }, { x: 180, y: 256 }];
  return (
    <g aria-hidden="true">
      {places.slice(0, LANDSCAPES - scene.position.pile.landscapes).map(({ x, y, turn = 0 }, index) => (
        <Move key={index} to={{ x, y, turn, scale: 1.3 }} from={{ x: 180, y: 38 }} wait={index * 90} pace={pace}>
          <Landscape number={index + 1} />
        </Move>
      ))}
    </g>
  );
}

export function Board(props: BoardProps<Position>) {
  const { say, pace, choices } = props;
  const { scene, last, pick, setPick } = useStage(props);
  const { position } = scene;
  useBloom(position);
  const settled = scene.position === props.position;
  const piled = partTwo(position);

  const spots: Spot[] = [];
  const previews = new Map<number, number>();
  for (const arrow of settled ? ARROWS : []) {
    const here = choices.filter((choice) => {
      const place = atRow(choice);
      return place?.arrow === arrow && (!pick.card || !place.card || place.card === pick.card);
    });
    const first = here[0];
    if (!first) continue;
    const cards = rowOf(position, arrow);
    const laying = atRow(first)?.card !== undefined;
    const { x, y } = placeIn(arrow, laying ? cards.length : cards.length - 1, cards.length, piled);
    spots.push({ id: `row${arrow}`, x, y, reach: 31, label: here.map((choice) => choice.words).join("; "), choices: here });
    if (laying && pick.card) previews.set(arrow, sumOf(cards) + numberOf(pick.card));
  }
  const won = position.phase === "won";
  const state = won ? " ww-won" : position.phase === "lost" ? " ww-lost" : "";
  return (
    <svg class={`ww-board${state}`} style={{ "--ww-pace": pace }} viewBox="0 0 360 304" role="group" aria-label={say("web-board", { gone: position.beaten.length, pile: position.pile.grey + position.pile.landscapes, landscapes: position.pile.landscapes })}>
      <Meadows position={position} />
      <circle class="ww-orbit" cx="180" cy="150" r="64" />
      <Earth position={position} />
      {won ? (
        <Bloom scene={scene} pace={pace} />
      ) : (
        <>
          <Pile scene={scene} last={last} pace={pace} />
          <Rows scene={scene} last={last} previews={previews} say={say} pace={pace} />
          <Dice scene={scene} say={say} pace={pace} />
        </>
      )}
      {spots.map(({ id, x, y, choices: here }) => {
        const arrow = Number(id.slice(3));
        const { turn = 0 } = placeIn(arrow, 0, 1, false);
        const taking = here.some((choice) => choice.notation.startsWith("!"));
        const chosen = pick.row === arrow || pick.seen === arrow || pick.card !== undefined;
        return (
          <rect
            class={`ww-slot${taking ? " ww-take" : ""}${chosen ? " ww-chosen" : ""}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            x={-WIDE / 2}
            y={-HIGH / 2}
            width={WIDE}
            height={HIGH}
            rx="5"
          />
        );
      })}
      <Spots
        spots={spots}
        pick={(here) => {
          const [only] = here;
          const place = only && atRow(only);
          if (only && here.length === 1) props.play(only.action);
          else if (place) setPick(pick.row === place.arrow ? {} : { row: place.arrow });
        }}
        look={(spot) => setPick({ ...pick, seen: spot ? Number(spot.id.slice(3)) : undefined })}
      />
      {won && pace > 0 && <Petals />}
    </svg>
  );
}

function Petals() {
  return (
    <g aria-hidden="true">
      {Array.from({ length: 28 }, (_, index) => (
        <path
          class="ww-petal"
          style={{
            fill: `var(--ww-tint${(index % 6) + 1})`,
            animationDelay: `${(index % 7) * 180}ms`,
            "--x": `${(index * 61) % 360}px`,
            "--drift": `${((index * 37) % 80) - 40}px`,
          }}
          d="M0-6Q6-2 0 7Q-6-2 0-6Z"
        />
      ))}
    </g>
  );
}
