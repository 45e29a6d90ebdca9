/** From one device to another by a code. */

import { useState } from "preact/hooks";

import { problemText } from "../api";
import { useSay } from "../words";
import { fetchBy, send } from "./parcel";

/** `write` gives what is to go, `read` takes in what came and says whether that went well. */
export function Carry({ write, read }: { write: () => string; read: (text: string) => boolean }) {
  const say = useSay();
  const [code, show] = useState("");
  const [typed, type] = useState("");
  const [busy, work] = useState(false);
  const [problem, complain] = useState("");
  const carefully = async (act: () => Promise<string>): Promise<void> => {
    work(true);
    complain("");
    complain(await act().catch((error: unknown) => problemText(error, say)));
    work(false);
  };
  const go = async (): Promise<string> => {
    const found = await send(write());
    if (typeof found === "string") return say(`carry-bad-${found}`);
    show(found.code);
    return "";
  };
  const come = async (): Promise<string> => {
    const found = await fetchBy(typed);
    if (typeof found === "string") return say(`carry-bad-${found}`);
    if (!read(found.text)) return "";
    type("");
    await found.done().catch(() => undefined); // it is gone after a day anyway
    return "";
  };
  return (
    <section class="carry">
      <h2>{say("carry-title")}</h2>
      <p>{say("carry-text")}</p>
      {problem && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button disabled={busy} onClick={() => void carefully(go)}>
          {say("carry-send")}
        </button>
        <p role="status">{code && say("carry-code", { code })}</p>
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void carefully(come);
        }}
      >
        <label class="field">
          <span>{say("carry-field")}</span>
          <input
            type="text"
            value={typed}
            autocomplete="off"
            spellcheck={false}
            maxLength={20}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </label>
        <button disabled={busy || !typed.trim()}>{say("carry-fetch")}</button>
      </form>
    </section>
  );
}
