import { randomUUID } from 'node:crypto';
import { EventListenersService } from '../../src/platform/events/index.js';
import type { TestApp } from './test-app.js';

export interface RecordedEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** Fills with events of these names as they are delivered, in order. */
export function recordEvents({ app }: TestApp, names: readonly string[]): RecordedEvent[] {
  const heard: RecordedEvent[] = [];
  const listeners = app.get(EventListenersService);
  for (const name of names as never[])
    listeners.add(
      name,
      `test.${randomUUID()}`,
      (payload: object) => void heard.push({ name, payload: { ...payload } }),
      {
        realtime: true,
      },
    );
  return heard;
}
