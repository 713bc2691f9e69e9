import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { openOutbox } from './open-outbox';
import { outbox } from './outbox';
import type { ApiDispatch } from './sending';
import type { UnsentMessage } from './unsent-store';

const NOTHING: readonly UnsentMessage[] = [];

/** Messages that the server does not have yet. They are sent automatically whenever there is a connection. */
export function useOutbox(owner: string): readonly UnsentMessage[] {
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => void openOutbox(owner, dispatch), [owner, dispatch]);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => NOTHING);
}
