/** The four dice as pairs: each way to pair them, each pair a button that shows what it can do. */

import { Die, type Say } from "@pasch/board";

import { type Pair, type Position, type Use, pairings, sum } from "./position";

interface PairsProps {
  position: Position;
  uses: readonly Use[];
  /** The sum of the pair in view, 0 for none. */
  chosen: number;
  choose: (change: { pair?: number; over?: readonly Use[] }) => void;
  say: Say;
}

export function Pairs({ position, uses, chosen, choose, say }: PairsProps) {
  const { dice, rest } = position;
  const total = dice.reduce((a, b) => a + b, 0);
  const ways = pairings(dice).filter((two) => !rest || two.some((pair) => sum(pair) === rest));
  return (
    <>
      {ways.map((two) => (
        <div class="ma-pairing" key={String(two)}>
          {two.map((pair, n) => {
            const used = rest > 0 && n === two.findIndex((each) => sum(each) === total - rest);
            return (
              <TwoDice
                key={n}
                pair={pair}
                used={used}
                uses={used ? [] : uses.filter((use) => use.sum === sum(pair))}
                idle={uses.length > 0}
                on={chosen === sum(pair)}
                choose={choose}
                say={say}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}

interface TwoProps {
  pair: Pair;
  used: boolean;
  uses: readonly Use[];
  /** Others can be used. */
  idle: boolean;
  on: boolean;
  choose: PairsProps["choose"];
  say: Say;
}

function TwoDice({ pair, used, uses, idle, on, choose, say }: TwoProps) {
  const points = sum(pair);
  const drawing = (
    <>
      <svg class="ma-two" viewBox="0 0 90 46" aria-hidden="true">
        <Die face={pair[0]} x={21} y={22} size={38} pace={0} />
        <Die face={pair[1]} x={66} y={22} size={38} pace={0} />
      </svg>
      <b>{points}</b>
    </>
  );
  if (!uses.length) return <span class={used ? "ma-pair used" : idle ? "ma-pair idle" : "ma-pair"}>{drawing}</span>;
  const show = (): void => choose({ over: uses });
  const hide = (): void => choose({ over: [] });
  return (
    <button
      class={on ? "ma-pair on" : "ma-pair"}
      aria-pressed={on}
      aria-label={say("web-pair", { a: pair[0], b: pair[1], points, uses: uses.length })}
      onClick={() => choose({ pair: on ? 0 : points, over: on ? [] : uses })}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {drawing}
    </button>
  );
}
