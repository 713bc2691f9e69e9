import { useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/listeners';

/** An observable state that outlives components. */
export abstract class Store<State extends object> {
  private readonly listeners = new Listeners();

  protected constructor(private state: State) {}

  get = (): State => this.state;

  subscribe = this.listeners.subscribe;

  protected set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.listeners.notify();
  }
}

/** Returns the state of a store and re-renders on changes. */
export const useStore = <State extends object>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
