/** Below the board: the hands, how many dice, and every choice that has no place on the board. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { type BoardProps, type Choice, letters, listed, Mark, Pips, type Say } from "@pasch/board";

import { atRow } from "./board";
import { BOX, Card, Index, SmallCard } from "./card";
import { beatChance, chances, numberOf, partTwo, rowOf, sumOf, sumsOf, type Position } from "./position";
import { cardWords } from "./rows";
import { useStage, type Stage } from "./stage";

function percent(say: Say, chance: number): string {
  const rounded = Math.round(chance * 100);
  return say("web-percent", { percent: chance > 0 && rounded === 0 ? "< 1" : rounded });
}

function SmallDice({ count }: { count: number }) {
  return (
    <svg class="ww-small" viewBox={`-24 -24 ${44 * count + 4} 48`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <g transform={`translate(${44 * index} 0)`}>
          <rect class="die-body" x="-19" y="-19" width="38" height="38" rx="8" />
          <Pips of={index + 3} />
        </g>
      ))}
    </svg>
  );
}

/** "With 2 dice: 53 %" */
const chanceWords = (say: Say, dice: number, odds: readonly number[]): string =>
  say("web-with-dice", { dice, percent: percent(say, odds[dice - 1] ?? 0) });

interface DiceChoicesProps {
  choices: readonly Choice[];
  odds: readonly number[];
  say: Say;
  play: (action: number) => void;
}

/** How many dice: each with its chance to hit a row. */
function DiceChoices({ choices, odds, say, play }: DiceChoicesProps) {
  return (
    <div class="ww-dice" role="group" aria-label={say("web-odds")}>
      {choices.map(({ action, notation }) => {
        const count = Number(notation[1]);
        return (
          <button class="ww-throw" onClick={() => play(action)}>
            <SmallDice count={count} />
            <span>{chanceWords(say, count, odds)}</span>
            <i style={{ width: `${(odds[count - 1] ?? 0) * 100}%` }} />
          </button>
        );
      })}
    </div>
  );
}

/** The same chances while cards are laid, as they are or as the row in sight would make them. */
function Odds({ odds, say }: { odds: readonly number[]; say: Say }) {
  return (
    <div class="ww-odds" role="group" aria-label={say("web-odds")}>
      {odds.map((_, index) => (
        <span>{chanceWords(say, index + 1, odds)}</span>
      ))}
    </div>
  );
}

function MyHand({
  hand,
  laying,
  stage,
  props,
}: {
  laying: boolean;
  hand: readonly (string | null)[];
  stage: Stage;
  props: BoardProps<Position>;
}) {
  const { say, play } = props;
  const { pick, setPick } = stage;
  const byKeys = useRef(false);
  useLayoutEffect(() => {
    // With the keyboard the next step is on the board.
    if (pick.card && byKeys.current) document.querySelector<SVGElement>(".ww-board [data-spot]")?.focus();
    byKeys.current = false;
  }, [pick.card]);
  return (
    <div class="ww-hand" role="group" aria-label={say("web-mine")}>
      {hand.map((card, index) => {
        const mine = props.choices.filter((choice) => card && atRow(choice)?.card === card);
        const here = pick.row ? mine.filter((choice) => atRow(choice)?.arrow === pick.row) : mine;
        const [only] = here;
        const lean = (index - (hand.length - 1) / 2) * 5;
        const choose = (event: MouseEvent): void => {
          byKeys.current = event.detail === 0;
          if (only && here.length === 1) play(only.action);
          else if (card && mine.length) setPick(pick.card === card ? {} : { card });
        };
        const fresh = card && stage.last && !stage.last.position.players[props.me]?.hand.includes(card);
        return (
          <button
            key={card ?? index}
            class={`ww-mine${fresh ? " ww-arrive" : ""}`}
            style={{ "--lean": `${lean}deg` }}
            aria-pressed={pick.card === card}
            aria-disabled={laying && here.length === 0}
            aria-label={card ? cardWords(say, card) : say("web-hidden")}
            onClick={choose}
          >
            <svg viewBox={BOX}>
              <Card of={card} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

interface Seat {
  name: string;
  letter: string;
  seat: number;
  hand: readonly (string | null)[];
  dice: number;
}

function Holding({ name, letter, seat, hand, dice, turn, say }: Seat & { turn: boolean; say: Say }) {
  const held = listed(
    say,
    hand.map((card) => (card ? cardWords(say, card) : say("web-hidden"))),
  );
  const label = say(dice ? "web-dice-of" : "web-hand-of", { name, cards: held, count: hand.length, dice });
  return (
    <li class={turn ? "ww-holding ww-turn" : "ww-holding"} aria-label={label}>
      <Mark seat={seat} letter={letter} size={1.375} />
      <span class="ww-name">{name}</span>
      <span class="ww-cards">
        {hand.map((card) => (
          <SmallCard of={card} />
        ))}
        {dice > 0 && <SmallDice count={dice} />}
      </span>
    </li>
  );
}

export function Tray(props: BoardProps<Position>) {
  const { say, choices, me, play } = props;
  const stage = useStage(props);
  const { position } = stage.scene;
  const { pick } = stage;
  const piled = partTwo(position);
  const settled = stage.scene.position === props.position;
  const open = settled ? choices : [];
  const throws = open.filter((choice) => /^x[1-4]$/.test(choice.notation));
  const rest = open.filter((choice) => !throws.includes(choice) && !atRow(choice));
  const over = position.phase === "won" || position.phase === "lost";
  const laying = open.some((choice) => atRow(choice)?.card);
  const row = pick.seen ?? pick.row;
  const sums = sumsOf(position);
  if (pick.card && row) sums[row - 1] = sumOf(rowOf(position, row)) + numberOf(pick.card);
  const signs = letters(props.players.map((player) => player.name));
  const seats = props.players.map(({ name, seat }) => ({
    name,
    seat,
    letter: signs[seat] ?? "",
    hand: position.players[seat]?.hand ?? [],
    dice: position.players[seat]?.dice ?? 0,
  }));
  const mine = position.players[me]?.hand ?? [];
  // While dice are chosen the buttons need the room, and my hand lies small with the others.
  const large = mine.length > 0 && throws.length === 0;
  const others = seats.filter(
    ({ seat, hand, dice }) => hand.length + dice > 0 && position.phase !== "won" && !(large && seat === me),
  );
  return (
    <div
      class={`ww-tray${large || throws.length || rest.length ? " ww-busy" : ""}`}
      style={{ "--ww-pace": props.pace }}
    >
      {throws.length > 0 && <DiceChoices choices={throws} odds={chances(sums)} say={say} play={play} />}
      {rest.length > 0 && (
        <div class="ww-rest">
          {rest.map(({ action, notation, words }) => (
            <button onClick={() => play(action)}>
              {notation[0] === "#" && (
                <Mark seat={Number(notation[1]) - 1} letter={signs[Number(notation[1]) - 1] ?? ""} />
              )}
              {words}
            </button>
          ))}
        </div>
      )}
      {large && <MyHand hand={mine} laying={laying} stage={stage} props={props} />}
      {others.length > 0 && (
        <ul class="ww-hands">
          {others.map((seat) => (
            <Holding key={seat.seat} {...seat} turn={position.turn === seat.seat} say={say} />
          ))}
        </ul>
      )}
      {!piled && !over && throws.length === 0 && sums.some(Boolean) && <Odds odds={chances(sums)} say={say} />}
      {piled && !over && position.phase !== "beating" && (
        <p class="ww-odds">{say("web-chance", { percent: percent(say, beatChance(position)) })}</p>
      )}
      {position.beaten.length > 0 && <Beaten cards={position.beaten} say={say} />}
    </div>
  );
}

/** Who is gone for good: number by number, for everybody who counts. */
function Beaten({ cards, say }: { cards: readonly string[]; say: Say }) {
  return (
    <div
      class="ww-beaten"
      role="img"
      aria-label={`${say("web-gone", { count: cards.length })}. ${listed(
        say,
        cards.map((card) => cardWords(say, card)),
      )}`}
    >
      <span>{say("web-gone", { count: cards.length })}</span>
      {[...cards].sort().map((card) => (
        <svg viewBox="0 0 34 20">
          <rect class="ww-card" x="1" y="1" width="32" height="18" rx="9" />
          <Index of={card} x={11} y={16} objectX={17} objectY={4} size={12} />
        </svg>
      ))}
    </div>
  );
}
