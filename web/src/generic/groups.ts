/** Many choices in groups: those whose notation begins alike, under the words that they share. */

import type { Choice } from "../games/game";

export interface Entry {
  choice: Choice;
  /** Its place among all choices. */
  index: number;
  /** Its words without those of the heading. */
  rest: string;
}

export interface Group {
  heading: string;
  entries: Entry[];
}

const MANY = 9; // fewer are seen at a glance

/** What notation begins with: `3+4` of `3+4:17-a`, `1e` of `1e-2`, `+` of `+5`. */
const head = (notation: string): string =>
  (/^(.+?):/.exec(notation) ?? /^(.+?)[-+>]/.exec(notation) ?? /^(\W)\w/.exec(notation))?.[1] ?? "";

export function grouped(choices: readonly Choice[]): Group[] {
  const alone = choices.map((choice, index) => ({ choice, index, rest: choice.words }));
  const found = new Map<string, Entry[]>();
  for (const entry of alone) {
    const start = head(entry.choice.notation);
    found.set(start, [...(found.get(start) ?? []), entry]);
  }
  if (choices.length < MANY || found.size < 2 || found.size > choices.length / 2) {
    return [{ heading: "", entries: alone }];
  }
  const single = [...found.values()].filter((entries) => entries.length === 1).flat();
  const several = [...found.values()].filter((entries) => entries.length > 1).map(headed);
  return single.length ? [...several, { heading: "", entries: single }] : several;
}

function headed(entries: Entry[]): Group {
  const shared = beginning(entries.map(({ choice }) => choice.words));
  const heading = shared.replace(/[\s:,;–]+$/, "");
  if (!heading) return { heading, entries };
  return {
    heading,
    entries: entries.map((entry) => ({ ...entry, rest: entry.choice.words.slice(shared.length).trim() })),
  };
}

/** The whole words with which all begin, up to a colon if there is one, so that each keeps some. */
function beginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  let shared = first;
  for (const text of others) {
    let length = 0;
    while (length < shared.length && shared[length] === text[length]) length += 1;
    shared = shared.slice(0, length);
  }
  const colon = shared.lastIndexOf(": ");
  const whole = colon > 0 ? shared.slice(0, colon + 2) : shared.slice(0, shared.lastIndexOf(" ") + 1);
  return texts.every((text) => text.length > whole.length) ? whole : "";
}
