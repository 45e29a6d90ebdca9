/** One value of a position, drawn as what it is: dice, cards, pieces, a player, a number, words. */

import { Die, Mark, Shape } from "@pasch/board";
import { useRef } from "preact/hooks";

import { minus } from "../fluent";
import type { Happened, Say } from "../games/game";
import type { FactKind, GameFacts } from "../wire";
import { isList, label, type Value } from "./facts";
import { rolled } from "./throws";

/** What every value is drawn with. */
export interface Scene {
  about: GameFacts;
  /** Changes with every position. */
  now: unknown;
  happened: readonly Happened[];
  names: readonly string[];
  letters: readonly string[];
  say: Say;
  pace: number;
}

interface Props {
  kind: FactKind;
  value: Value;
  /** What it was a moment ago, if nothing else stood there. */
  was: Value | undefined;
  /** Whose it is; -1 is the table's. */
  seat: number;
  scene: Scene;
}

export function Drawn(props: Props) {
  const { kind, value } = props;
  if (value === null && kind !== "dice" && kind !== "cards") return <Nothing {...props} />;
  if (kind === "dice") return <Dice {...props} />;
  if (kind === "cards") return <Cards {...props} />;
  if (kind === "pieces") return <Pieces {...props} />;
  if (kind === "seat" && typeof value === "number") return <Somebody seat={value} {...props.scene} />;
  if (isList(value)) return <List {...props} />;
  return <b class={kind === "score" ? "gb-score" : ""}>{text(value, props.scene)}</b>;
}

/** A value in words, as deep as it may be. */
export function text(value: Value, scene: Scene): string {
  const { say, about } = scene;
  if (value === null) return "?";
  if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
  if (typeof value === "string") return label(value, about.values);
  if (typeof value === "number") return minus(value);
  if (isList(value)) return value.map((each) => text(each, scene)).join(", ") || "–";
  return Object.entries(value)
    .map(([name, each]) => `${label(name, about.values)} ${text(each, scene)}`)
    .join(" ");
}

function Nothing({ kind, seat, scene: { say } }: Props) {
  if (kind === "seat") return <span class="gb-none">{say("generic-nobody")}</span>;
  // Of what somebody has, it is only not known here.
  return seat < 0 ? <span class="gb-none">–</span> : <Unknown say={say} />;
}

const Unknown = ({ say }: { say: Say }) => (
  <span class="gb-none">
    <span aria-hidden="true">?</span>
    <span class="unseen">{say("generic-unknown")}</span>
  </span>
);

function Somebody({ seat, names, letters }: { seat: number } & Scene) {
  return (
    <span class="gb-somebody">
      <Mark seat={seat} letter={letters[seat] ?? ""} size={1.375} />
      <b>{names[seat]}</b>
    </span>
  );
}

function List({ value, scene }: Props) {
  if (!isList(value) || !value.length) return <span class="gb-none">–</span>;
  return (
    <ul class="gb-list">
      {value.map((each, place) => (
        <li key={place}>{text(each, scene)}</li>
      ))}
    </ul>
  );
}

function Dice({ value, was, scene }: Props) {
  const dice = isList(value) ? value : [value];
  const count = useRef({ now: scene.now, throws: 0 });
  if (count.current.now !== scene.now) {
    const again = rolled(was, value, scene.happened);
    count.current = { now: scene.now, throws: count.current.throws + (again ? 1 : 0) };
  }
  if (!dice.length) return <span class="gb-none">–</span>;
  const said = dice.map((face) => (face ? text(face, scene) : scene.say("generic-not-thrown"))).join(", ");
  return (
    <span class="gb-dice" role="img" aria-label={said}>
      {dice.map((face, place) => (
        <svg key={place} viewBox="-23 -23 46 46" aria-hidden="true">
          <Die
            face={typeof face === "number" && face <= 6 ? face : 0}
            x={0}
            y={0}
            thrown={count.current.throws}
            order={place}
            pace={face ? scene.pace : 0}
            class={face ? "" : "gb-waits"}
          >
            {typeof face === "string" || Number(face) > 6 ? <Face of={text(face, scene)} /> : undefined}
          </Die>
        </svg>
      ))}
    </span>
  );
}

/** A face that has no pips. */
const Face = ({ of }: { of: string }) => (
  <text
    class="gb-face"
    y="5"
    text-anchor="middle"
    {...(of.length > 3 ? { textLength: "34", lengthAdjust: "spacingAndGlyphs" } : {})}
  >
    {of}
  </text>
);

const FEW = 5; // cards face down that are laid out; more are a pile with a number

function Cards({ value, was, scene }: Props) {
  const cards = isList(value) ? value : value === 0 ? [] : [value];
  const { say, pace } = scene;
  const open = cards.filter((card) => card !== null);
  const hidden = cards.length - open.length;
  const before = was === undefined || pace === 0 ? null : [...(isList(was) ? was : [was])];
  const fresh = (card: Value): boolean => {
    const place = before?.indexOf(card) ?? 0;
    if (before && place >= 0) before.splice(place, 1);
    return before !== null && place < 0;
  };
  if (!cards.length) return <span class="gb-none">–</span>;
  return (
    <ul class="gb-cards" style={{ "--turn": `${420 * pace}ms` }}>
      {open.map((card, place) => (
        <li key={`${String(card)} ${place}`} class={fresh(card) ? "gb-card turns" : "gb-card"}>
          {text(card, scene)}
        </li>
      ))}
      {hidden > 0 && (
        <li class="gb-backs">
          {Array.from({ length: hidden > FEW ? 1 : hidden }, (_, place) => (
            <span key={place} class="gb-card back" aria-hidden="true" />
          ))}
          {hidden > FEW && <b aria-hidden="true">× {hidden}</b>}
          <span class="unseen">{say("generic-hidden-cards", { count: hidden })}</span>
        </li>
      )}
    </ul>
  );
}

function Pieces({ value, was, seat, scene }: Props) {
  const places = isList(value) ? value : [value];
  const before = isList(was ?? null) ? [...(was as readonly Value[])] : null;
  if (!places.length) return <span class="gb-none">–</span>;
  return (
    <ul class="gb-pieces" style={{ "--turn": `${420 * scene.pace}ms` }}>
      {places.map((place, number) => {
        const stood = before ? before.indexOf(place) : 0;
        if (before && stood >= 0) before.splice(stood, 1);
        return (
          <li key={number} class={stood < 0 && scene.pace > 0 ? "moved" : ""}>
            {seat >= 0 && (
              <svg viewBox="-13 -13 26 26" aria-hidden="true">
                <Shape of={seat} />
              </svg>
            )}
            {text(place, scene)}
          </li>
        );
      })}
    </ul>
  );
}
