import { useEffect } from 'react';
import { useListHeldMessagesQuery, type HeldMessage } from '../../../api/safety';
import { refetchChanged, useRealtimeEvent } from '../../../api/realtime';
import { outbox } from './outbox';

const NOTHING: HeldMessage[] = [];

/** Your own messages of a conversation that a moderator reads first, or did not let pass. */
export function useHeldMessages(conversationId: string): { held: HeldMessage[]; refetchHeld: () => void } {
  const query = useListHeldMessagesQuery({ conversationId }, { refetchOnMountOrArgChange: true });
  const { data, refetch } = query;
  useEffect(
    () =>
      outbox.onHeld((held) => {
        if (held === conversationId) void refetch();
      }),
    [conversationId, refetch],
  );
  useRealtimeEvent('message.held-changed', (changed) => {
    if (changed.conversationId === conversationId) void refetchChanged(query);
  });
  return { held: data?.items ?? NOTHING, refetchHeld: () => void refetch() };
}
