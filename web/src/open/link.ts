/** A position in a link: in the part after #, which no server gets to see before it is played. */

import { isObject } from "../kept";
import type { Position } from "../wire";

/** The address of the page that opens it. */
export function linkOf(position: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `/open#${text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

/** What the link carries; null if that is nothing that can be read. */
export function fromLink(hash: string): Position | null {
  try {
    const text = atob(hash.replace(/^#/, "").replace(/-/g, "+").replace(/_/g, "/"));
    return read(new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(text, (one) => one.charCodeAt(0))));
  } catch {
    return null;
  }
}

/** A JSON object, or null. */
export function read(text: string): Position | null {
  try {
    const found: unknown = JSON.parse(text);
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}
