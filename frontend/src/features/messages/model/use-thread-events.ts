import { useEffect, useEffectEvent } from 'react';
import { useRealtimeEvent } from '../../../api/realtime';
import { outbox } from './outbox';
import type { Message, ThreadEvent } from './thread';

interface ThreadEventHandlers {
  onEvent: (event: ThreadEvent) => void;
  /** The server has stored one of your own messages. */
  onAcknowledged: (message: Message) => void;
  onRead: (lastReadSeq: number) => void;
  /** The number of the newest event, sent again after each reconnect. */
  onHead: (lastSeq: number) => void;
  /** Its messages are shown differently now. */
  onChanged: () => void;
  /** Whether the two can reach each other. */
  onAvailability: (available: boolean) => void;
}

/** Follows the live events of one conversation. */
export function useThreadEvents(conversationId: string, theirId: string, handlers: ThreadEventHandlers): void {
  const acknowledge = useEffectEvent(handlers.onAcknowledged);
  useEffect(
    () =>
      outbox.onAcknowledged((message) => {
        if (message.conversationId === conversationId) acknowledge(message);
      }),
    [conversationId],
  );
  useRealtimeEvent('message.created', (message) => {
    if (message.conversationId === conversationId) handlers.onEvent({ kind: 'message', seq: message.seq, message });
  });
  useRealtimeEvent('message.changed', ({ seq, message }) => {
    if (message.conversationId === conversationId) handlers.onEvent({ kind: 'change', seq, message });
  });
  useRealtimeEvent('reaction.changed', ({ conversationId: of, seq, messageId, reactions }) => {
    if (of === conversationId) handlers.onEvent({ kind: 'reaction', seq, messageId, reactions });
  });
  useRealtimeEvent('conversation.read', ({ conversationId: of, lastReadSeq, userId }) => {
    // The event is also sent for your own reading, for your other tabs.
    if (of === conversationId && userId === theirId) handlers.onRead(lastReadSeq);
  });
  useRealtimeEvent('heads', ({ items }) => {
    const head = items.find((item) => item.conversationId === conversationId);
    if (head) handlers.onHead(head.lastSeq);
  });
  useRealtimeEvent('conversation.changed', ({ conversationId: of }) => {
    if (of === conversationId) handlers.onChanged();
  });
  useRealtimeEvent('conversation.availability', ({ conversationId: of, available }) => {
    if (of === conversationId) handlers.onAvailability(available);
  });
}
