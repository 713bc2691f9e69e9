import { useRef, useState, type RefObject } from 'react';
import {
  catchUp,
  earliestOf,
  applyMissedEvent,
  joined,
  latestOf,
  MOST_SHOWN,
  openThread,
  prepend,
  refreshed,
  type Thread,
  type ThreadEvent,
} from './thread';

const PAGE = 50;

interface ThreadPartSource {
  /** The newest stretch of the conversation. */
  newest: RefObject<Thread | null>;
  onNewest: (thread: Thread) => void;
  fetchPart: (part: { after?: number; before?: number; limit: number }) => Promise<{ events: ThreadEvent[] }>;
}

/**
 * A stretch of a conversation above its newest messages, shown instead of them: it moves in both directions, and is
 * joined to the newest stretch once it grows down to it. Until then the two have no message in common.
 */
export function useThreadPart({ newest, onNewest, fetchPart }: ThreadPartSource) {
  const [part, setPart] = useState<Thread | null>(null);
  const shown = useRef<Thread | null>(null);
  const turn = useRef(0);

  const show = (next: Thread | null) => {
    shown.current = next;
    setPart(next);
    const last = newest.current;
    if (next && last && last.messages.length > PAGE) onNewest(latestOf(last, PAGE));
  };
  const showOrJoin = (next: Thread) => {
    const last = newest.current;
    if (!last || next.lastSeq < last.oldestSeq - 1) return show(next);
    show(null);
    onNewest(latestOf(joined(next, last), MOST_SHOWN));
  };
  const leave = () => {
    turn.current += 1;
    if (shown.current) show(null);
  };

  /** Shows the messages around one; resolves with null if someone has gone elsewhere meanwhile. */
  const goTo = async (seq: number): Promise<boolean | null> => {
    const mine = (turn.current += 1);
    const now = shown.current;
    if (now && seq >= now.oldestSeq && seq <= now.lastSeq) return true;
    try {
      const [before, after] = await Promise.all([
        fetchPart({ before: seq + 1, limit: PAGE }),
        fetchPart({ after: seq, limit: PAGE }),
      ]);
      if (mine !== turn.current) return null;
      const events = [...before.events, ...after.events];
      showOrJoin(openThread(events, events.at(-1)?.seq ?? seq, 0));
      return true;
    } catch {
      return mine === turn.current ? false : null;
    }
  };

  /** Applies changes to its messages. */
  const hear = (events: readonly ThreadEvent[]) => {
    if (shown.current) show(events.reduce(applyMissedEvent, shown.current));
  };
  /** Fetches its messages again. */
  const refresh = async () => {
    const now = shown.current;
    for (let after = (now?.oldestSeq ?? 1) - 1; now && after < now.lastSeq;) {
      const { events } = await fetchPart({ after, limit: 2 * PAGE });
      if (shown.current) show(refreshed(shown.current, events));
      after = events.at(-1)?.seq ?? now.lastSeq;
    }
  };

  const growing = useGrowing({ shown, show, showOrJoin, fetchPart });
  return { part, shown, show, goTo, leave, hear, refresh, ...growing };
}

interface GrowingPart extends Pick<ThreadPartSource, 'fetchPart'> {
  shown: RefObject<Thread | null>;
  show: (next: Thread) => void;
  showOrJoin: (next: Thread) => void;
}

/** Loads the page before or after the shown stretch, one at a time. */
function useGrowing({ shown, show, showOrJoin, fetchPart }: GrowingPart) {
  const growing = useRef<Promise<void> | null>(null);
  const grow = (load: (from: Thread) => Promise<(now: Thread) => void>) => {
    growing.current ??= (async () => {
      const from = shown.current;
      const change = from && (await load(from));
      if (change && shown.current && overlap(from, shown.current)) change(shown.current);
    })()
      .catch(() => undefined) // scrolling asks again
      .finally(() => {
        growing.current = null;
      });
    return growing.current;
  };

  return {
    loadEarlier: () =>
      grow(async ({ oldestSeq }) => {
        if (oldestSeq <= 1) return () => undefined;
        const { events } = await fetchPart({ before: oldestSeq, limit: PAGE });
        return (now) => show(earliestOf(prepend(now, events), MOST_SHOWN));
      }),
    loadLater: () =>
      grow(async ({ lastSeq }) => {
        const { events } = await fetchPart({ after: lastSeq, limit: PAGE });
        return (now) => showOrJoin(latestOf(catchUp(now, events), MOST_SHOWN));
      }),
  };
}

const overlap = (one: Thread, other: Thread) => one.oldestSeq <= other.lastSeq && other.oldestSeq <= one.lastSeq;
