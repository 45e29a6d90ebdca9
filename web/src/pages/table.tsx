/** /t/{id}: the lobby, the game, and what comes after it. */

import { useEffect, useState } from "preact/hooks";

import { LiveTable } from "../live/table";
import { Lost, Scene } from "../parts/scene";
import { useStore } from "../use";
import { useSay } from "../words";
import { Page, useTitle } from "./frame";
import { Lobby } from "./lobby";
import { Play } from "./play";

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
  if (table.line === "closed") return <NoTable />;
  if (!info) {
    const lost = table.line === "lost";
    return (
      <Page>{lost ? <Lost again={() => table.hurry()} /> : <Scene art="waiting" title={say("one-moment")} />}</Page>
    );
  }
  return info.status === "open" ? <Lobby table={table} info={info} /> : <Play table={table} info={info} hand={hand} />;
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
