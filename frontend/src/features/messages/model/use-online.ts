import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRealtimeStatus } from '../../../lib/realtime';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A shorter break is nobody's business: the connection usually stands again before anything was written. */
const GRACE_MS = 4_000;

/** Whether what is written can arrive: the browser has a network, and the connection is not long gone. */
export function useOnline(): boolean {
  const connected = useRealtimeStatus() === 'connected';
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
  return network && !lost;
}
