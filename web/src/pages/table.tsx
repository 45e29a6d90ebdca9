/** /t/{id}: the lobby, the game, and what comes after it. */

import { useEffect, useState } from "preact/hooks";

import { ask, Problem } from "../api";
import { kept } from "../device";
import { reasonFor } from "../live/connection";
import { LiveTable } from "../live/table";
import { download } from "../parts/download";
import { later } from "../parts/later";
import { Lost, Scene } from "../parts/scene";
import { useStore } from "../use";
import { useSay } from "../words";
import { DiceWarning, Opening } from "./dice";
import { Page, useTitle } from "./frame";
import { Play } from "./play";

const Lobby = later(() => import("./sheets").then((found) => found.Lobby));

export function useTable(id: string): LiveTable | null {
  const [table, set] = useState<LiveTable | null>(null);
  useEffect(() => {
    const made = new LiveTable(id);
    set(made);
    return () => made.close();
  }, [id]);
  return table?.id === id ? table : null;
}

export function TablePage({ id, hand = false }: { id: string; hand?: boolean }) {
  const table = useTable(id);
  return table && <AtTable table={table} hand={hand} />;
}

function AtTable({ table, hand }: { table: LiveTable; hand: boolean }) {
  const say = useSay();
  useStore(table.changes);
  useTitle("");
  const { info } = table;
  if (table.connection === "closed") return <Closed id={table.id} code={table.closedBy} />;
  if (!info) {
    const lost = table.connection === "lost";
    const reason = reasonFor(table.closedBy);
    const why = reason === "offline" ? "" : say(`lost-${reason}`);
    return (
      <Page>
        {lost ? <Lost why={why} again={() => table.hurry()} /> : <Scene art="waiting" title={say("one-moment")} />}
      </Page>
    );
  }
  if (info.status === "opening") {
    return (
      <Page>
        <DiceWarning id={info.id} />
        <Opening table={table} info={info} />
      </Page>
    );
  }
  return info.status === "open" ? <Lobby table={table} info={info} /> : <Play table={table} info={info} hand={hand} />;
}

/** Why one cannot play here, and will not be able to. */
function Closed({ id, code }: { id: string; code: number }) {
  if (code === 4011) return <BrokenTable id={id} />;
  if (code === 4012) return <BrokenTable id={id} game />;
  if (code === 4003) return <OtherSite />;
  return code === 4009 ? <OldTable /> : <NoTable />;
}

/** The page came from another address than the server believes to have. */
function OtherSite() {
  const say = useSay();
  return (
    <Page>
      <Scene art="unknown" title={say("other-site-title")} text={say("other-site-text", { site: location.origin })} />
    </Page>
  );
}

export function BrokenTable({ id, game = false }: { id: string; game?: boolean }) {
  const say = useSay();
  const [problem, fail] = useState("");
  const what = game ? "game" : "table";
  const mine = kept(id);
  const token = mine.seats[0]?.token ?? mine.host;
  const fetchFile = async (): Promise<void> => {
    try {
      const match = await ask("GET /api/tables/{table}/match", { at: { table: id }, token });
      download(new Blob([JSON.stringify(match)], { type: "application/json" }), `${match.game}-${id}.pasch`);
    } catch (wrong) {
      fail(wrong instanceof Problem ? wrong.message : "");
    }
  };
  return (
    <Page>
      <Scene art="unknown" title={say(`broken-${what}-title`)} text={problem || say(`broken-${what}-text`)}>
        <button onClick={() => void fetchFile()}>{say("save-match")}</button>
        <a class="button main" href="/">
          {say("to-games")}
        </a>
      </Scene>
    </Page>
  );
}

export function OldTable() {
  const say = useSay();
  return (
    <Page>
      <Scene art="unknown" title={say("old-table-title")} text={say("old-table-text")}>
        <a class="button main" href="/">
          {say("to-games")}
        </a>
      </Scene>
    </Page>
  );
}

export function NoTable() {
  const say = useSay();
  return (
    <Page>
      <Scene art="unknown" title={say("no-table-title")} text={say("no-table-text")}>
        <a class="button main" href="/">
          {say("to-games")}
        </a>
      </Scene>
    </Page>
  );
}
