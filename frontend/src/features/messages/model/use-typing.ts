import { useEffect, useRef, useState } from 'react';
import { realtime, useRealtimeEvent } from '../../../api/realtime';

/** A sign of writing counts for this long; signs are sent at half of it. */
const SHOWN_MS = 6_000;
const SENT_EVERY_MS = SHOWN_MS / 2;

/** In which conversations the other person is writing right now. */
export function useTyping(): ReadonlySet<string> {
  const [writing, setWriting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const stop = (conversationId: string) => {
    clearTimeout(timers.current.get(conversationId));
    timers.current.delete(conversationId);
    setWriting((now) => new Set([...now].filter((id) => id !== conversationId)));
  };
  useRealtimeEvent('typing', ({ conversationId }) => {
    clearTimeout(timers.current.get(conversationId));
    timers.current.set(
      conversationId,
      setTimeout(() => stop(conversationId), SHOWN_MS),
    );
    setWriting((now) => (now.has(conversationId) ? now : new Set([...now, conversationId])));
  });
  useRealtimeEvent('message.created', ({ conversationId }) => stop(conversationId));
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return writing;
}

/** Tells the other person that one is writing, not more often than needed. */
export function useTypingSignal(conversationId: string): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < SENT_EVERY_MS) return;
    last.current = Date.now();
    realtime.emit('typing', { conversationId });
  };
}
