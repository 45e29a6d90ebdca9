/** The host gives somebody who lost their device a new link to their seat; everybody gets to see that. */

import { useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { kept } from "../device";
import type { LiveTable } from "../live/table";
import { ShareLink } from "../parts/share";
import { Sheet } from "../parts/sheet";
import { useSay } from "../words";

export function Recover({ table, seat, close }: { table: LiveTable; seat: number; close: () => void }) {
  const say = useSay();
  const [path, set] = useState("");
  const [failed, fail] = useState("");
  const name = table.names[seat] ?? "";
  const renew = async (): Promise<void> => {
    const asked = { at: { table: table.id, seat }, token: kept(table.id).host };
    const { token } = await ask("POST /api/tables/{table}/seats/{seat}/token", asked);
    table.noteRecovered(seat);
    set(`/t/${table.id}/seat#${seat}.${token}`);
  };
  return (
    <Sheet title={say("recover", { name })} close={close}>
      <p>{say(path ? "recover-link" : "recover-text", { name })}</p>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      {path ? (
        <ShareLink table={table.id} path={path} title="Pasch" text={say("recover", { name })} />
      ) : (
        <button class="main wide" onClick={() => void renew().catch((problem) => fail(problemText(problem, say)))}>
          {say("recover-do")}
        </button>
      )}
    </Sheet>
  );
}
