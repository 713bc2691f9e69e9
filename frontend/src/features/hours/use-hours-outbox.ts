import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RecordedDayInput } from '../../api/hours';
import { hoursOutbox, type UnsentDay } from './hours-outbox';
import { flushHours, openHoursOutbox } from './hours-sending';

const NOTHING: readonly UnsentDay[] = [];

interface HoursOutbox {
  /** Unsent days of one placement. */
  unsent: readonly UnsentDay[];
  send: (day: string, minutes: number, input: RecordedDayInput) => void;
  discard: (day: UnsentDay) => void;
  /** Takes a discarded day back. */
  putBack: (day: UnsentDay) => void;
}

/** Records days, at once or as soon as there is a connection again. */
export function useHoursOutbox(accountId: string, agreementId: string): HoursOutbox {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => openHoursOutbox(accountId, dispatch), [accountId, dispatch]);
  const all = useSyncExternalStore(hoursOutbox.subscribe, hoursOutbox.snapshot, () => NOTHING);
  const unsent = all.filter((one) => one.accountId === accountId && one.agreementId === agreementId);
  return {
    unsent,
    discard: hoursOutbox.remove,
    putBack: hoursOutbox.put,
    send: (day, minutes, input) => {
      hoursOutbox.put({ accountId, agreementId, day, minutes, input, delayed: false });
      flushHours();
    },
  };
}
