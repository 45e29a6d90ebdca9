/**
 * The facts of one position: those of the table, and those of every seat, in the order in which the
 * position has them. `pasch.facts.listing` does the same for the terminal; a test compares them.
 */

import type { FactKind, GameFacts } from "../wire";

export type Value = null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value };
type Table = { readonly [name: string]: Value };

/** A named value of the position. A group has facts instead, and rows are several of them. */
export type Fact =
  | { name: string; kind: FactKind; value: Value }
  | { name: string; kind: "group"; value: readonly Fact[] }
  | { name: string; kind: "rows"; value: readonly (readonly Fact[])[] };

export interface Facts {
  table: readonly Fact[];
  seats: readonly (readonly Fact[])[];
}

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isTable = (value: Value): value is Table => typeof value === "object" && value !== null && !isList(value);

export function facts(about: GameFacts, position: unknown, count: number): Facts {
  const seats: Fact[][] = Array.from({ length: count }, () => []);
  return { table: inside(about, position as Table, "", seats), seats };
}

function inside(about: GameFacts, table: Table, path: string, seats: readonly Fact[][]): Fact[] {
  return Object.entries(table).flatMap(([name, value]) => entry(about, path ? `${path}.${name}` : name, value, seats));
}

function entry(about: GameFacts, path: string, value: Value, seats: readonly Fact[][]): Fact[] {
  const kind = about.kinds[path] ?? "text";
  const name = about.names[path] ?? spelled(path.slice(path.lastIndexOf(".") + 1));
  if (kind === "hidden") return [];
  if (about.seats.includes(path) && isList(value) && value.length === seats.length) {
    value.forEach((each, seat) => {
      seats[seat]?.push(...(isTable(each) ? inside(about, each, path, []) : [{ name, kind, value: each }]));
    });
    return [];
  }
  if (isTable(value)) {
    const found = inside(about, value, path, seats);
    return found.length ? [{ name, kind: "group", value: found }] : [];
  }
  if (isList(value) && value.length && value.every(isTable)) {
    return [{ name, kind: "rows", value: value.map((row) => inside(about, row, path, [])) }];
  }
  return [{ name, kind, value }];
}

function spelled(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A word that stands in a field, by the name that the game gives it. */
export const label = (word: string, values: GameFacts["values"]): string =>
  values[word.replace(/[^a-zA-Z0-9]+/g, "-")] || word.replaceAll("_", " ");
