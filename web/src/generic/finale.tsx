/** The end of a game that has no finale of its own: a party for the winners, rain for me. */

import "../core";

import { Confetti, Dance, type FinaleProps, letters, Token } from "../games/board";

const CROWN = "M-12 0V-13L-5-7 0-16 5-7 12-13V0Z";
const CLOUD = "M-40 14C-62 14-62-14-40-14-38-34-6-38 2-22 22-32 44-18 38-6 56-2 52 14 36 14Z";

export function Finale({ players, places, me, won, pace }: FinaleProps<unknown>) {
  const marks = letters(players.map(({ name }) => name));
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const heroes = won && winners.length ? winners : [Math.max(me, 0)];
  const apart = Math.min(96, 300 / heroes.length);
  return (
    <svg viewBox="0 0 360 300">
      <rect class="finale-veil" x="1" y="1" width="358" height="298" rx="18" />
      {won && <Confetti seats={heroes} width={360} height={300} pace={pace} />}
      {heroes.map((seat, n) => (
        <g key={seat} transform={`translate(${180 + apart * (n - (heroes.length - 1) / 2)} 190)`}>
          <ellipse class="finale-shade" cy="40" rx="36" ry="9" />
          <Dance
            steps={won ? ["none", "translateY(-56px) rotate(-10deg)", "none"] : ["translateY(-70px)", "none"]}
            time={won ? 620 : 900}
            times={won ? 4 : 1}
            wait={n * 120}
            pace={pace}
          >
            <g transform={won ? "scale(3)" : "translate(0 8) scale(3.2 2.5)"}>
              <Token of={seat} letter={marks[seat] ?? ""} />
            </g>
            {won && <path class="finale-crown" transform="translate(0 -33) scale(1.5)" d={CROWN} />}
          </Dance>
        </g>
      ))}
      {!won && (
        <g transform="translate(180 92)">
          <Dance
            steps={[{ transform: "translateX(-240px)", opacity: 0 }, { transform: "none" }]}
            time={1200}
            pace={pace}
          >
            {[-34, -12, 10, 30].map((x, n) => (
              <g key={x} transform={`translate(${x} 26)`}>
                <Dance steps={["none", "translateY(46px)"]} time={520} times={4} wait={900 + n * 130} pace={pace}>
                  <path class="finale-drop" d="M0 0q6 11 0 14q-6-3 0-14" />
                </Dance>
              </g>
            ))}
            <path class="finale-cloud" d={CLOUD} />
          </Dance>
        </g>
      )}
    </svg>
  );
}
