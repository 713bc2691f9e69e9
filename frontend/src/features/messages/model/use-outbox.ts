import { useEffect, useSyncExternalStore } from 'react';
import { useRealtimeStatus } from '../../../lib/realtime';
import { outbox } from './outbox';
import type { UnsentMessage } from './unsent-store';

const NOTHING: readonly UnsentMessage[] = [];

/** What one has written and the server does not have yet; sends itself whenever there is a connection. */
export function useOutbox(accountId: string): readonly UnsentMessage[] {
  const status = useRealtimeStatus();
  useEffect(() => void outbox.open(accountId), [accountId]);
  useEffect(() => {
    if (status === 'connected') outbox.flush();
  }, [status]);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => NOTHING);
}
