/** Below the board: what I can do now, what lies there, and my hand. */

import type { ComponentChildren } from "preact";
import { Art, type BoardProps, letters, Pips, Token } from "@pasch/board";

import { Hand } from "./hand";
import { type Option, optionsOf } from "./notation";
import { SHEET } from "./pieces";
import { type Position, topOf } from "./position";
import { Listing, Stock } from "./stock";
import { isAbout, useTouched } from "./touched";

export function Tray(props: BoardProps<Position>) {
  const { position, before, choices, me, play, say, pace, window } = props;
  const [touched, touch] = useTouched(choices);
  const options = optionsOf(choices, position.seats);
  /** In a window a touch on a card that can be used plays it; there is no time to read what it does. */
  const touchCard = (id: string): void => {
    const [, card] = id.split(" ");
    const uses = options.filter(({ means }) => means.kind === "card" && means.card === card);
    if (window?.lasts && uses.length === 1) play(uses[0]!.action);
    else touch(id);
  };
  const handOf = (at: Position | null): string[] | null =>
    at && (at.players[me]?.hand.filter((card) => card !== null) ?? []);
  const cards = handOf(position) ?? [];
  const held = (option: Option): boolean => option.means.kind === "card" && cards.includes(option.means.card);
  const ready = options.flatMap(({ means }) => (means.kind === "card" ? [means.card] : []));
  const { end, rounds } = position.options;
  return (
    <div class="na-tray">
      <div class="na-row">
        <Stock {...props} touched={touched} touch={touch} />
        <div class="na-acts">
          <Acts {...props} options={options} held={held} touched={touched} touch={touch} />
        </div>
      </div>
      {end === "turns" && position.plays.length > 0 && (
        <p class="na-turns">{say("web-round", { round: Math.floor(position.turns / position.seats) + 1, rounds })}</p>
      )}
      {end === "deck" && position.plays.length > 0 && (
        <p class="na-turns">{say("web-deck", { count: position.pile })}</p>
      )}
      {me >= 0 && cards.length > 0 && (
        <Hand
          cards={cards}
          before={handOf(before)}
          ready={ready}
          touched={touched}
          touch={touchCard}
          window={window}
          say={say}
          pace={pace}
        />
      )}
      {me >= 0 && cards.length === 0 && position.plays.length > 0 && <p class="na-small">{say("web-no-cards")}</p>}
    </div>
  );
}

interface ActsProps extends BoardProps<Position> {
  options: readonly Option[];
  held: (option: Option) => boolean;
  touched: string;
  touch: (what: string) => void;
}

const onBoard = ({ means }: Option): boolean => /move|piece|field/.test(means.kind);

function Acts(props: ActsProps) {
  const { position, options, held, touched, touch, say } = props;
  const back = (
    <button class="na-quiet" onClick={() => touch("")}>
      {say("web-back")}
    </button>
  );
  const [what, which] = touched.split(" ");
  const passing = options.filter(({ notation }) => notation === "pass");
  if (what === "card" && which) {
    return (
      <Captioned title={say(`card-${which}`)} text={<p>{say(`about-${which}`)}</p>}>
        {options
          .filter(({ means }) => means.kind === "card" && means.card === which)
          .map((option) => (
            <Act {...props} option={option} words={cardWords(option, props)} />
          ))}
        {passing.map((option) => (
          <Act {...props} option={option} />
        ))}
        {back}
      </Captioned>
    );
  }
  if (touched === "discards" || touched === "lying") {
    return (
      <Captioned title={say(`web-${touched}-title`)} text={<Listing {...props} />}>
        {back}
      </Captioned>
    );
  }
  if (what === "from" || what === "on") {
    const about = options.filter((option) => isAbout(touched, option));
    return (
      <>
        {about.map((option) => (
          <Act {...props} option={option} main={about.length === 1} />
        ))}
        {back}
      </>
    );
  }
  if (touched.startsWith("@")) return <Field {...props} back={back} />;
  // Its controls lie over the board, so that nothing here comes and goes.
  if (props.window?.lasts) return null;
  const play = topOf(position);
  const answering = play?.doing === "answers" && options.length > 0;
  const others = options
    .filter((option) => !onBoard(option) && !held(option))
    .map((option) => <Act {...props} option={option} />);
  if (!answering) return <>{others}</>;
  return (
    <Captioned title={say(`card-${play.play}`)} text={<p>{say(`about-${play.play}`)}</p>}>
      {others}
    </Captioned>
  );
}

interface CaptionedProps {
  title: string;
  text: ComponentChildren;
  /** What can be done about it. */
  children: ComponentChildren;
}

function Captioned({ title, text, children }: CaptionedProps) {
  return (
    <div class="na-told">
      <div>
        <b>{title}</b>
        {text}
      </div>
      <div class="na-side">{children}</div>
    </div>
  );
}

/** What the button says that plays, gives or discards a card. */
function cardWords({ notation, words }: Option, { say, position }: ActsProps): string {
  if (notation.startsWith("+")) return say("web-give");
  if (notation.startsWith("-")) return words;
  return notation === "denkste" && topOf(position)?.doing !== "asking" ? words : say("web-play");
}

/** A field is aimed at; one beside it is a touch away, however small the fields are. */
function Field({ options, touched, touch, say, back, ...props }: ActsProps & { back: ComponentChildren }) {
  const at = options.findIndex(({ notation }) => notation === touched);
  const option = options[at];
  const beside = (by: number): string => options[(at + by + options.length) % options.length]?.notation ?? "";
  if (!option) return null;
  return (
    <>
      <button aria-label={say("web-field-back")} onClick={() => touch(beside(-1))}>
        <Arrow to="M15 5 8 12l7 7" />
      </button>
      <Act {...props} options={options} touched={touched} touch={touch} say={say} option={option} main />
      <button aria-label={say("web-field-on")} onClick={() => touch(beside(1))}>
        <Arrow to="M9 5l7 7-7 7" />
      </button>
      {back}
    </>
  );
}

const Arrow = ({ to }: { to: string }) => (
  <svg class="na-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path class="na-line" d={to} />
  </svg>
);

interface ActProps extends ActsProps {
  option: Option;
  words?: string;
  main?: boolean;
}

function Act({ option, words, main, position, players, play }: ActProps) {
  const { means, action, notation } = option;
  const rolls = topOf(position)?.play !== "knobelrunde";
  const sign = means.kind === "number" && (rolls ? <DieFace of={means.number} /> : handSign(means.number, position));
  const first = main || words || /^(roll|draw|take)$/.test(notation);
  return (
    <button
      class={first ? "main" : notation === "pass" ? "na-pass" : ""}
      aria-label={words ?? option.words}
      onClick={() => play(action)}
    >
      {notation === "roll" && <DieFace of={5} />}
      {sign}
      {means.kind === "seat" && (
        <svg class="na-icon" viewBox="-13 -13 26 26" aria-hidden="true">
          <Token of={means.seat} letter={letters(players.map(({ name }) => name))[means.seat] ?? ""} />
        </svg>
      )}
      {(means.kind !== "number" || (!rolls && position.seats === 2)) && <span>{words ?? option.words}</span>}
    </button>
  );
}

/** Two play for it with their hands. */
const handSign = (number: number, { seats }: Position) =>
  seats > 2 ? (
    <b>{number}</b>
  ) : (
    <svg class="na-icon" viewBox="0 0 40 40" aria-hidden="true">
      <Art sheet={SHEET} name={`sign-${number}`} width={40} height={40} />
    </svg>
  );

const DieFace = ({ of }: { of: number }) => (
  <svg class="na-icon" viewBox="-22 -22 44 44" aria-hidden="true">
    <rect class="die-body" x="-20" y="-20" width="40" height="40" rx="8" />
    <Pips of={of} />
  </svg>
);
