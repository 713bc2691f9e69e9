import type { SessionEvent } from './session-types';

type Listener = (event: SessionEvent) => void;
const listeners = new Set<Listener>();

/** Sign-in events of this tab, no matter what caused them: this tab, another one, or the server. */
export const sessionEvents = {
  /** Calls back after every event; returns the way to stop. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  publish(event: SessionEvent): void {
    for (const listener of listeners) listener(event);
  },
};
