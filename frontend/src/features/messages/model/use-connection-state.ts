import { useSyncExternalStore } from 'react';
import { useRealtimeStatus } from '../../../api/realtime';
import { useLasting } from '../../../lib/use-debounced-value';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A shorter break is no one's business: the connection usually stands again before anything was written. */
const GRACE_MS = 4_000;

/** `offline`: nothing can arrive now. `refused`, `lost`: it is sent by HTTP, and what comes is asked for now and then. */
type ConnectionState = 'live' | 'offline' | 'refused' | 'lost';

/** By which way messages travel, as far as the person needs to know. */
export function useConnectionState(): ConnectionState {
  const status = useRealtimeStatus();
  const network = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const lost = useLasting(status !== 'connected', GRACE_MS);
  if (!network) return 'offline';
  if (status === 'refused') return 'refused';
  return lost ? 'lost' : 'live';
}
