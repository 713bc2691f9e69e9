import { OutboxDispatcher } from '../../src/platform/events/index.js';
import type { TestApp } from './test-app.js';

export interface HeardEvent {
  name: string;
  payload: Record<string, unknown>;
}

type Listener = (payload: object) => Promise<void> | void;

/** Fills with events of these names as they are delivered, in order. */
export function heardEvents({ app }: TestApp, names: readonly string[]): HeardEvent[] {
  const heard: HeardEvent[] = [];
  const dispatcher = app.get<{ listeners: Map<string, Listener[]> }>(OutboxDispatcher);
  for (const name of names)
    dispatcher.listeners.set(name, [
      ...(dispatcher.listeners.get(name) ?? []),
      (payload) => {
        heard.push({ name, payload: { ...payload } });
      },
    ]);
  return heard;
}
