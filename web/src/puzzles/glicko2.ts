/**
 * Glicko-2, as Mark Glickman wrote it down ("Example of the Glicko-2 system", 2013), step by step.
 *
 * glicko2-lite does the same; but it is a CommonJS module, for which the bundler makes every file of the page,
 * tables too, carry some lines more.
 */

export interface Rated {
  rating: number;
  deviation: number;
  volatility: number;
}

/** Their rating and deviation, and the score: 1 for a win, 0 for a loss. */
export type Result = readonly [rating: number, deviation: number, score: number];

const SCALE = 173.7178;
const MIDDLE = 1500;
const TAU = 0.5; // how fast the volatility may change
const EXACT = 1e-6;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** After one rating period with these results, of which there is one at least. */
export function glicko2(before: Rated, results: readonly Result[]): Rated {
  const mu = (before.rating - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const [rating, deviation, score] of results) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - MIDDLE) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = changed(before.volatility, phi, variance, variance * surprise);
  const deviation = 1 / Math.sqrt(1 / (phi * phi + volatility * volatility) + information);
  return {
    rating: MIDDLE + SCALE * (mu + deviation * deviation * surprise),
    deviation: SCALE * deviation,
    volatility,
  };
}

/** Step 5: the volatility that fits the results best, by the Illinois algorithm. */
function changed(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const known = phi * phi + variance;
  const f = (x: number): number => {
    const ex = Math.exp(x);
    return (ex * (delta * delta - known - ex)) / (2 * (known + ex) ** 2) - (x - a) / (TAU * TAU);
  };
  let [low, high] = [a, 0];
  if (delta * delta > known) high = Math.log(delta * delta - known);
  else for (high = a - TAU; f(high) < 0; ) high -= TAU;
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EXACT) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}
