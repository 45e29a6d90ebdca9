/** Several things in a row, as the language joins them: "a, b and c". */

import type { Say } from "../games/game";

/** Where one of them has an "and" of its own, commas alone keep them apart. */
export function listed(say: Say, parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  const comma = say("list-more", { first: "", rest: "" });
  const both = say("list-two", { a: "", b: "" });
  if (parts.some((part) => part.includes(both))) return parts.join(comma);
  return parts.slice(0, -1).join(comma) + both + parts[parts.length - 1];
}
