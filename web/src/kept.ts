/** What this device remembers. Without a place to keep it (private windows), it is forgotten. */

const PREFIX = "pasch.";

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // nothing to do: it lasts as long as this page
  }
}

/** Another tab has kept something else. The answer ends the watching. */
export function whenKept(name: string, act: () => void): () => void {
  const watch = ({ key }: StorageEvent): void => void (key === PREFIX + name && act());
  addEventListener("storage", watch);
  return () => removeEventListener("storage", watch);
}
