/** What JSX says, without a build. */

import { deepEqual, equal, throws } from "node:assert/strict";
import { test } from "node:test";

import { Fragment, type VNode } from "preact";

import { html } from "../src/games/html";

/** A drawing as plain data. */
function seen(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(seen);
  if (typeof node !== "object" || node === null) return node;
  const { type, props, key } = node as VNode<Record<string, unknown>>;
  const { children, ...rest } = props;
  const inside = children === undefined ? [] : Array.isArray(children) ? children.map(seen) : [seen(children)];
  return [type === Fragment ? "<>" : type, key === undefined || key === null ? rest : { key, ...rest }, ...inside];
}

test("tags, attributes and values", () => {
  deepEqual(seen(html`<g class="men" x=${3} hidden data-of='me ${1} ${2}'>${"a"} b</g>`), [
    "g",
    { class: "men", x: 3, hidden: true, "data-of": "me 1 2" },
    "a",
    " b",
  ]);
});

test("components, their properties, and what closes them", () => {
  const Man = (): null => null;
  const inner = html`<${Man} ...${{ seat: 1, key: 7 }} pace=${0} />`;
  deepEqual(seen(inner), [Man, { key: 7, seat: 1, pace: 0 }]);
  deepEqual(seen(html`<${Man}><i /><//>`), [Man, {}, ["i", {}]]);
  deepEqual(seen(html`<${Man}>${[1, 2]}</${Man}>`), [Man, {}, 1, 2]);
});

test("several at the top, comments, and white space that is layout", () => {
  deepEqual(
    seen(html`
      <a />
      <!-- <b> is not here -->
      <c>
        one
        two
      </c>
    `),
    ["<>", {}, ["a", {}], ["c", {}, "one two"]],
  );
  deepEqual(seen(html`<p>${1} <b>2</b> ${false}</p>`), ["p", {}, 1, " ", ["b", {}, "2"], " ", false]);
});

test("a value with signs of its own stays a value", () => {
  const sign = `"><script>`;
  deepEqual(seen(html`<text aria-label=${sign}>${sign}</text>`), ["text", { "aria-label": sign }, sign]);
});

test("what is not closed, or closed by another, is named", () => {
  throws(() => html`<g><a></g>`, /<\/g> closes <a>/);
  throws(() => html`<g><a></a>`, /<g> is not closed/);
  throws(() => html`</g>`, /closes/);
});

test("the type is what was given", () => {
  equal(html`<svg />`?.type, "svg");
});
