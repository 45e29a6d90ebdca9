/** The board of mal_anders: the track, the tower, everybody's pieces, and what my dice can do. */

import { type BoardProps, letters, listed, standing, type Spot, Spots, Walk } from "@pasch/board";

import { useChosen } from "./chosen";
import { opens, type Piece, scene, throwOf } from "./motion";
import { Pawn } from "./pawn";
import { BESIDE, type Position, TRACK, corner } from "./position";
import { VIEW, beside, spot } from "./places";
import { Tower } from "./tower";
import { Track } from "./track";
import { Ways } from "./ways";

const REACH = 12; // what two dice reach

export function Board({ position, before, happened, players, me, choices, pick, say, pace }: BoardProps<Position>) {
  const { chosen, choose, lit } = useChosen(choices);
  const { pieces } = scene(before, position, happened);
  const letter = letters(players.map((player) => player.name));
  const turn = position.turn ?? 0;
  const targets = [...new Set(lit.map((use) => use.to))].map((to): Spot => {
    const uses = lit.filter((use) => use.to === to);
    const [x, y] = spot(corner(position, turn), to);
    const label = uses.map((use) => use.choice.words).join("; ");
    return { id: String(to), x, y, reach: 24, label, choices: uses.map((use) => use.choice) };
  });
  const start = (seat: number): number => (TRACK / 4) * corner(position, seat);
  const mine = Math.max(me, 0);
  const stands = standing(say, TRACK, REACH, position.pieces[mine]?.on ?? []);
  const told = position.pieces.map(({ beside, on }, seat) => {
    const heard = on.map((label) => stands(label, start(seat), start(mine)));
    return say("web-stands", { name: players[seat]?.name ?? "", beside, count: on.length, on: listed(say, heard) });
  });
  // A whole turn in one picture is the turn of whoever played it.
  const drawn = before && opens(happened) ? { ...position, turn: before.turn } : position;
  return (
    <svg viewBox={VIEW} role="group" class={pace ? "" : "ma-still"} aria-label={told.join(" ")}>
      <Track position={drawn} counted={choices.length ? turn : null} />
      <Tower position={drawn} thrown={throwOf(before, position, happened)} letters={letter} pace={pace} />
      <Ways
        position={position}
        seat={turn}
        lit={lit}
        over={[]}
        letter=""
        strong={chosen.pair > 0 || position.rest > 0}
      />
      {pieces.map((piece) => (
        <Walk key={piece.key} way={piece.way} step={piece.stride} wait={piece.wait} pace={pace} flies={piece.flies}>
          <g class={piece.step === BESIDE ? "ma-small" : "ma-tall"} style={resize(piece, pace)}>
            <Pawn seat={piece.seat} letter={letter[piece.seat] ?? ""} />
          </g>
        </Walk>
      ))}
      <Ways position={position} seat={turn} lit={[]} over={chosen.over} letter={letter[turn] ?? ""} strong />
      {position.places.map((place, seat) => {
        const [x, y] = beside(corner(position, seat), 4.3);
        return place > 0 && <Rosette x={x} y={y} place={place} />;
      })}
      <Spots
        spots={targets}
        pick={pick}
        look={(at) => choose({ over: at ? lit.filter((use) => String(use.to) === at.id) : [] })}
      />
    </svg>
  );
}

/** Pieces beside the board are small; those that come or go change their size on the way. */
function resize({ step, way, stride, wait, flies, enters }: Piece, pace: number) {
  if (pace === 0 || way.length !== 2 || !(flies || enters)) return {};
  return { animation: `${step === BESIDE ? "ma-shrink" : "ma-grow"} ${stride * pace}ms ${wait * pace}ms backwards` };
}

/** The place of whoever is home, or of everybody at the end. */
function Rosette({ x, y, place }: { x: number; y: number; place: number }) {
  return (
    <g class={place === 1 ? "ma-rosette first" : "ma-rosette"} transform={`translate(${x} ${y})`}>
      <path d="M-6 8-9 22-3 18 0 22 3 18 9 22 6 8Z" />
      <circle r="12" />
      <text y="5">{place}</text>
    </g>
  );
}
