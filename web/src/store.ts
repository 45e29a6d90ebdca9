/** A value that the page is drawn from, and that tells when it changes. */

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
