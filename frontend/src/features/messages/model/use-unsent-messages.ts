import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useRealtimeStatus } from '../../../api/realtime';
import { retryImport } from '../../../lib/retry-import';
import type { ApiDispatch } from './sending';
import { unsentHint } from './unsent-hint';
import { unsentMessages } from './unsent-messages';
import type { UnsentMessage } from './unsent-store';

const NONE: readonly UnsentMessage[] = [];
const loadOutbox = retryImport(() => import('./open-outbox'));

/** What waits to be sent, also of earlier visits. It is sent automatically whenever there is a connection. */
export function useUnsentMessages(owner: string): readonly UnsentMessage[] {
  const dispatch = useDispatch<ApiDispatch>();
  // Another tab may have been closed with unsent messages while there was no connection.
  const status = useRealtimeStatus();
  useEffect(() => {
    if (unsentHint.read() === null) return;
    void loadOutbox()
      .then(({ openOutbox }) => openOutbox(owner, dispatch))
      .catch(() => undefined);
  }, [owner, dispatch, status]);
  return useSyncExternalStore(unsentMessages.subscribe, unsentMessages.all, () => NONE);
}
