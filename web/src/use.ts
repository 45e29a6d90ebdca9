import { useEffect, useState } from "preact/hooks";

import type { Store } from "./store";

/** The value, and a new drawing whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState(0);
  const drawn = store.value;
  useEffect(() => {
    const watcher = (): void => redraw((count) => count + 1);
    if (store.value !== drawn) watcher(); // it has changed before we watched
    return store.watch(watcher);
  }, [store]);
  return drawn;
}
