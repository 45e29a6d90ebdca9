/** "What if": play on from a step of a finished game, or pass that step on. */

import "../core";
import "../pages/after"; // where it is asked for

import { ask } from "../api";
import type { Frame } from "../live/frames";
import { download } from "../parts/download";
import { Icon } from "../parts/icon";
import { ShareLink } from "../parts/share";
import { Sheet } from "../parts/sheet";
import { useSay } from "../words";
import type { Position, TableInfo } from "../wire";
import { linkOf } from "./link";
import { PlayOn } from "./play_on";

interface WhatIfProps {
  info: TableInfo;
  title: string;
  names: readonly string[];
  v: number;
  position: Position;
  /** What happened then, to know who decided. */
  next: Frame | undefined;
  close: () => void;
}

export function WhatIf({ info, title, names, v, position, next, close }: WhatIfProps) {
  const say = useSay();
  const decided = next?.events.find(({ actor }) => actor !== undefined && actor !== null && actor >= 0)?.actor ?? 0;
  const save = (): void => {
    const text = JSON.stringify(position, null, 1);
    download(new Blob([text], { type: "application/json" }), `${info.game}-${info.id}-${v}.json`);
  };
  return (
    <Sheet title={say("what-if")} of={title} close={close} class="what-if">
      <p class="about">{say("what-if-text")}</p>
      <PlayOn
        game={info.game}
        names={names}
        seat={Math.min(decided, names.length - 1)}
        make={(bots, level) =>
          ask("POST /api/tables/{table}/branches", { at: { table: info.id }, body: { v, bots, level, hints: true } })
        }
      />
      <h3>{say("pass-on-step")}</h3>
      <ShareLink table={info.id} path={`/m/${info.id}#${v}`} title={title} text={say("pass-on-step")} />
      <h3>{say("pass-on-position")}</h3>
      <ShareLink table={info.id} path={linkOf(position)} title={title} text={say("pass-on-position")} />
      <button type="button" onClick={save}>
        <Icon name="download" />
        {say("save-position")}
      </button>
    </Sheet>
  );
}

/** Where a game comes from that began in the middle, and which ones go on from this one. */
export function Relations({ info, at }: { info: TableInfo; at: (v: number) => number }) {
  const say = useSay();
  const { origin, branches } = info;
  return (
    <section class="branches">
      <h2>{say("branches")}</h2>
      {origin && (
        <p>
          {origin.table ? (
            <a href={`/m/${origin.table}#${origin.v}`}>{say("branch-from", { at: at(origin.records) })}</a>
          ) : (
            say(origin.position && !origin.records ? "from-position" : "from-file")
          )}
        </p>
      )}
      {branches.length > 0 && (
        <ul>
          {branches.map(({ table, v }) => (
            <li key={table}>
              <a href={`/t/${table}`}>{say("branch-at", { at: at(v) })}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
