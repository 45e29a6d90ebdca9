/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104).
 *
 * Our own because browsers offer WebCrypto to https pages only, and a family server at home
 * usually has none. It checks what is public; no secret depends on it.
 */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
const part = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes(8).map((p) => part(Math.sqrt(p)));
const ROUND = primes(64).map((p) => part(Math.cbrt(p)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = (message.length + 9 + 63) & ~63;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 128;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const state = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(block + 4 * i);
      else {
        const [x, y] = [w[i - 15]!, w[i - 2]!];
        const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = w[i - 16]! + low + w[i - 7]! + high;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const choose = (e & f) ^ (~e & g);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + ROUND[i]! + w[i]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => digest.setInt32(4 * i, value));
  return new Uint8Array(digest.buffer);
}

const join = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const pad = (by: number): Uint8Array => block.map((byte) => byte ^ by);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), message))));
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array =>
  new Uint8Array((text.match(/../g) ?? []).map((byte) => parseInt(byte, 16)));
