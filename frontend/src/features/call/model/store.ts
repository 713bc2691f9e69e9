import { useSyncExternalStore } from 'react';

/** An observable state that outlives components. */
export abstract class Store<State extends object> {
  private readonly listeners = new Set<() => void>();

  protected constructor(private state: State) {}

  get = (): State => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Returns the state of a store and re-renders on changes. */
export const useStore = <State extends object>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
