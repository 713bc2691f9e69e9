import { Listeners } from '../listeners';
import type { SessionEvent } from './session-types';

const listeners = new Listeners<[event: SessionEvent]>();

/** Sign-in events of this tab, no matter what caused them: this tab, another one, or the server. */
export const sessionEvents = {
  /** Calls back after every event; returns the way to stop. */
  subscribe: listeners.subscribe,
  publish: listeners.notify,
};
