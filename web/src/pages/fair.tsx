/** Fair dice: how it works, in plain words; and the check of one game. */

import { useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { check, type Verdict } from "../fair/check";
import { own } from "../live/dice";
import { Art } from "../parts/art";
import { Icon } from "../parts/icon";
import { useSay } from "../words";
import type { TableInfo } from "../wire";
import { DiceLine, DiceWarning, Numbers } from "./dice";
import { Page, useTitle } from "./frame";

export function FairPage() {
  const say = useSay();
  useTitle(say("fair-title"));
  return (
    <Page class="text">
      <h1 tabIndex={-1}>{say("fair-title")}</h1>
      <p class="lead">{say("fair-lead")}</p>
      <ol class="fair-steps">
        {[1, 2, 3, 4].map((step) => (
          <li key={step}>
            <svg viewBox="0 0 120 90" aria-hidden="true">
              <Art sheet="page" name={`fair-${step}`} width={120} height={90} />
            </svg>
            <div>
              <h2>{say(`fair-step-${step}`)}</h2>
              <p>{say(`fair-step-${step}-text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <h2>{say("fair-check-title")}</h2>
      <p>{say("fair-check-text")}</p>
      <h2>{say("fair-limits-title")}</h2>
      <p>{say("fair-limits-text")}</p>
    </Page>
  );
}

/** The check itself, done by this browser. */
export function FairCheck({ info, names }: { info: TableInfo; names: readonly string[] }) {
  const say = useSay();
  const [verdict, set] = useState<Verdict | null>(null);
  const [state, setState] = useState<"" | "busy" | string>("");
  const run = async (): Promise<void> => {
    setState("busy");
    try {
      const at = { table: info.id };
      const [match, throws] = await Promise.all([
        ask("GET /api/tables/{table}/match", { at }),
        ask("GET /api/tables/{table}/throws", { at }),
      ]);
      set(check(match.extra.proof, throws));
      setState("");
    } catch (problem) {
      setState(problemText(problem, say));
    }
  };
  const good = verdict?.problem === "";
  const mine = Object.entries(own(info.id).numbers).flatMap(([seat, number]) =>
    info.seeds[Number(seat)] ? [number] : [],
  );
  return (
    <section class="fair-check">
      <h2>{say("fair-title")}</h2>
      <DiceWarning id={info.id} />
      <DiceLine info={info} names={names} />
      <p>
        {say("fair-check-short")} <a href="/fair">{say("fair-how")}</a>
      </p>
      {info.day?.sealed && <p>{say("day-still-sealed")}</p>}
      {!verdict && !info.day?.sealed && (
        <button disabled={state === "busy"} onClick={() => void run()}>
          <Icon name="dice" />
          {say(state === "busy" ? "thinking" : "fair-check-now")}
        </button>
      )}
      {state && state !== "busy" && <p class="bad">{state}</p>}
      {verdict && (
        <div role="status" class={good ? "verdict good" : "verdict bad"}>
          <Icon name={good ? "check" : "warn"} />
          <p>
            <b>
              {say(good ? "fair-true" : `fair-wrong-${verdict.problem}`, { count: verdict.count, v: verdict.wrong })}
            </b>
          </p>
        </div>
      )}
      <details>
        <summary>{say("numbers")}</summary>
        <Numbers info={info} names={names} />
        <p>{say("fair-verify")}</p>
        <pre>
          <code>
            {[
              "pasch verify",
              `${info.game}-${info.id}.pasch`,
              ...mine.map((number) => `--mine ${number}`),
              `--seal ${info.commitment}`,
            ].join(" ")}
          </code>
        </pre>
      </details>
    </section>
  );
}
