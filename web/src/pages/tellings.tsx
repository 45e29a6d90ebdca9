/** What somebody may ask at any time, by buttons: a screen reader may keep single keys for itself. */

import { useState } from "preact/hooks";

import type { LiveTable } from "../live/table";
import { Sheet } from "../parts/sheet";
import { useSay } from "../words";
import { QUESTIONS, tell } from "./tell";

export function Tellings({ table, close }: { table: LiveTable; close: () => void }) {
  const say = useSay();
  const [told, show] = useState("");
  return (
    <Sheet title={say("tell")} close={close}>
      <div class="phrases">
        {Object.values(QUESTIONS).map((what) => (
          <button key={what} onClick={() => void tell(table, what, say).then(show)}>
            {say(`tell-${what}`)}
          </button>
        ))}
      </div>
      {told && <p class="told">{told}</p>}
    </Sheet>
  );
}
