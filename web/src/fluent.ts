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

/** A message of another language, because this one lacks it. */
interface Foreign {
  language: string;
  pattern: Pattern;
}

export type Messages = Readonly<Record<string, Pattern | Foreign>>;

/** A true minus sign, as long as a plus, and no line breaks after it. */
export const minus = (number: number | string): string => String(number).replace("-", "−");

const rules = new Map<string, Intl.PluralRules>();

/** In German and English Intl.PluralRules says the same, but costs a phone a long moment. */
function plural(value: number, language: string): string {
  if (language === "de" || language === "en") return Math.abs(value) === 1 ? "one" : "other";
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found.select(value);
}

export class Catalogue {
  constructor(
    private readonly language: string,
    private readonly messages: Messages,
  ) {}

  /** Null for a message that is not here. */
  say(key: string, values: Values = {}): string | null {
    const found = Object.hasOwn(this.messages, key) ? this.messages[key] : undefined;
    if (found === undefined) return null;
    if (typeof found === "string" || !("language" in found)) return this.pattern(found, values, this.language);
    return this.pattern(found.pattern, values, found.language);
  }

  /** `spoken` is the language that the pattern is written in, and counts in. */
  private pattern(pattern: Pattern, values: Values, spoken: string): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => (typeof part === "string" ? part : this.expression(part, values, spoken))).join("");
  }

  private expression(part: Expression, values: Values, spoken: string): string {
    if (part.type === "select") {
      const { variants } = part;
      const value = this.value(part.selector, values, spoken);
      // The same word or number, or the plural that the number has in this language: the first that fits.
      const count = typeof value === "number" ? plural(value, spoken) : value;
      const chosen = variants.find(({ key }) => key.value === value || key.value === count);
      return this.pattern((chosen ?? variants[part.star]!).value, values, spoken);
    }
    if (part.type === "mesg") return this.say(part.name, values) ?? part.name;
    const value = this.value(part, values, spoken);
    return typeof value === "number" ? this.number(value) : value;
  }

  /** Small whole numbers look the same everywhere, and need no Intl. */
  private number(value: number): string {
    if (Number.isInteger(value) && Math.abs(value) < 1000) return minus(value);
    // Groups from four digits on, as the terminal writes them: some languages would begin with five.
    return minus(value.toLocaleString(this.language, { useGrouping: "always" } as unknown as Intl.NumberFormatOptions));
  }

  private value(part: Expression, values: Values, spoken: string): string | number {
    if (part.type === "var") return values[part.name] ?? part.name;
    return "value" in part ? part.value : this.expression(part, values, spoken);
  }
}
