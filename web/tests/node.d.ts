/** The little of node that the tests use; its own types would be one more thing to install. */

declare module "node:test" {
  export function test(name: string, work: () => void | Promise<void>): void;
  export function beforeEach(work: () => void): void;
}

declare module "node:assert/strict" {
  export function equal(found: unknown, wanted: unknown, words?: string): void;
  export function deepEqual(found: unknown, wanted: unknown, words?: string): void;
  export function notEqual(found: unknown, wanted: unknown, words?: string): void;
  export function ok(found: unknown, words?: string): asserts found;
  export function throws(work: () => unknown, message: RegExp): void;
}

declare module "node:fs" {
  export function readFileSync(path: string, encoding: string): string;
  export function readdirSync(path: string): string[];
  export function existsSync(path: string): boolean;
}

declare module "*.mjs" {
  export function parsed(text: string): import("../src/fluent").Messages;
  export function wordsOf(source: string): Record<string, string>;
  export function languagesOf(source: string): Record<string, string>;
}

declare function setImmediate(work: () => void): void;

/** What the tests set of their surroundings. */
declare const process: { readonly env: Record<string, string | undefined> };
