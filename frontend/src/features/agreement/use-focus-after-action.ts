import { useEffect, useRef, type RefObject } from 'react';
import type { Agreement } from '../../api/agreements';

export type OnAct = (under: Promise<unknown>) => void;

/** Moves focus to the state of the agreement after an action here, because the pressed button no longer exists. */
export function useFocusAfterAction(
  agreement: Agreement,
  status: RefObject<HTMLElement | null>,
  waits: boolean,
): OnAct {
  const { state, version, signatures, endedOn } = agreement;
  const moment = `${state} ${version?.number ?? 0} ${signatures.length} ${endedOn}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (waits || before.current === null || before.current === moment) return;
    before.current = null;
    showStatus(status);
  }, [moment, waits, status]);
  return (under) => {
    before.current = moment;
    under.catch(() => (before.current = null));
  };
}

/** Moves focus to the state of the agreement, and shows it. */
export function showStatus(status: RefObject<HTMLElement | null>): void {
  status.current?.focus({ preventScroll: true });
  status.current?.scrollIntoView({ block: 'center' });
}
