/** One paragraph of the rules, with its marks; the numbers of other rules lead to them. */

import type { ComponentChild } from "preact";

import { useSay } from "../words";
import type { RuleText } from "../wire";

export function Rule({ rule, now }: { rule: RuleText; now: string }) {
  const say = useSay();
  // The mark is drawn: few fonts have it.
  const text = rule.text
    .split("◆")
    .map((part, index) => [
      index > 0 && <span class="ruling" role="img" aria-label={say("ruling")} title={say("ruling")} />,
      marked(part),
    ]);
  if (!rule.number) return rule.item ? <p class="item">{text}</p> : <p>{text}</p>;
  return (
    <p id={rule.number} tabIndex={-1} class={`rule ${rule.number === now ? "now" : ""}`}>
      <a class="number" href={`#${rule.number}`}>
        {rule.number}
      </a>
      <span>{text}</span>
    </p>
  );
}

const MARK = /(\*\*.+?\*\*|\*.+?\*|`.+?`|\b[A-Z]{2}-\d+[a-z]?\b)/;

function marked(text: string): ComponentChild[] {
  return text.split(MARK).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*")) return <em>{part.slice(1, -1)}</em>;
    if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    return <a href={`#${part}`}>{part}</a>;
  });
}
