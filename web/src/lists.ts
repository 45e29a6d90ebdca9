/** Names, listed as the language of now does it. */

import { settings } from "./settings";

export const list = (names: readonly string[]): string =>
  names.length > 1 ? new Intl.ListFormat(settings.value.language).format(names) : (names[0] ?? "");
