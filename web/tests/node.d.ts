/** The little of node that the tests use; its own types would be one more thing to install. */

declare module "node:test" {
  export function test(name: string, work: () => void | Promise<void>): void;
}

declare module "node:assert/strict" {
  export function equal(found: unknown, wanted: unknown, words?: string): void;
  export function deepEqual(found: unknown, wanted: unknown, words?: string): void;
  export function notEqual(found: unknown, wanted: unknown, words?: string): void;
  export function ok(found: unknown, words?: string): asserts found;
}

declare function setImmediate(work: () => void): void;
