/** A value that the page is drawn from, and that tells when it changes. */

import { useEffect, useReducer } from "preact/hooks";

export class Store<T> {
  private readonly watching = new Set<() => void>();

  constructor(public value: T) {}

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    for (const watcher of [...this.watching]) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watching.add(watcher);
    return () => void this.watching.delete(watcher);
  }
}

/** The value, and a new drawing whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.watch(() => redraw(undefined as never)), [store]);
  return store.value;
}
