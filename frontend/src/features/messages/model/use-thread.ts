import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { messagesApi } from '../../../api/messages';
import type { ApiDispatch } from './sending';
import {
  applyEvent,
  earliestOf,
  latestOf,
  MOST_SHOWN,
  openThread,
  prepend,
  withAcknowledged,
  withChanged,
  withReactions,
  withReadUpTo,
  type Message,
  type Thread,
  type ThreadEvent,
} from './thread';
import { useCatchUp } from './use-catch-up';
import { useThreadEvents } from './use-thread-events';
import { useThreadPart } from './use-thread-part';
import { useThreadState } from './use-thread-state';

const PAGE = 50;
/** How far away a message is loaded with everything in between. */
const NEAR = 100;

export type OpenedThread = ReturnType<typeof useThread>;

/** A conversation's messages, kept whole: live events in order, gaps fetched, earlier pages on demand. */
export function useThread(conversationId: string, theirId: string, theirLastReadSeq: number) {
  const newest = useThreadState();
  const { state, latest, startLoading, update, open, fail } = newest;
  // Events update it later.
  const readAtFirst = useRef(theirLastReadSeq);
  const fetchPart = useFetchPart(conversationId);
  const parts = useThreadPart({ newest: latest, onNewest: update, fetchPart });
  const part = useRef(parts);
  useEffect(() => {
    part.current = parts;
  });
  const catchUp = useCatchUp({ latest, part, open, fetchPart });

  const { fetchSince } = catchUp;
  const load = useCallback(async () => {
    startLoading();
    try {
      const { events, lastSeq } = await fetchPart({ limit: PAGE });
      open(openThread(events, lastSeq, readAtFirst.current));
      fetchSince(lastSeq);
    } catch (error) {
      fail(error);
    }
  }, [fetchPart, startLoading, open, fetchSince, fail]);
  useEffect(() => void load(), [load]);

  useLiveEvents({ conversationId, theirId, newest, part, catchUp, load });

  // After a break the conversation itself is fetched again: it has the number up to which the other person has read.
  useEffect(() => {
    readAtFirst.current = theirLastReadSeq;
    if (latest.current && theirLastReadSeq > latest.current.theirLastReadSeq)
      update(withReadUpTo(latest.current, theirLastReadSeq));
  }, [theirLastReadSeq, latest, update]);

  const earlier = useEarlierMessages({ latest, parts, update, fetchPart });

  /** Drops messages far above, once someone reads at the end. */
  const settle = useCallback(() => {
    const thread = latest.current;
    if (thread && !part.current.shown.current && thread.messages.length > MOST_SHOWN + PAGE)
      update(latestOf(thread, MOST_SHOWN));
  }, [latest, update]);

  /** Shows a reaction at once; the numbered event confirms it. */
  const showReactions = (messageId: string, reactions: Message['reactions']) => {
    if (latest.current) update(withReactions(latest.current, messageId, reactions));
    parts.hear([{ kind: 'reaction', seq: 0, messageId, reactions }]);
  };

  /** Shows your own change at once; the numbered event confirms it. */
  const showChanged = (message: Message) => {
    if (latest.current) update(withChanged(latest.current, message));
    parts.hear([{ kind: 'change', seq: 0, message }]);
  };

  return {
    state,
    /** An earlier stretch, shown instead of the newest one. */
    part: parts.part && state.thread ? { ...parts.part, theirLastReadSeq: state.thread.theirLastReadSeq } : null,
    showChanged,
    load,
    ...earlier,
    loadLater: parts.loadLater,
    settle,
    showReactions,
  };
}

interface LiveEventsTarget {
  conversationId: string;
  theirId: string;
  newest: ReturnType<typeof useThreadState>;
  part: RefObject<ReturnType<typeof useThreadPart>>;
  catchUp: ReturnType<typeof useCatchUp>;
  load: () => Promise<void>;
}

/** Applies live events in order, and fetches what they show to be missing. */
function useLiveEvents({ conversationId, theirId, newest, part, catchUp, load }: LiveEventsTarget): void {
  const { state, latest, update, open, close } = newest;
  const { noteSeq, fetchMissed, refresh, isStale } = catchUp;

  const receive = (event: ThreadEvent) => {
    noteSeq(event.seq);
    if (!latest.current) return;
    const applied = applyEvent(latest.current, event);
    if (applied.kind === 'applied') {
      update(applied.thread);
      part.current.hear([event]);
    } else if (applied.kind === 'gap') fetchMissed();
  };
  useThreadEvents(conversationId, theirId, {
    onEvent: receive,
    onAcknowledged: (message) => {
      if (latest.current && message.seq > latest.current.lastSeq + 1) update(withAcknowledged(latest.current, message));
      receive({ kind: 'message', seq: message.seq, message });
    },
    onRead: (lastReadSeq) => {
      if (latest.current) update(withReadUpTo(latest.current, lastReadSeq));
    },
    onHead: (lastSeq) => {
      noteSeq(lastSeq);
      // A closed conversation that the server names again is open.
      if (isStale() || state.status === 'closed') void refresh();
      // The connection is back.
      if (state.status === 'failed') void load();
      if (latest.current && lastSeq > latest.current.lastSeq) fetchMissed();
    },
    // Something is shown differently now, or the two can no longer reach each other: the server says which.
    onChanged: () => void refresh(),
    onAvailability: (available) => {
      if (!available) close();
      else if (latest.current) {
        open(latest.current);
        fetchMissed();
      } else void load();
    },
  });
}

function useFetchPart(conversationId: string) {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    async (part: { after?: number; before?: number; limit: number }) => {
      // Without a subscription, so that one request does not end another.
      const request = messagesApi.endpoints.getMessages.initiate(
        { id: conversationId, ...part },
        { subscribe: false, forceRefetch: true },
      );
      const { items, lastSeq } = await dispatch(request).unwrap();
      return { events: items, lastSeq };
    },
    [conversationId, dispatch],
  );
}

interface EarlierMessagesSource {
  latest: RefObject<Thread | null>;
  parts: ReturnType<typeof useThreadPart>;
  update: (thread: Thread) => void;
  fetchPart: ReturnType<typeof useFetchPart>;
}

/** Loads messages above the loaded ones, page by page or around one of them. */
function useEarlierMessages({ latest, parts, update, fetchPart }: EarlierMessagesSource) {
  const prepending = useRef<Promise<void> | null>(null);

  /** Loads the page before the oldest message, and resolves once it is shown. Beyond the limit it is shown as a part. */
  const prependPage = (limit = PAGE) => {
    prepending.current ??= (async () => {
      if (!latest.current || latest.current.oldestSeq <= 1) return;
      const { events } = await fetchPart({ before: latest.current.oldestSeq, limit });
      if (!latest.current) return;
      const grown = prepend(latest.current, events);
      // The page that stays at the end must not be shared with the part.
      const above = Math.min(MOST_SHOWN, grown.messages.length - PAGE);
      if (grown.messages.length > MOST_SHOWN) parts.show(earliestOf(grown, above));
      else update(grown);
    })()
      .catch(() => undefined)
      .finally(() => {
        prepending.current = null;
      });
    return prepending.current;
  };

  /** Goes from an earlier stretch back to the newest messages. */
  const toNewest = () => {
    parts.leave();
    return true;
  };

  /**
   * Loads a message that is not shown, with those around it. Resolves with whether it is shown now, or with null if
   * someone has gone elsewhere meanwhile. If it is only a page away, everything in between is loaded too.
   */
  const goTo = async (seq: number): Promise<boolean | null> => {
    if (!latest.current) return false;
    const isFar = seq < latest.current.oldestSeq - NEAR;
    if (isFar || parts.shown.current) return seq >= latest.current.oldestSeq ? toNewest() : parts.goTo(seq);
    if (seq < latest.current.oldestSeq) await prependPage(NEAR);
    return seq >= (parts.shown.current ?? latest.current).oldestSeq;
  };

  return {
    loadEarlier: () => (parts.shown.current ? parts.loadEarlier() : prependPage()),
    goTo,
    toNewest,
  };
}
