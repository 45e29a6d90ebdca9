/** The table: the Earth in the middle, six rows that grow away from it, the pile, the dice. */

import { type BoardProps, type Choice, type Spot, Spots } from "@pasch/board";

import { HIGH, WIDE } from "./card";
import { Earth, useBloom } from "./earth";
import { Dice, Pile } from "./middle";
import { ARROWS, numberOf, partTwo, rowOf, sumOf, type Position } from "./position";
import { placeIn, Rows } from "./rows";
import { Bloom, Meadows } from "./scenery";
import { useStage } from "./stage";

/** A choice that has a place at a row: laying a card there, or taking its outermost one. */
export function atRow({ notation }: Choice): { arrow: number; card?: string } | null {
  const lay = /^([1-6][a-f])-([1-6])$/.exec(notation);
  if (lay?.[1]) return { arrow: Number(lay[2]), card: lay[1] };
  return /^![1-6]$/.test(notation) ? { arrow: Number(notation[1]) } : null;
}

export function Board(props: BoardProps<Position>) {
  const { say, pace, choices } = props;
  const { scene, last, pick, setPick } = useStage(props);
  const { position } = scene;
  useBloom(position, props.picture);
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
    spots.push({
      id: `row${arrow}`,
      x,
      y,
      reach: 40,
      wide: 28,
      label: here.map((choice) => choice.words).join("; "),
      choices: here,
    });
    if (laying && pick.card) previews.set(arrow, sumOf(cards) + numberOf(pick.card));
  }
  const { grey, landscapes } = position.pile;
  const label = say("web-board", { gone: position.beaten.length, pile: grey + landscapes, landscapes });
  const won = position.phase === "won";
  const state = won ? " ww-won" : position.phase === "lost" ? " ww-lost" : "";
  return (
    <svg class={`ww-board${state}`} style={{ "--ww-pace": pace }} viewBox="0 0 360 304" role="group" aria-label={label}>
      <Meadows position={position} />
      <circle class="ww-orbit" cx="180" cy="150" r="64" />
      <Earth position={position} />
      {won ? (
        <Bloom position={position} pace={pace} />
      ) : (
        <>
          <Pile scene={scene} last={last} pace={pace} />
          <Dice scene={scene} say={say} pace={pace} />
        </>
      )}
      <Rows scene={scene} last={last} previews={previews} say={say} pace={pace} />
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
    </svg>
  );
}
