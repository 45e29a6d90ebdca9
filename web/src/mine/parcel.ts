/** All games on their way to another device: sealed with a code, in parts, for a day. */

import { ask } from "../api";
import { fromBase64, joined, lockOf, seal, toBase64, unseal } from "./sealed";

const PART = 32 << 10; // bytes that a slot takes
const SLOTS = 60;
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // none that is taken for another
const LENGTH = 10;

export function newCode(): string {
  const code = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % 32]).join("");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** As it was meant, or "" if it cannot be one. */
export function codeFrom(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : "";
}

const slotOf = (number: number): string => number.toString(16).padStart(32, "0");

async function through(stream: CompressionStream | DecompressionStream, data: Uint8Array): Promise<Uint8Array> {
  const piped = new Blob([data as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Why a parcel cannot go or come; the words are `carry-bad-…`. */
export type Bad = "much" | "code" | "damaged";

/** The text in sealed parts, or that there is too much of it. */
export async function packed(code: string, text: string): Promise<Uint8Array[] | Bad> {
  const short = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const sealed = seal(lockOf("carry", code), short);
  if (sealed.length > PART * SLOTS) return "much";
  const parts: Uint8Array[] = [];
  for (let place = 0; place < sealed.length; place += PART) parts.push(sealed.slice(place, place + PART));
  return parts;
}

export async function unpacked(code: string, parts: readonly Uint8Array[]): Promise<string | null> {
  const short = unseal(lockOf("carry", code), joined(parts));
  if (!short) return null;
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), short));
}

/** The code by which another device gets it within a day. */
export async function send(text: string): Promise<{ code: string } | Bad> {
  const shown = newCode();
  const code = codeFrom(shown);
  const parts = await packed(code, text);
  if (typeof parts === "string") return parts;
  const { box, owner } = lockOf("carry", code);
  for (const [number, part] of parts.entries()) {
    const at = { box, slot: slotOf(number) };
    await ask("PUT /api/boxes/{box}/{slot}", { at, token: owner, body: { body: toBase64(part), days: 1 } });
  }
  return { code: shown };
}

/** What was sent under this code. It stays there until `done` was called, or for its day. */
export async function fetchBy(typed: string): Promise<{ text: string; done: () => Promise<void> } | Bad> {
  const code = codeFrom(typed);
  if (!code) return "code";
  const { box, owner } = lockOf("carry", code);
  const found = await ask("GET /api/boxes/{box}", { at: { box } });
  if (!found.length) return "code";
  const text = await unpacked(
    code,
    found.map(({ body }) => fromBase64(body)),
  );
  if (text === null) return "damaged";
  const done = async (): Promise<void> => {
    for (const { slot } of found) await ask("DELETE /api/boxes/{box}/{slot}", { at: { box, slot }, token: owner });
  };
  return { text, done };
}
