/**
 * Locks with a word that both sides know. The server keeps what is sealed and cannot read it.
 *
 * SHA-256 in counter mode and an HMAC, because browsers offer WebCrypto to https pages only, and a
 * family server at home usually has none.
 */

import { hex, hmac, sha256 } from "../fair/sha256";

const TURNS = 3000; // to try many words takes as many times as long
const NONCE = 16;
const CHECK = 16;
const BLOCK = 32;

export interface Lock {
  /** The name of the box. */
  readonly box: string;
  /** By which whoever knows the word may empty it. */
  readonly owner: string;
  readonly key: Uint8Array;
  readonly proof: Uint8Array;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** What a word opens; for another purpose the same word opens something else. */
export function lockOf(purpose: string, word: string): Lock {
  let slow = hmac(bytesOf(`pasch ${purpose}`), bytesOf(word));
  for (let turn = 0; turn < TURNS; turn++) slow = sha256(slow);
  const part = (name: string): Uint8Array => hmac(slow, bytesOf(name));
  return {
    box: hex(part("box").slice(0, 16)),
    owner: hex(part("owner").slice(0, 16)),
    key: part("key"),
    proof: part("proof"),
  };
}

/** Back and forth alike. */
function mixed(key: Uint8Array, nonce: Uint8Array, data: Uint8Array): Uint8Array {
  const found = new Uint8Array(data.length);
  const count = new Uint8Array(4);
  for (let place = 0; place < data.length; place += BLOCK) {
    new DataView(count.buffer).setUint32(0, place / BLOCK);
    const block = sha256(joined([key, nonce, count]));
    for (let at = 0; at < BLOCK && place + at < data.length; at++) found[place + at] = data[place + at]! ^ block[at]!;
  }
  return found;
}

const checkOf = (lock: Lock, rest: Uint8Array): Uint8Array => hmac(lock.proof, rest).slice(0, CHECK);

export function seal(lock: Lock, data: Uint8Array): Uint8Array {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const rest = joined([nonce, mixed(lock.key, nonce, data)]);
  return joined([checkOf(lock, rest), rest]);
}

/** What was sealed, or null: it was another lock, or somebody changed it. */
export function unseal(lock: Lock, sealed: Uint8Array): Uint8Array | null {
  const rest = sealed.slice(CHECK);
  if (rest.length < NONCE || hex(sealed.slice(0, CHECK)) !== hex(checkOf(lock, rest))) return null;
  return mixed(lock.key, rest.slice(0, NONCE), rest.slice(NONCE));
}

export const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""));

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
