/** Callbacks to call on a change. `subscribe` is what `useSyncExternalStore` takes. */
export class Listeners<Payload extends unknown[] = []> {
  private readonly callbacks = new Set<(...payload: Payload) => void>();

  get size(): number {
    return this.callbacks.size;
  }

  /** Calls back on every change; returns the function that ends this. */
  readonly subscribe = (callback: (...payload: Payload) => void): (() => void) => {
    this.callbacks.add(callback);
    return () => void this.callbacks.delete(callback);
  };

  readonly notify = (...payload: Payload): void => {
    // A copy, because a callback may subscribe again.
    for (const callback of [...this.callbacks]) callback(...payload);
  };
}
