/** The table: the middle with its 25 cards, Deaths and special cards, and a row for every player. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { type BoardProps, letters, Shape, Spots, Token } from "@pasch/board";

import { Thing } from "./card";
import { Detail } from "./detail";
import { lay } from "./layout";
import type { Layout } from "./layout";
import { plan, useRest } from "./motion";
import { takes, taken, touched, usePicked } from "./picking";
import { THINGS, isDeath, whereabouts } from "./things";
import type { Position, Where } from "./things";
import { whereIs } from "./words";

/** Half of what a finger needs; of places that overlap the nearest is meant. */
const LEAST = 23;

export function Board(props: BoardProps<Position>) {
  const { position, before, happened, players, me, choices, say } = props;
  const [ratio, setRatio] = useState(0.95);
  const [shown, show] = useState("");
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const box = svg.current;
    if (!box) return;
    const measure = (): void => {
      const now = box.clientHeight / box.clientWidth;
      // a line more below the board must not rearrange it
      setRatio((last) => (Math.abs(now - last) > 0.07 ? now : last));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    measure();
    return () => watcher.disconnect();
  }, []);
  const where = useMemo(() => whereabouts(position), [position]);
  const layout = useMemo(() => lay(position, where, ratio, me), [position, ratio, me]);
  const moves = useMemo(() => plan(before, position, happened), [before, position]);
  const rest = useRest(position, moves.total * props.pace);
  // a board that gets another shape is laid anew at once, whatever was on its way
  const began = useRef({ position, ratio });
  if (began.current.position !== position) began.current = { position, ratio };
  const still = !before || began.current.ratio !== ratio;
  const [picked, pick] = usePicked(choices, position.phase === "claim");
  const open = new Set(takes(choices).flatMap(taken));
  const won = open.size > 0 ? [...open] : rest ? [...position.worth.cards, ...position.worth.deaths] : [];
  const lit = (id: string): string =>
    picked.includes(id)
      ? "nl-picked"
      : !won.includes(id)
        ? ""
        : isDeath(id) && open.size === 0
          ? "nl-threat"
          : "nl-won";

  const spots = THINGS.map((id) => {
    const box = layout.things.get(id) ?? { x: 0, y: 0, w: 0, h: 0 };
    const label = whereIs(id, where, players, say);
    return {
      id,
      x: box.x,
      y: box.y,
      reach: Math.max(LEAST, box.h / 2),
      wide: Math.max(LEAST, box.w / 2),
      label,
      choices: [],
    };
  });
  return (
    <>
      <svg
        ref={svg}
        class="nl-board"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ "--pace": still ? 0 : props.pace }}
        role="group"
        aria-label={say("web-board")}
      >
        <Empty layout={layout} where={where} />
        <Rows layout={layout} {...props} turn={rest ? position.turn : (before ?? position).turn} />
        <g aria-hidden="true">
          {THINGS.map((id) => {
            const [box, at] = [layout.things.get(id), where.get(id)];
            return (
              box && at && <Thing key={id} id={id} box={box} at={at} wait={moves.wait.get(id) ?? 0} lit={lit(id)} />
            );
          })}
          {position.phase === "over" && <Thrown layout={layout} position={position} />}
        </g>
        <Spots spots={spots} pick={(_, { id }) => (open.has(id) ? pick(touched(choices, picked, id)) : show(id))} />
      </svg>
      {shown && <Detail id={shown} where={where} close={() => show("")} {...props} />}
    </>
  );
}

/** The places of the middle; an empty one says who has what lay there, and whether it is safe. */
function Empty({ layout, where }: { layout: Layout; where: Where }) {
  return (
    <g class="nl-empty" aria-hidden="true">
      {THINGS.map((id) => {
        const [box, at] = [layout.home.get(id), where.get(id)];
        if (!box || !at || at.holder < 0) return null;
        return (
          <g transform={`translate(${box.x} ${box.y})`}>
            <rect x={-box.w / 2} y={-box.h / 2} width={box.w} height={box.h} rx="4" />
            <g transform="scale(0.6)">
              <Shape of={at.holder} />
            </g>
            {at.scored && <path class="nl-safe" d="M8 1l3 4 6-8" />}
          </g>
        );
      })}
    </g>
  );
}

/** NL-62: the die that says what a player's Professors are worth lies on one of them. */
function Thrown({ layout, position }: { layout: Layout; position: Position }) {
  return (
    <>
      {position.rolled.map((worth, seat) => {
        const box = layout.things.get(position.worth.professors[seat]?.[0] ?? "");
        return (
          box && (
            <g transform={`translate(${box.x + box.w / 2 - 9} ${box.y + box.h / 2 - 9})`}>
              <rect class="nl-mini nl-white" x="-9" y="-9" width="18" height="18" rx="4" />
              <text class="nl-value" y="5.6" text-anchor="middle">
                {worth}
              </text>
            </g>
          )
        );
      })}
    </>
  );
}

function Rows(props: BoardProps<Position> & { layout: Layout; turn: number | null }) {
  const { layout, position, turn, players, say } = props;
  const letter = letters(players.map((player) => player.name));
  return (
    <>
      {layout.rows.map(({ seat, x, y, w, h }) => {
        const worth = position.worth.points[seat] ?? 0;
        const top = layout.wide ? y - h / 2 + 19 : y;
        return (
          <g
            class={seat === turn && position.phase !== "over" ? "nl-row nl-turn" : "nl-row"}
            role="img"
            aria-label={say("result", { seat: players[seat]?.name ?? "", points: worth })}
          >
            <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx="8" />
            <g transform={`translate(${x - w / 2 + 17} ${top}) scale(1.2)`}>
              <Token of={seat} letter={letter[seat] ?? ""} />
            </g>
            {layout.wide && (
              <text x={x - w / 2 + 36} y={top + 6}>
                {players[seat]?.name}
              </text>
            )}
            <text class="nl-points" x={layout.wide ? x + w / 2 - 8 : x - w / 2 + 55} y={top + 6} text-anchor="end">
              {String(worth).replace("-", "−")}
            </text>
          </g>
        );
      })}
    </>
  );
}
