import { useCallback, useRef, type RefObject } from 'react';
import { catchUp, refreshed, type Thread, type ThreadEvent } from './thread';
import type { useThreadPart } from './use-thread-part';

const PAGE = 100;

interface CatchUpSource {
  latest: RefObject<Thread | null>;
  /** An earlier stretch that is shown instead of the newest one. */
  part: RefObject<ReturnType<typeof useThreadPart>>;
  open: (thread: Thread) => void;
  fetchPart: (part: { after?: number; limit: number }) => Promise<{ events: ThreadEvent[]; lastSeq: number }>;
}

/** Fetches messages and changes that did not arrive by the live connection. */
export function useCatchUp({ latest, part, open, fetchPart }: CatchUpSource) {
  // The highest number that the server has named. A page on its way may not have it yet.
  const highestSeq = useRef(0);
  const isFetching = useRef<Promise<void> | null>(null);
  const isStale = useRef(false);

  const noteSeq = useCallback((seq: number) => {
    highestSeq.current = Math.max(highestSeq.current, seq);
  }, []);

  const fetchMissed = useCallback(() => {
    isFetching.current ??= (async () => {
      for (let more = true; more && latest.current;) {
        const { events, lastSeq } = await fetchPart({ after: latest.current.lastSeq, limit: PAGE });
        noteSeq(lastSeq);
        if (latest.current) open(catchUp(latest.current, events));
        part.current.hear(events);
        more = events.length > 0 && highestSeq.current > (latest.current?.lastSeq ?? 0);
      }
    })()
      .catch(() => undefined) // the next heads ask again
      .finally(() => {
        isFetching.current = null;
      });
  }, [latest, part, open, fetchPart, noteSeq]);

  /** Fetches what came after a page while it was on its way. */
  const fetchSince = useCallback(
    (lastSeq: number) => {
      if (highestSeq.current > lastSeq) fetchMissed();
    },
    [fetchMissed],
  );

  /** Shows the loaded messages as they are now. Nothing else on the page moves; the next heads repeat a failed try. */
  const refresh = useCallback(async () => {
    isStale.current = true;
    if (!latest.current) return;
    try {
      const { oldestSeq, lastSeq } = latest.current;
      for (let after = oldestSeq - 1; after < lastSeq;) {
        const { events } = await fetchPart({ after, limit: PAGE });
        if (latest.current) open(refreshed(latest.current, events));
        after = events.at(-1)?.seq ?? lastSeq;
      }
      await part.current.refresh();
      isStale.current = false;
    } catch {
      // Still stale.
    }
  }, [latest, part, open, fetchPart]);

  return { noteSeq, fetchMissed, fetchSince, refresh, isStale: () => isStale.current };
}
