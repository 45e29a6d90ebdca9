/** What is thrown into the air for winners: their own shapes, large and small. */

import { Dance } from "./dance";
import { Shape } from "./player";

interface ConfettiProps {
  /** Whose shapes. */
  seats: readonly number[];
  width: number;
  height: number;
  count?: number;
  pace: number;
}

export function Confetti({ seats, width, height, count = 26, pace }: ConfettiProps) {
  return (
    <>
      {Array.from({ length: count }, (_, n) => {
        const x = ((n * 0.7549 + 0.1) % 1) * width;
        const y = ((n * 0.5698 + 0.05) % 1) * height;
        const turn = (n * 67) % 360;
        return (
          <g key={n} transform={`translate(${x} ${y})`}>
            <Dance
              steps={[`translate(${(n % 5) * 9 - 18}px, ${-y - 40}px) rotate(-${turn + 200}deg)`, "none"]}
              time={1300 + (n % 4) * 260}
              wait={(n % 7) * 150}
              pace={pace}
            >
              <g transform={`rotate(${turn}) scale(${0.35 + (n % 3) * 0.16})`}>
                <Shape of={seats[n % seats.length] ?? 0} />
              </g>
            </Dance>
          </g>
        );
      })}
    </>
  );
}
