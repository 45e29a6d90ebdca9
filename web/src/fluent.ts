/** Says Fluent messages that the build has parsed: see words.mjs for what they may hold. */

export type Values = Record<string, string | number>;
export type Pattern = string | readonly (string | Expression)[];

interface Variant {
  key: { type: "str" | "num"; value: string | number };
  value: Pattern;
}

type Expression =
  | { type: "var" | "mesg"; name: string }
  | { type: "str" | "num"; value: string | number }
  | { type: "select"; selector: Expression; variants: readonly Variant[]; star: number };

/** In German and in English alike; Intl.PluralRules says the same, but costs a phone a long moment. */
const plural = (value: number): string => (value === 1 ? "one" : "other");

export class Catalogue {
  constructor(
    private readonly language: string,
    private readonly messages: Readonly<Record<string, Pattern>>,
  ) {}

  /** Null for a message that is not here. */
  say(key: string, values: Values = {}): string | null {
    const found = this.messages[key];
    return found === undefined ? null : this.pattern(found, values);
  }

  private pattern(pattern: Pattern, values: Values): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => (typeof part === "string" ? part : this.expression(part, values))).join("");
  }

  private expression(part: Expression, values: Values): string {
    if (part.type === "select") {
      const chosen = part.variants.find(({ key }) => this.matches(part.selector, key.value, values));
      return this.pattern((chosen ?? part.variants[part.star]!).value, values);
    }
    if (part.type === "mesg") return this.say(part.name, values) ?? part.name;
    const value = this.value(part, values);
    return typeof value === "number" ? this.number(value) : value;
  }

  /** Small whole numbers look the same everywhere, and need no Intl. */
  private number(value: number): string {
    return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(this.language);
  }

  private value(part: Expression, values: Values): string | number {
    if (part.type === "var") return values[part.name] ?? part.name;
    return "value" in part ? part.value : this.expression(part, values);
  }

  /** The same word or number, or the plural that the number has in this language. */
  private matches(selector: Expression, key: string | number, values: Values): boolean {
    const value = this.value(selector, values);
    return value === key || (typeof value === "number" && plural(value) === key);
  }
}
