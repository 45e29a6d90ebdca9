/** The device goes from hand to hand; until the next one has it, nothing is to be seen. */

import { useEffect, useRef } from "preact/hooks";

import type { LiveTable } from "../live/table";
import { Art } from "../parts/art";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { useSay } from "../words";

export function Curtain({ table }: { table: LiveTable }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const name = table.names[table.curtain] ?? "";
  useEffect(() => button.current?.focus(), [table.curtain]);
  return (
    <main class="curtain">
      <svg class="drawing" viewBox="0 0 240 160" aria-hidden="true">
        <Art sheet="page" name="curtain" width={240} height={160} />
      </svg>
      <h1>{say("curtain-title", { name })}</h1>
      <p>{say("curtain-text")}</p>
      <button
        ref={button}
        class="main"
        // It came under the finger or the key of the one before: their second tap is not an answer.
        onClick={(event) => event.detail < 2 && table.unveil()}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <Mark seat={table.curtain} letter={letters(table.names)[table.curtain] ?? ""} />
        {say("curtain-go", { name })}
      </button>
      {table.canTakeBack && (
        <button onClick={() => table.takeBack()}>
          <Icon name="undo" />
          {say("take-back")}
        </button>
      )}
    </main>
  );
}
