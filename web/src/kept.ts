/** What this device remembers. Without a place to keep it (private windows), it is forgotten. */

const PREFIX = "pasch.";

/** What was kept, or the other value if nothing was, or something of another kind. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return kind(found) === kind(otherwise) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export const kind = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "list" : typeof value;

/** Whether it has names and values, as what we keep mostly has. */
export const isObject = (value: unknown): value is Record<string, unknown> => kind(value) === "object";

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
