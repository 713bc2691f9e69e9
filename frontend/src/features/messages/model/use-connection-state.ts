import { useRealtimeStatus } from '../../../api/realtime';
import { useSustained } from '../../../lib/use-debounced-value';
import { useOnline } from '../../../lib/use-online';

/** A shorter interruption is not shown: the connection is usually back before anything is written. */
const GRACE_MS = 4_000;

/** `offline`: nothing can arrive. `refused`, `lost`: messages are sent and polled by HTTP. */
type ConnectionState = 'live' | 'offline' | 'refused' | 'lost';

/** The state of the connection, as shown to the person. */
export function useConnectionState(): ConnectionState {
  const status = useRealtimeStatus();
  const isOnline = useOnline();
  const lost = useSustained(status !== 'connected', GRACE_MS);
  if (!isOnline) return 'offline';
  if (status === 'refused') return 'refused';
  return lost ? 'lost' : 'live';
}
