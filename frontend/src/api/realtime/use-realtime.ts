import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { realtime } from './realtime';
import type { RealtimeStatus, ServerEvents } from './realtime-types';

/** Whether messages arrive at once just now. */
export function useRealtimeStatus(): RealtimeStatus {
  return useSyncExternalStore<RealtimeStatus>(realtime.subscribeStatus, realtime.getStatus, () => 'offline');
}

/** Calls back for an event of the server while the component stands. */
export function useRealtimeEvent<E extends keyof ServerEvents>(
  event: E,
  handler: (payload: ServerEvents[E]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => realtime.on(event, (payload) => latest(payload)), [event]);
}
