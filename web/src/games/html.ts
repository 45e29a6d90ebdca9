/**
 * What JSX says, without a build:  html`<g class="men">${men.map((man) => html`<${Man} ...${man} />`)}</g>`
 *
 * Tags, attributes and components are written as in JSX, with `${…}` in place of `{…}`; `<//>` closes
 * whatever is open. White space with a line break in it is layout, as it is there.
 */

import { type ComponentChild, Fragment, h, type VNode } from "preact";

const HOLE = /\u0001(\d+)\u0001/;
const HOLES = /\u0001(\d+)\u0001/g;
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|[^<]+|</g;
const ATTRIBUTE = /\.\.\.\u0001(\d+)\u0001|([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

interface Open {
  tag: string;
  type: unknown;
  props: Record<string, unknown>;
  children: ComponentChild[];
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode | null {
  const source = strings.reduce((text, string, index) => `${text}\u0001${index - 1}\u0001${string}`);
  const value = (text: string): unknown => {
    const whole = HOLE.exec(text);
    if (whole && whole[0] === text) return values[Number(whole[1])];
    return text.replace(HOLES, (_, number: string) => String(values[Number(number)]));
  };
  const open: Open[] = [{ tag: "", type: Fragment, props: {}, children: [] }];
  const top = (): Open => open[open.length - 1]!;
  for (const [token, closing, tag = "", attributes = "", alone] of source.matchAll(TOKEN)) {
    if (token.startsWith("<!--")) continue;
    if (closing === undefined) {
      top().children.push(...textOf(token, values));
      continue;
    }
    if (!closing) open.push({ tag, type: value(tag), props: propsOf(attributes, values, value), children: [] });
    if (!closing && !alone) continue;
    const done = open.pop()!;
    if (!open.length || (closing && tag && value(tag) !== done.type)) {
      throw new Error(`html: </${tag}> closes <${done.tag}>`);
    }
    top().children.push(h(done.type as string, done.props, ...done.children));
  }
  const { tag, children } = top();
  if (open.length > 1) throw new Error(`html: <${tag}> is not closed`);
  return children.length === 1 && typeof children[0] === "object"
    ? (children[0] as VNode)
    : h(Fragment, null, ...children);
}

function propsOf(text: string, values: unknown[], value: (text: string) => unknown): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, spread, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const said = double ?? single ?? bare;
    if (spread !== undefined) Object.assign(props, values[Number(spread)]);
    else if (name) props[name] = said === undefined ? true : value(said);
  }
  return props;
}

function textOf(text: string, values: unknown[]): ComponentChild[] {
  const lines = text.replace(/^\s*\n\s*|\s*\n\s*$/g, "").replace(/\s*\n\s*/g, " ");
  return lines.split(HOLES).flatMap((part, index) => {
    if (index % 2) return [values[Number(part)] as ComponentChild];
    return part ? [part] : [];
  });
}
