/** Names, listed as the language of now does it. */

import { settings } from "./settings";

export const list = (names: readonly string[]): string =>
  names.length > 1 ? new Intl.ListFormat(british(settings.value.language)).format(names) : (names[0] ?? "");

/** "Ada, Ben and Cleo" and "18 November 2026", as the server says it; Americans write "Ada, Ben, and Cleo". */
export const british = (language: string): string => (language === "en" ? "en-GB" : language);
