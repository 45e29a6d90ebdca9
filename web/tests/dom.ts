/** As much of a document as Preact draws into: what was drawn is read back as plain text and data. */

import "./browser";

import { type ComponentChild, render } from "preact";

import { pass, shown } from "./browser";

type Handler = (event: Record<string, unknown>) => void;

class Node {
  parentNode: Element | null = null;

  get nextSibling(): Node | null {
    const around = this.parentNode?.childNodes ?? [];
    return around[around.indexOf(this) + 1] ?? null;
  }

  remove(): void {
    if (this.parentNode) this.parentNode.removeChild(this);
  }
}

class Text extends Node {
  readonly nodeType = 3;

  constructor(public data: string) {
    super();
  }
}

export class Element extends Node {
  readonly nodeType = 1;
  readonly childNodes: Node[] = [];
  readonly style = { setProperty: () => undefined };
  /** Where it stands, if a test says so. */
  box = { left: 0, top: 0 };
  focused = 0;
  /** How often it began to move. */
  moved = 0;
  private readonly attributes = new Map<string, string>();
  private readonly handlers = new Map<string, Handler>();

  constructor(
    readonly localName: string,
    readonly namespaceURI: string,
  ) {
    super();
  }

  get firstChild(): Node | null {
    return this.childNodes[0] ?? null;
  }

  insertBefore(node: Node, before: Node | null): Node {
    node.remove();
    const place = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(place < 0 ? this.childNodes.length : place, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node: Node): Node {
    return this.insertBefore(node, null);
  }

  removeChild(node: Node): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name.toLowerCase(), String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name.toLowerCase());
  }

  get(name: string): string | undefined {
    return this.attributes.get(name.toLowerCase());
  }

  // Preact calls one handler of its own for each kind, by whatever name it was given first.
  addEventListener(name: string, handler: Handler): void {
    this.handlers.set(name.toLowerCase(), handler.bind(this));
  }

  removeEventListener(name: string): void {
    this.handlers.delete(name.toLowerCase());
  }

  /** Somebody does something to it; it goes up as far as somebody listens. */
  happen(type: string, more: Record<string, unknown> = {}): void {
    const event = { type, target: this, preventDefault: () => undefined, stopPropagation: () => undefined, ...more };
    for (let at: Element | null = this; at; at = at.parentNode) {
      at.handlers.get(type.toLowerCase())?.({ ...event, currentTarget: at });
    }
  }

  focus(): void {
    this.focused += 1;
    this.happen("focus");
  }

  animate(): { cancel: () => void } {
    this.moved += 1;
    return { cancel: () => undefined };
  }

  getBoundingClientRect(): { left: number; top: number } {
    return this.box;
  }

  /** All inside it, in order. */
  *inside(): Generator<Element> {
    for (const node of this.childNodes) {
      if (!(node instanceof Element)) continue;
      yield node;
      yield* node.inside();
    }
  }

  /** By its tag (`li`), its class (`.gb-card`) or both (`li.turns`). */
  all(wanted: string): Element[] {
    const [tag, ...classes] = wanted.split(".");
    return [...this.inside()].filter(
      (each) => (!tag || each.localName === tag) && classes.every((name) => each.classes.includes(name)),
    );
  }

  one(wanted: string): Element {
    const found = this.all(wanted);
    if (found.length !== 1) throw new Error(`${found.length} of ${wanted}`);
    return found[0]!;
  }

  get classes(): string[] {
    return (this.get("class") ?? "").split(" ");
  }

  /** What the page asks for: the last part of a selector is enough here. */
  querySelectorAll(selector: string): Element[] {
    return this.all(selector.split(" ").pop()!);
  }

  get text(): string {
    return this.childNodes.map((node) => (node instanceof Element ? node.text : (node as Text).data)).join("");
  }
}

Object.assign(shown, {
  createElementNS: (space: string, name: string) => new Element(name, space),
  createElement: (name: string) => new Element(name, ""),
  createTextNode: (data: string) => new Text(data),
});
Object.assign(globalThis, { window: globalThis });

export class Screen {
  readonly root = new Element("main", "http://www.w3.org/1999/xhtml");

  /** Draw it, and let everything come to rest. */
  async show(what: ComponentChild): Promise<void> {
    render(what, this.root as unknown as Parameters<typeof render>[1]);
    await pass(200);
  }

  async clear(): Promise<void> {
    await this.show(null);
  }
}
