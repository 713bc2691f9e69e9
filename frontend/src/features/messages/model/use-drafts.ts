import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { messagesApi, type Conversation } from '../../../api/messages';
import { useRealtimeStatus } from '../../../api/realtime';
import { messageDrafts } from './message-drafts';
import type { ApiDispatch } from './sending';

/** Saves the drafts of all conversations, whenever there is a connection. */
export function useDraftSaving(owner: string): void {
  const dispatch = useDispatch<ApiDispatch>();
  const status = useRealtimeStatus();
  useEffect(() => {
    messageDrafts.saveThrough((id, messageDraftInput) =>
      dispatch(messagesApi.endpoints.saveMessageDraft.initiate({ id, messageDraftInput }, { track: false })).unwrap(),
    );
  }, [dispatch]);
  useEffect(() => {
    const flush = () => messageDrafts.flush(owner);
    if (status !== 'connecting') flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [owner, status]);
}

/** The draft of a conversation; empty for the open one, which shows it in its field. */
export const useDraftText = (owner: string, { id, draft }: Conversation, open: boolean): string =>
  useSyncExternalStore(messageDrafts.subscribe, () => (open ? '' : messageDrafts.textOf(owner, id, draft).trim()));
