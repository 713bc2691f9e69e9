import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messagesApi } from '../../../api/messages';
import { isApiError } from '../../../lib/api-error';
import { useRealtimeEvent } from '../../../api/realtime';
import { outbox } from './outbox';
import type { ApiDispatch } from './sending';
import { useThreadPart } from './use-thread-part';
import {
  withAcknowledged,
  applyEvent,
  catchUp,
  earliestOf,
  latestOf,
  MOST_SHOWN,
  openThread,
  prepend,
  withReadUpTo,
  refreshed,
  withChanged,
  withReactions,
  type Message,
  type Thread,
  type ThreadEvent,
} from './thread';

const PAGE = 50;
const CATCH_UP = 100;

type NoThread = { status: 'loading' | 'failed' | 'missing'; thread: null };
type ThreadState = NoThread | { status: 'ready' | 'closed'; thread: Thread };

const LOADING: ThreadState = { status: 'loading', thread: null };

/** A conversation's messages, kept whole: live events in order, gaps fetched, earlier pages on demand. */
export function useThread(conversationId: string, theirId: string, theirLastReadSeq: number) {
  const dispatch = useDispatch<ApiDispatch>();
  // Later it is told by events.
  const readAtFirst = useRef(theirLastReadSeq);
  const [state, setState] = useState<ThreadState>(LOADING);
  const latest = useRef<Thread | null>(null);
  // The highest number heard of. What comes while a page is on its way may not be on it, and is fetched after.
  const heard = useRef(0);
  const catching = useRef<Promise<void> | null>(null);
  const prepending = useRef<Promise<void> | null>(null);
  // What is shown may be out of date until it has been asked for again.
  const stale = useRef(false);

  /** A closed conversation stays closed: only the server says that it is open again. */
  const become = useCallback((thread: Thread) => {
    latest.current = thread;
    setState(({ status }) => ({ status: status === 'closed' ? status : 'ready', thread }));
  }, []);

  /** The server has answered, so the conversation is open. */
  const open = useCallback((thread: Thread) => {
    latest.current = thread;
    setState({ status: 'ready', thread });
  }, []);

  const fetchPart = useCallback(
    async (part: { after?: number; before?: number; limit: number }) => {
      // Each on its own: one that is asked for meanwhile does not end those on their way.
      const asked = messagesApi.endpoints.getMessages.initiate(
        { id: conversationId, ...part },
        { subscribe: false, forceRefetch: true },
      );
      const { items, lastSeq } = await dispatch(asked).unwrap();
      return { events: items, lastSeq };
    },
    [conversationId, dispatch],
  );

  const parts = useThreadPart({ newest: latest, onNewest: become, fetchPart });
  const part = useRef(parts);
  useEffect(() => {
    part.current = parts;
  });

  const fetchMissed = useCallback(() => {
    catching.current ??= (async () => {
      for (let more = true; more && latest.current;) {
        const { events, lastSeq } = await fetchPart({ after: latest.current.lastSeq, limit: CATCH_UP });
        heard.current = Math.max(heard.current, lastSeq);
        if (latest.current) open(catchUp(latest.current, events));
        part.current.hear(events);
        more = events.length > 0 && heard.current > (latest.current?.lastSeq ?? 0);
      }
    })()
      .catch(() => undefined) // the next heads ask again
      .finally(() => {
        catching.current = null;
      });
  }, [fetchPart, open]);

  /** Shows what was loaded as it is now. Nothing else on the page moves; a failed try is repeated with the next heads. */
  const refresh = useCallback(async () => {
    stale.current = true;
    if (!latest.current) return;
    try {
      const { oldestSeq, lastSeq } = latest.current;
      for (let after = oldestSeq - 1; after < lastSeq;) {
        const { events } = await fetchPart({ after, limit: CATCH_UP });
        if (latest.current) open(refreshed(latest.current, events));
        after = events.at(-1)?.seq ?? lastSeq;
      }
      await part.current.refresh();
      stale.current = false;
    } catch {
      // Still stale.
    }
  }, [fetchPart, open]);

  /** The two can no longer reach each other. What is on the screen stays there, with nothing left to do about it. */
  const close = useCallback(() => {
    const thread = latest.current;
    setState(thread ? { status: 'closed', thread } : { status: 'missing', thread: null });
  }, []);

  const load = useCallback(async () => {
    latest.current = null;
    setState(LOADING);
    try {
      const { events, lastSeq } = await fetchPart({ limit: PAGE });
      open(openThread(events, lastSeq, readAtFirst.current));
      if (heard.current > lastSeq) fetchMissed();
    } catch (error) {
      setState({ status: isApiError(error) && error.status === 404 ? 'missing' : 'failed', thread: null });
    }
  }, [fetchPart, open, fetchMissed]);

  useEffect(() => void load(), [load]);

  const receive = useCallback(
    (event: ThreadEvent) => {
      heard.current = Math.max(heard.current, event.seq);
      if (!latest.current) return;
      const applied = applyEvent(latest.current, event);
      if (applied.kind === 'applied') {
        become(applied.thread);
        part.current.hear([event]);
      } else if (applied.kind === 'gap') fetchMissed();
    },
    [become, fetchMissed],
  );

  const receiveMessage = useCallback(
    (message: Message) => {
      if (message.conversationId === conversationId) receive({ kind: 'message', seq: message.seq, message });
    },
    [conversationId, receive],
  );
  useRealtimeEvent('message.created', receiveMessage);
  useEffect(
    () =>
      outbox.onAcknowledged((message) => {
        if (message.conversationId !== conversationId) return;
        if (latest.current && message.seq > latest.current.lastSeq + 1)
          become(withAcknowledged(latest.current, message));
        receiveMessage(message);
      }),
    [conversationId, receiveMessage, become],
  );
  useRealtimeEvent('message.changed', ({ seq, message }) => {
    if (message.conversationId === conversationId) receive({ kind: 'change', seq, message });
  });
  useRealtimeEvent('reaction.changed', ({ conversationId: of, seq, messageId, reactions }) => {
    if (of === conversationId) receive({ kind: 'reaction', seq, messageId, reactions });
  });
  useRealtimeEvent('conversation.read', ({ conversationId: of, lastReadSeq, userId }) => {
    // Your own reading is told as well, for your other tabs.
    if (of === conversationId && userId === theirId && latest.current)
      become(withReadUpTo(latest.current, lastReadSeq));
  });
  useRealtimeEvent('heads', ({ items }) => {
    const head = items.find((item) => item.conversationId === conversationId);
    if (!head) return;
    heard.current = Math.max(heard.current, head.lastSeq);
    // A closed conversation of which the server tells again is open.
    if (stale.current || state.status === 'closed') void refresh();
    // The connection is back.
    if (state.status === 'failed') void load();
    if (latest.current && head.lastSeq > latest.current.lastSeq) fetchMissed();
  });

  // The conversation itself is asked for again after a break: it knows how far the other person has read.
  useEffect(() => {
    readAtFirst.current = theirLastReadSeq;
    if (latest.current && theirLastReadSeq > latest.current.theirLastReadSeq)
      become(withReadUpTo(latest.current, theirLastReadSeq));
  }, [theirLastReadSeq, become]);

  // Something is shown differently now, or the two can no longer reach each other: the server says which.
  useRealtimeEvent('conversation.changed', ({ conversationId: of }) => {
    if (of === conversationId) void refresh();
  });
  useRealtimeEvent('conversation.availability', ({ conversationId: of, available }) => {
    if (of !== conversationId) return;
    if (!available) close();
    else if (latest.current) {
      open(latest.current);
      fetchMissed();
    } else void load();
  });

  /** Loads the page before the oldest message; resolves when it stands. Beyond what is shown at once, it is shown as a part. */
  const loadEarlier = useCallback(
    (limit = PAGE) => {
      prepending.current ??= (async () => {
        if (!latest.current || latest.current.oldestSeq <= 1) return;
        const { events } = await fetchPart({ before: latest.current.oldestSeq, limit });
        if (!latest.current) return;
        const grown = prepend(latest.current, events);
        // What stays at the end is a page, which the part must not share.
        const above = Math.min(MOST_SHOWN, grown.messages.length - PAGE);
        if (grown.messages.length > MOST_SHOWN) part.current.show(earliestOf(grown, above));
        else become(grown);
      })()
        .catch(() => undefined)
        .finally(() => {
          prepending.current = null;
        });
      return prepending.current;
    },
    [fetchPart, become],
  );

  /**
   * Loads a message that is not shown, with what was said around it; resolves with whether it is there now, or with null
   * where someone has gone elsewhere meanwhile. What is only a page away is loaded with all that lies between.
   */
  const goTo = async (seq: number): Promise<boolean | null> => {
    if (!latest.current) return false;
    const isFar = seq < latest.current.oldestSeq - CATCH_UP;
    if (isFar || parts.shown.current) return seq >= latest.current.oldestSeq ? toNewest() : parts.goTo(seq);
    if (seq < latest.current.oldestSeq) await loadEarlier(CATCH_UP);
    return seq >= (parts.shown.current ?? latest.current).oldestSeq;
  };

  /** Back from an earlier stretch to the newest messages. */
  const toNewest = () => {
    parts.leave();
    return true;
  };

  /** Drops what is far above, once someone reads at the end. */
  const settle = useCallback(() => {
    const thread = latest.current;
    if (thread && !part.current.shown.current && thread.messages.length > MOST_SHOWN + PAGE)
      become(latestOf(thread, MOST_SHOWN));
  }, [become]);

  /** Shows a reaction at once; the numbered event confirms it. */
  const showReactions = (messageId: string, reactions: Message['reactions']) => {
    if (latest.current) become(withReactions(latest.current, messageId, reactions));
    parts.hear([{ kind: 'reaction', seq: 0, messageId, reactions }]);
  };

  /** Shows your own change at once; the numbered event confirms it. */
  const showChanged = (message: Message) => {
    if (latest.current) become(withChanged(latest.current, message));
    parts.hear([{ kind: 'change', seq: 0, message }]);
  };

  return {
    state,
    /** An earlier stretch, shown instead of the newest one. */
    part: parts.part && state.thread ? { ...parts.part, theirLastReadSeq: state.thread.theirLastReadSeq } : null,
    showChanged,
    load,
    loadEarlier: () => (parts.shown.current ? parts.loadEarlier() : loadEarlier()),
    loadLater: parts.loadLater,
    goTo,
    toNewest,
    settle,
    showReactions,
  };
}
