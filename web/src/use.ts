import { useEffect, useState } from "preact/hooks";

import type { Store } from "./store";

/** The value, and a new drawing whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState(0);
  useEffect(() => {
    const watcher = (): void => redraw((count) => count + 1);
    watcher(); // it may have changed before we watched
    return store.watch(watcher);
  }, [store]);
  return store.value;
}
