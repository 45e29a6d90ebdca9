/** A link to pass on: shown, copied, shared, photographed. */

import { useEffect, useRef, useState } from "preact/hooks";

import { announce } from "../announce";
import { ask } from "../api";
import { useSay } from "../words";
import { Code } from "./code";
import { Icon } from "./icon";

const LOCAL = /^(localhost$|127\.|\[::1\])/;

/** Where others reach this server, when that is not where I reach it. */
let address = location.origin;

function useAddress(): string {
  const [now, set] = useState(address);
  useEffect(() => {
    if (!LOCAL.test(new URL(address).hostname)) return;
    ask("GET /api/about", {}).then(
      (about) => about.public && set((address = about.public)),
      () => undefined,
    );
  }, []);
  return now.replace(/\/$/, "");
}

/** A word of warning where nobody else can come by our links. */
export function OnlyHere() {
  const say = useSay();
  return LOCAL.test(new URL(useAddress()).hostname) ? <p class="about">{say("only-here")}</p> : null;
}

interface ShareProps {
  table: string;
  /** Of something else than the table itself; then there is no code to photograph. */
  path?: string;
  title: string;
  text: string;
}

export function ShareLink({ table, path, title, text }: ShareProps) {
  const say = useSay();
  const link = useAddress() + (path ?? `/t/${table}`);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand("copy"); // without https there is no clipboard
    }
    setCopied(true);
    announce(say("copied"));
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div class="share">
      {!path && <Code table={table} />}
      <div>
        <OnlyHere />
        <input
          ref={field}
          class="link"
          readOnly
          value={link}
          aria-label={say("link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <button type="button" onClick={() => void copy()}>
            <Icon name={copied ? "check" : "copy"} />
            {say(copied ? "copied" : "copy-link")}
          </button>
          {"share" in navigator && (
            <button
              type="button"
              onClick={() => void navigator.share({ title, text, url: link }).catch(() => undefined)}
            >
              <Icon name="share" />
              {say("share")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
