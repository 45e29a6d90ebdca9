/** Odds and hints, where the table allows them. */

import { useEffect, useState } from "preact/hooks";

import { ask, problemText } from "../api";
import type { LiveTable } from "../live/table";
import { figure, percent } from "../numbers";
import { Linked } from "../parts/linked";
import { Sheet } from "../parts/sheet";
import { useSay } from "../words";
import type { Hints, Odds, OddsLine } from "../wire";

export function Help({ table, close }: { table: LiveTable; close: () => void }) {
  const say = useSay();
  const [hints, setHints] = useState<Hints | null>(null);
  const [odds, setOdds] = useState<Odds | null>(null);
  const [failed, fail] = useState("");
  const choices = table.mayDo;
  const asked = choices !== null;
  useEffect(() => {
    const stop = new AbortController();
    setHints(null); // those of another position
    const given = { at: { table: table.id }, token: table.token(), signal: stop.signal };
    const wrong = (problem: unknown): void => fail(problemText(problem, say));
    if (asked) ask("GET /api/tables/{table}/hints", given).then(setHints, wrong);
    ask("GET /api/tables/{table}/odds", given).then(setOdds, wrong);
    return () => stop.abort();
  }, [table.news?.v, asked]);
  const game = table.info?.game ?? "";
  return (
    <Sheet title={say("help")} close={close} class="tall">
      {failed && <p class="bad">{failed}</p>}
      <section>
        <h3>{say("hints-title")}</h3>
        {!asked && <p>{say("hints-wait")}</p>}
        {hints && <p class="quiet">{say("chances-are", { measure: hints.measure })}</p>}
        <ol class="hints">
          {hints?.hints.map((hint) => (
            <li key={hint.action}>
              <div>
                <b>
                  {hint.rank}. {hint.text}
                </b>
                {choices?.choices.some(({ action }) => action === hint.action) && (
                  <button onClick={() => (close(), table.play(hint.action))}>{say("do-it")}</button>
                )}
              </div>
              <Bar worth={hint.worth} label={say("chance-to-win", { chance: chance(hint) })} />
              {hint.why.map((why) => (
                <p key={why}>
                  <Linked text={why} game={game} />
                </p>
              ))}
            </li>
          ))}
        </ol>
      </section>
      {odds?.sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul class="odds">
            {section.lines.map((line) => (
              <li key={line.text}>
                <span>{line.text}</span>
                <Worth line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!(odds && (hints || !asked)) && !failed && <p class="thinking">{say("thinking")}</p>}
    </Sheet>
  );
}

/** An estimate with its 95 % interval; an exact one has none, and a digit more. */
const chance = ({ worth, error }: { worth: number; error: number }): string =>
  error ? `${percent(worth)} ± ${Math.max(1, Math.round(100 * error))}` : percent(worth, 1);

function Worth({ line }: { line: OddsLine }) {
  const say = useSay();
  if (line.unit === "chance")
    return (
      <Bar
        worth={line.worth}
        label={line.error ? chance(line) : percent(line.worth, line.worth < 0.1 ? 1 : 0)}
        title={line.exact}
      />
    );
  const worth = figure(line.worth, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  return <b title={line.exact}>{say(`worth-${line.unit}`, { worth })}</b>;
}

function Bar({ worth, label, title = "" }: { worth: number; label: string; title?: string }) {
  return (
    <span class="bar" title={title}>
      <span style={{ width: `${100 * Math.min(1, Math.max(0, worth))}%` }} />
      <b>{label}</b>
    </span>
  );
}
