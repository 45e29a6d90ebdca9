/** A window that is open: over the sentence, so that nothing is pushed about, and gone as it came. */

import { useMemo } from "preact/hooks";

import type { BoardProps } from "../games/game";
import type { LiveTable } from "../live/table";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { ringOf } from "../parts/ring";
import { useSay } from "../words";

type Shown = NonNullable<BoardProps<unknown>["window"]>;

/** The window that the viewer may answer, for boards; the same one while its clock stays the same. */
export function useWindow(table: LiveTable): Shown | null {
  const { window, mayDo } = table;
  const passing = mayDo?.window ? (mayDo.passing ?? -1) : null;
  const until = window?.until ?? 0;
  return useMemo(() => {
    if (passing === null) return null;
    const lasts = window?.milliseconds ?? 0;
    return { passing, lasts, since: lasts ? Math.max(0, Date.now() - until + lasts) : 0 };
  }, [passing, until]);
}

export function WindowBar({ table, window }: { table: LiveTable; window: Shown | null }) {
  const say = useSay();
  const { called, window: open, me } = table;
  if (called.length && open) {
    const marks = letters(table.names);
    const ring = ringOf({ lasts: open.milliseconds, since: open.milliseconds - Math.max(0, open.until - Date.now()) });
    return (
      <div class="window call" role="group" aria-label={say("call-title")} key={open.until}>
        <p>{say("call-title")}</p>
        {called.map((seat) => (
          <button
            key={seat}
            aria-label={say("call-me", { name: table.names[seat] ?? "" })}
            onClick={() => table.speakUp(seat)}
          >
            <Mark seat={seat} letter={marks[seat] ?? ""} />
            <span class="name">{table.names[seat]}</span>
          </button>
        ))}
        <button class="main ring" style={ring} onClick={() => table.goOn()}>
          {say("window-pass")}
        </button>
      </div>
    );
  }
  if (!window?.lasts) return null;
  return (
    <div class="window" role="group" aria-label={say("window")}>
      {!open?.thinking.includes(me) && (
        <button class="main ring" style={ringOf(window)} key={open?.until} onClick={() => table.think()}>
          {say("window-think")}
        </button>
      )}
      <button onClick={() => table.play(window.passing)}>{say("window-pass")}</button>
    </div>
  );
}
