import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { realtime } from './realtime';
import type { RealtimeStatus, ServerEvents } from './realtime-types';

/** Whether the live connection is up. */
export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore<RealtimeStatus>(realtime.subscribeStatus, realtime.getStatus, () => 'offline');
}

/** Subscribes to an event of the server while the component is mounted. */
export function useRealtimeEvent<E extends keyof ServerEvents>(
  event: E,
  handler: (payload: ServerEvents[E]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => realtime.on(event, (payload) => latest(payload)), [event]);
}
