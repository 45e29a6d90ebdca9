/** Runs before anything is painted: no flash of wrong colours, and what will be needed is on its way. */

import { kept } from "./device";
import { apply, settings } from "./settings";

declare const WORDS_HASH: string;
/** By game, the files of its board; given by the build. */
declare const BOARDS: Record<string, string[]>;
/** What every table needs; given by the build. */
declare const TABLES: string[];

apply(settings.value);

function soon(href: string, what: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), { href, crossOrigin: "", ...what }));
}
const words = (scope: string): void =>
  soon(`/assets/${scope}.${settings.value.language}-${WORDS_HASH}.json`, { rel: "preload", as: "fetch" });

words("page");
const [, kind, id = ""] = location.pathname.split("/");
if (kind === "t" || kind === "m") for (const file of TABLES) soon(file, { rel: "modulepreload" });
const { game } = kept(kind === "t" ? id : "");
if (Object.hasOwn(BOARDS, game)) {
  words(game);
  for (const file of BOARDS[game] ?? []) {
    if (file.endsWith(".css")) soon(file, { rel: "preload", as: "style", crossOrigin: null });
    else soon(file, { rel: "modulepreload" });
  }
}
