import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetHoursWeekQuery, useListCalendarDatesQuery, type HoursWeek } from '../../api/hours';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { isUnreachable, useStoredSince } from '../../api/stored-answers';
import { dayKey, useNow } from '../../lib/clocks';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { ISO_DAY } from '../../lib/days';
import { otherWeek } from './hours-words';

/** Requested again each time the screen opens. */
export const FRESH = { refetchOnMountOrArgChange: true };

export type ShownWeek = ReturnType<typeof useShownWeek>;

/** The week of the address, and what is shown while it loads, after it failed and without a connection. */
export function useShownWeek(agreementId: string) {
  const [params, setParams] = useSearchParams();
  const requestedWeek = params.get('week') ?? '';
  const query = useGetHoursWeekQuery(
    { agreementId, ...(ISO_DAY.test(requestedWeek) && { week: requestedWeek }) },
    FRESH,
  );
  const dates = useListCalendarDatesQuery({ agreementId }, FRESH);
  const { error, refetch } = query;
  const address = `/api/hours/${agreementId}${ISO_DAY.test(requestedWeek) ? `?week=${requestedWeek}` : ''}`;
  const keptSince = useStoredSince(address);
  const now = useNow();
  const [shownFrom, setShownFrom] = useState<string>();
  const before = currentOrPrevious(query);
  // While a week loads, only the week that is on the screen stays there. After one that did not load, the last answer is
  // of an earlier week.
  const loaded = query.currentData ?? (before?.from === shownFrom ? before : undefined);
  const loadedAt = loaded ? query.fulfilledTimeStamp : undefined;
  const asOf = keptSince ?? (isUnreachable(error) && loadedAt ? new Date(loadedAt) : null);
  // For a week that did not load, its days and the weeks next to it follow from an earlier one.
  const known = loaded ?? query.data;
  const week = known && (asOf || !loaded) ? asOfToday(known, now) : known;
  const turned = week && (loaded ? week : otherWeek(week, ISO_DAY.test(requestedWeek) ? requestedWeek : week.today));
  if (turned && turned.from !== shownFrom) setShownFrom(turned.from);
  useRealtimeEvent('hours.changed', (changed) => {
    if (changed.agreementId !== agreementId) return;
    void refetchChanged(query);
    void refetchChanged(dates);
  });
  return {
    /** The latest week that has loaded; undefined before the first. */
    week,
    /** The week whose span is shown; it may still load. */
    turned,
    isLoaded: loaded !== undefined,
    /** When the week was stored, where it could not be requested again. */
    asOf,
    dates,
    error,
    refetch,
    turnTo: (day: string) => setParams({ week: day }, { preventScrollReset: true }),
  };
}

/** A week that is kept goes on: days that were still to come can be recorded now. */
function asOfToday(week: HoursWeek, now: Date): HoursWeek {
  const today = dayKey(now, week.timeZone);
  const days = week.days.map((day) => ({ ...day, canRecord: day.inPlacement && day.day <= today }));
  return { ...week, today, days };
}
