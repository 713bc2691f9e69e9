import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Thread } from './thread';
import { usePageVisible } from '../../../lib/use-page-visible';

/** The range of messages that arrived while no one looked. */
export interface NewPart {
  after: number;
  upTo: number;
}

/**
 * The messages that were unread when the conversation was opened, or that arrived while the page was hidden. They stay
 * marked while the conversation is open, although they are read by then.
 */
export function useNewPart(thread: Thread | null, shown: Thread | null, lastReadSeq: number): NewPart | null {
  const [part, setPart] = useState<NewPart | null>(null);
  const [opened, setOpened] = useState(false);
  if (thread && !opened) {
    setOpened(true);
    setPart({ after: lastReadSeq, upTo: thread.lastSeq });
  }

  const visible = usePageVisible();
  const leftAt = useRef<number | null>(null);
  const leaveOrReturn = useEffectEvent(() => {
    if (!visible) leftAt.current = thread?.lastSeq ?? null;
    else if (leftAt.current !== null && thread && thread.lastSeq > leftAt.current)
      setPart({ after: leftAt.current, upTo: thread.lastSeq });
    if (visible) leftAt.current = null;
  });
  useEffect(() => leaveOrReturn(), [visible]);

  // The beginning of what is new may lie above or below what is shown.
  return part && shown && shown.oldestSeq <= part.after + 1 && shown.lastSeq > part.after ? part : null;
}
