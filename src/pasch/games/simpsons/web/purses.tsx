/** Everybody's chips and bets before them, the bank's at the end of the row. */

import { Art, type Point, Token, Walk } from "@pasch/board";

import { Bet, Chips } from "./chips";
import { BANK, EACH_FLOW, type Flow, SLIDE } from "./pictures";
import type { Position } from "./position";

const FLOOR = 318;
const BETS = 258;

/** The middle of a column. */
function middle(position: Position, seat: number): number {
  const place = seat === BANK ? position.seats : seat;
  return 8 + (344 / (position.seats + 1)) * (place + 0.5);
}

interface PursesProps {
  position: Position;
  letters: readonly string[];
  asked: readonly number[];
  /** Bets are hidden until all are laid; my own is known to me alone. */
  secret: boolean;
  /** What the bank is called. */
  bank: string;
  pace: number;
}

export function Purses({ position, letters, asked, secret, bank, pace }: PursesProps) {
  const most = Math.max(...position.chips);
  const wide = 344 / (position.seats + 1) - 4;
  return (
    <g>
      {position.chips.map((chips, seat) => {
        const bet = position.bets[seat] ?? null;
        const look = asked.includes(seat) ? "si-purse asked" : seat === position.turn ? "si-purse acts" : "si-purse";
        return (
          <g key={seat} transform={`translate(${middle(position, seat)} 0)`}>
            <rect class={look} x={-wide / 2} y="240" width={wide} height="102" rx="14" />
            {position.phase !== "over" && <rect class="si-place" x="-26" y={BETS - 14} width="52" height="28" rx="8" />}
            {bet !== 0 && (
              <Laid
                key={bet === null ? "hidden" : "open"}
                bet={bet}
                kind={seat === position.turn ? "throws" : (bet ?? 0) > 0 ? "for" : "against"}
                covert={secret && seat !== position.turn ? (position.phase === "bet" ? "covert" : "turned") : ""}
                pace={pace}
              />
            )}
            {position.phase === "over" && chips === most && (
              <Art sheet="simpsons" name="prize" x={-16} y={241} width={32} height={32} />
            )}
            <g transform={`translate(0 ${FLOOR - 4})`}>
              <Chips value={chips - Math.abs(bet ?? 0)} />
            </g>
            <g transform={`translate(-14 ${FLOOR + 12})`}>
              <Token of={seat} letter={letters[seat] ?? ""} />
            </g>
            <text class="si-sum" x="14" y={FLOOR + 18}>
              {chips}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${middle(position, BANK)} 0)`}>
        <path class="si-bank" d={`M${-wide / 2} 254 0 241 ${wide / 2} 254V342H${-wide / 2}Z`} />
        <path class="si-pillars" d={`M${-wide / 2 + 2} 257H${wide / 2 - 2}`} />
        <text class="si-name" y="273">
          {bank}
        </text>
        <g transform={`translate(0 ${FLOOR - 4})`}>
          <Chips value={position.bank} room={wide} />
        </g>
        <Art sheet="simpsons" name="safe" x={-26} y={FLOOR + 1} width={22} height={22} />
        <text class="si-sum" x="14" y={FLOOR + 18}>
          {position.bank}
        </text>
      </g>
    </g>
  );
}

interface LaidProps {
  bet: number | null;
  kind: string;
  /** Hidden from the others still, or just turned up. */
  covert: "" | "covert" | "turned";
  pace: number;
}

/** A bet: for with the thumb up, against with it down, hidden face down. */
function Laid({ bet, kind, covert, pace }: LaidProps) {
  const place: Point = [0, BETS];
  return (
    <Walk way={covert === "turned" ? [place] : [[0, FLOOR - 20], place]} step={350} pace={pace}>
      {bet === null ? (
        <g class="si-back">
          <rect x="-20" y="-14" width="40" height="28" rx="6" />
          <path d="M-14-8 14 8M14-8-14 8M-14 0H14M0-8V8" />
        </g>
      ) : (
        <g class={`si-slip ${covert}`} style={{ animationDuration: `${400 * pace}ms` }}>
          <rect x="-28" y="-15" width="56" height="30" rx="8" />
          <g transform="translate(13 0)">
            <Bet value={Math.abs(bet)} />
          </g>
          <Art sheet="simpsons" name={kind} x={-26} y={-12} width={24} height={24} />
        </g>
      )}
    </Walk>
  );
}

/** Chips on their way, one payment after the other. */
export function Flows({ position, flows, pace }: { position: Position; flows: readonly Flow[]; pace: number }) {
  if (pace === 0) return null;
  return (
    <g>
      {flows.map(({ from, to, chips }, n) => (
        <g class="si-flow" key={n} style={{ animationDuration: `${(SLIDE + EACH_FLOW * n) * pace}ms` }}>
          <Walk
            way={[
              [middle(position, from), BETS + 40],
              [middle(position, to), FLOOR - 8],
            ]}
            step={SLIDE}
            wait={EACH_FLOW * n}
            pace={pace}
            flies
          >
            <Chips value={chips} />
          </Walk>
        </g>
      ))}
    </g>
  );
}
