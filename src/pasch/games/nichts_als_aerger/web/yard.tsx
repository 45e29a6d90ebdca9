/** A player's corner: their B places, their cards from behind, what lies before them. */

import { Art, type Player, type Say, Token } from "@pasch/board";

import { Face } from "./card";
import { type Ground, HEIGHT, WIDTH } from "./geometry";
import { SHEET } from "./pieces";
import { type Position, topOf } from "./position";

interface YardProps {
  position: Position;
  ground: Ground;
  player: Player;
  letters: readonly string[];
  asked: boolean;
  say: Say;
}

/** The cards that lie before a seat. */
export function lyingBefore(position: Position, seat: number): string[] {
  const { diaet, gesetz, hypnose, schneckenbonus } = position.lying;
  return [
    ...(diaet === seat ? ["diaet"] : []),
    ...(schneckenbonus === seat ? ["schneckenbonus"] : []),
    ...(hypnose.some((spell) => spell.by === seat) ? ["hypnose"] : []),
    ...(gesetz && position.plays[0]?.seat === seat ? ["gesetz"] : []),
  ];
}

/** What a player shows to everybody just now: a secret choice, their sum. */
function shown(position: Position, seat: number): string {
  const play = topOf(position);
  const { chosen } = position.players[seat] ?? {};
  if (chosen === null) return "?";
  if (typeof chosen === "number") return position.seats === 2 ? "!" : String(chosen);
  if (play?.play !== "champion" || play.seat === null || !play.dice) return "";
  const turn = (seat - play.seat + position.seats) % position.seats;
  const [one, two] = play.dice.slice(2 * turn);
  return one && two ? String(one + two) : "";
}

export function Yard({ position, ground, player, letters, asked, say }: YardProps) {
  const { seat } = player;
  const [x, y] = ground.yard(seat);
  const wide = position.seats <= 4;
  const side = position.players[seat];
  const turn = position.plays[0]?.seat === seat;
  const partner = position.options.teams === "none" ? null : (seat + position.seats / 2) % position.seats;
  const room = 8;
  const name = wide ? player.name.slice(0, room) + (player.name.length > room ? "…" : "") : "";
  // In the star, the cards lie outside of the round corner.
  const left = x < WIDTH / 2;
  const level = Math.abs(y - HEIGHT / 2) < 20;
  const cardsX = x + (wide ? 30 : (left ? -42 : 24) + (level ? (left ? 7 : -3) : 0));
  const cardsY = y + (wide ? -38 : level ? (left ? -31 : -27) : y < HEIGHT / 2 ? -34 : 36);
  return (
    <g class={`na-yard${turn ? " na-turn" : ""}${asked ? " na-asked" : ""}`} style={{ "--p": `var(--p${seat})` }}>
      {wide ? (
        <rect class="na-ground" x={x - 60} y={y - 52} width="120" height="108" rx="14" />
      ) : (
        <circle class="na-ground" cx={x} cy={y + 4} r="33" />
      )}
      {side?.on.map((_, nth) => {
        const [bx, by] = ground.place(seat, -1, nth);
        return <ellipse class="na-base" cx={bx} cy={by + 8} rx="13" ry="6.5" />;
      })}
      {wide && (
        <text class="na-name" x={x - 52} y={y - 33}>
          {name}
        </text>
      )}
      <g transform={`translate(${cardsX} ${cardsY})`}>
        <g transform="translate(-9 -11) scale(.15)">
          <Face card={null} say={say} />
        </g>
        <text class="na-count" x="10" y="5">
          {side?.hand.length}
        </text>
      </g>
      {partner !== null && (
        <g transform={`translate(${cardsX + (wide ? 6 : 0)} ${cardsY + (wide || cardsY < y ? 23 : -23)}) scale(.75)`}>
          <Token of={partner} letter={letters[partner] ?? ""} />
        </g>
      )}
      {lyingBefore(position, seat).map((card, nth) => (
        <g
          key={card}
          class="na-lies"
          transform={
            wide
              ? `translate(${x + 24 - 8 * nth} ${y + 6 - 3 * nth}) scale(.32)`
              : `translate(${cardsX + (left ? 20 + 7 * nth : -33 - 7 * nth)} ${cardsY - 13}) scale(.2)`
          }
        >
          <Face card={card} say={say} />
        </g>
      ))}
    </g>
  );
}

/** What the players show just now, above everything else. */
export function Notes({ position, ground }: { position: Position; ground: Ground }) {
  return (
    <>
      {position.players.map((_, seat) => {
        const note = shown(position, seat);
        const [x, y] = ground.yard(seat);
        if (position.places[seat] === 1) {
          return (
            <g
              transform={
                position.seats > 4
                  ? `translate(${x + 6} ${y - 24}) scale(1.3)`
                  : `translate(${x + 40} ${y - 9}) scale(1.3)`
              }
            >
              <Art sheet={SHEET} name="crown" />
            </g>
          );
        }
        return (
          note && (
            <g class="na-note" transform={`translate(${x + 22} ${y - 16})`}>
              <path d="M-14-14H14V9H3L-4 17V9H-14Z" />
              <text y="3" text-anchor="middle">
                {note}
              </text>
            </g>
          )
        );
      })}
    </>
  );
}
