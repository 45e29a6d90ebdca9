/** Was that luck? The chances of all players over the game, and where they went. */

import { useEffect, useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { kept } from "../device";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/mark";
import { letters, Shape } from "../parts/player";
import { list } from "../lists";
import { noteReview } from "../mine/store";
import { percent } from "../numbers";
import { settings } from "../settings";
import { useStore } from "../use";
import { useSay } from "../words";
import type { Estimate, Review, ReviewPlayer } from "../wire";

const EVERY = 700;

export function ReviewPart({ id, names, jump }: { id: string; names: readonly string[]; jump: (v: number) => void }) {
  const say = useSay();
  const { language } = useStore(settings);
  const [begun, begin] = useState(false);
  const [progress, setProgress] = useState(0);
  const [review, set] = useState<Review | null>(null);
  const [failed, fail] = useState("");
  useEffect(() => {
    if (!begun) return;
    let timer = 0;
    let wanted = true;
    const { host, seats } = kept(id);
    const look = async (): Promise<void> => {
      // Asked with a secret, because those who sat there come first; and begun again if others took the place.
      const found = await ask("POST /api/tables/{table}/review", { at: { table: id }, token: seats[0]?.token ?? host });
      if (!wanted) return;
      setProgress(found.progress);
      if (found.review) {
        set(found.review);
        noteReview(id, found.review.players);
      } else timer = setTimeout(() => look().catch(stop), EVERY) as unknown as number;
    };
    const stop = (problem: unknown): void => fail(problemText(problem, say));
    look().catch(stop);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [begun, language]);
  return (
    <section class="review">
      <h2>{say("review-title")}</h2>
      {failed && <p class="bad">{failed}</p>}
      {!begun && (
        <>
          <p>{say("review-lead")}</p>
          <button onClick={() => begin(true)}>
            <Icon name="odds" />
            {say("review-begin")}
          </button>
        </>
      )}
      {begun && !review && !failed && (
        <label class="progress">
          {say("review-wait")}
          <progress max={1} value={progress} />
        </label>
      )}
      {review && <Reviewed review={review} names={names} jump={jump} />}
    </section>
  );
}

function Reviewed({ review, names, jump }: { review: Review; names: readonly string[]; jump: (v: number) => void }) {
  const say = useSay();
  const marks = letters(names);
  const columns = ["luck", "own", "others"].map((part) => say(`review-${part}`));
  return (
    <>
      <Chart review={review} names={names} jump={jump} />
      <table class="ledger">
        <caption>{say("review-table")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("player")}</th>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.players.map((player, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Mark seat={seat} letter={marks[seat] ?? ""} size={1.5} /> {names[seat]}
              </th>
              {shares(player).map((share, index) => (
                <td key={index} data-label={columns[index]}>
                  <Share of={share} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="about">{say("review-about", { players: review.measure })}</p>
      {review.turning_points.length > 0 ? <h3>{say("review-turns")}</h3> : <p>{say("review-no-turns")}</p>}
      <ol class="turns">
        {review.turning_points.map((index) => {
          const step = review.steps[index];
          if (!step) return null;
          const seat = step.change.reduce(
            (best, change, other) => (Math.abs(change[0]) > Math.abs(step.change[best]![0]) ? other : best),
            0,
          );
          return (
            <li key={index}>
              <button onClick={() => jump(step.v)}>
                <Mark seat={seat} letter={marks[seat] ?? ""} size={1.5} />
                <span>
                  {step.told.join(" ")}
                  <b>
                    {say("review-from-to", {
                      name: names[seat] ?? "",
                      before: percent(step.before[seat]?.[0] ?? 0),
                      after: percent((step.before[seat]?.[0] ?? 0) + (step.change[seat]?.[0] ?? 0)),
                    })}
                  </b>
                  {step.best && step.loss && step.loss[0] - 3 * step.loss[1] > 0.01 && (
                    <small>{say("review-better", { best: step.best.text })}</small>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const shares = ({ luck, own_play, others_play }: ReviewPlayer): Estimate[] => [luck, own_play, others_play];

const VAGUE = 0.1; // a standard error with which a share says nothing

/** Left of the middle is bad, right of it good; nothing is drawn that may as well be luck of the measuring. */
function Share({ of: [worth, error] }: { of: Estimate }) {
  const say = useSay();
  if (error > VAGUE) return <span>{say("review-vague")}</span>;
  const size = Math.min(50, Math.abs(worth) * 50);
  return (
    <span class="share-bar">
      <span class={worth < 0 ? "minus" : "plus"} style={{ width: `${size}%`, [worth < 0 ? "right" : "left"]: "50%" }} />
      <b>{percent(worth, 0, true)}</b>
    </span>
  );
}

const [WIDE, HIGH, LEFT] = [320, 170, 34];

function Chart({ review, names, jump }: { review: Review; names: readonly string[]; jump: (v: number) => void }) {
  const say = useSay();
  const count = review.steps.length;
  const x = (index: number): number => LEFT + (index / Math.max(1, count)) * (WIDE - LEFT - 10);
  const y = (chance: number): number => 10 + (1 - chance) * (HIGH - 30);
  const line = (seat: number): number[] => [
    ...review.steps.map((step) => step.before[seat]?.[0] ?? 0),
    review.last[seat] ?? 0,
  ];
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={say("review-chart", { names: list(names) })}
    >
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path class="rule-line" d={`M${LEFT} ${y(chance)}H${WIDE - 10}`} />
          <text x={LEFT - 5} y={y(chance)} dominant-baseline="central" text-anchor="end">
            {100 * chance}
          </text>
        </g>
      ))}
      {review.turning_points.map((index) => (
        <path
          key={index}
          class="turn"
          d={`M${x(index)} ${y(1)}V${y(0)}`}
          onClick={() => jump(review.steps[index]?.v ?? 0)}
        />
      ))}
      {names.map((_, seat) => {
        const points = line(seat);
        const last = points[points.length - 1] ?? 0;
        return (
          <g key={seat}>
            <path
              class="curve"
              style={{ stroke: `var(--p${seat})` }}
              d={`M${points.map((chance, index) => `${x(index).toFixed(1)} ${y(chance).toFixed(1)}`).join("L")}`}
            />
            {[0.33, 0.66, 1].map((where) => {
              const index = Math.floor(where * count);
              return (
                <g
                  key={where}
                  transform={`translate(${x(index)} ${y(where === 1 ? last : (points[index] ?? 0))}) scale(.32)`}
                >
                  <Shape of={seat} />
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
