import { useEffect, useEffectEvent } from 'react';
import { useMarkConversationReadMutation } from '../../../api/messages';
import { realtime, useRealtimeStatus } from '../../../api/realtime';
import { usePageVisible } from '../../../lib/use-page-visible';

interface ReadMarker {
  conversationId: string;
  /** The newest thing that was shown; null while nothing is. */
  seq: number | null;
  lastReadSeq: number;
  onRead: (lastReadSeq: number) => void;
}

/** Tells the server what has been seen, once the page is really in front of someone. */
export function useReadMarker({ conversationId, seq, lastReadSeq, onRead }: ReadMarker): void {
  const visible = usePageVisible();
  const status = useRealtimeStatus();
  const [markRead] = useMarkConversationReadMutation();
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!visible || seq === null || seq <= lastReadSeq) return;
    let current = true;
    const mark = async () => {
      const answer = await realtime.request('conversation.read', { conversationId, seq });
      const done = answer.ok || (await markRead({ id: conversationId, readInput: { seq } })).data !== undefined;
      if (done && current) read(seq);
    };
    void mark();
    return () => {
      current = false;
    };
  }, [conversationId, seq, lastReadSeq, visible, status, markRead]);
}
