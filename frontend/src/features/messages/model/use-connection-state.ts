import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRealtimeStatus } from '../../../api/realtime';

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
export type ConnectionState = 'live' | 'offline' | 'refused' | 'lost';

/** By which way messages travel, as far as the person needs to know. */
export function useConnectionState(): ConnectionState {
  const status = useRealtimeStatus();
  const connected = status === 'connected';
  const network = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(!connected), connected ? 0 : GRACE_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  if (!network) return 'offline';
  if (status === 'refused') return 'refused';
  return lost ? 'lost' : 'live';
}
