import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hoursApi, type HoursDay, type HoursWeek } from '../../api/hours';
import { hoursOutbox, type UnsentDay } from './hours-outbox';
import { flushHours, whenSent } from './hours-sending';

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The planned days that can be recorded and that no one has recorded yet. */
export const openPlannedDays = (days: readonly HoursDay[], unsent: readonly UnsentDay[]): HoursDay[] =>
  days.filter(
    ({ day, canRecord, recorded, plannedMinutes }) =>
      canRecord && !recorded && plannedMinutes > 0 && !unsent.some((one) => one.day === day),
  );

/** Records the days as they were planned, at once or as soon as there is a connection again. */
export function recordAsPlanned(
  accountId: string,
  { agreementId }: Pick<HoursWeek, 'agreementId'>,
  days: readonly HoursDay[],
): UnsentDay[] {
  const entries = days.map(({ day, plannedMinutes, version }) => ({
    ...{ accountId, agreementId, day, minutes: plannedMinutes, delayed: false },
    input: { way: 'planned' as const, version },
  }));
  entries.forEach(hoursOutbox.put);
  flushHours();
  return entries;
}

/**
 * Takes these days back: those that wait are not sent, those that the server has are removed, except changed ones. It may
 * have a day that waits here, because only its answer was lost, so it is asked wherever it can be.
 */
export async function takeBack(dispatch: ApiDispatch, entries: readonly UnsentDay[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const waiting = hoursOutbox.snapshot().filter(({ delayed }) => delayed);
  const isWaiting = ({ agreementId, day }: UnsentDay) =>
    waiting.some((one) => one.agreementId === agreementId && one.day === day);
  const allWait = entries.every(isWaiting);
  entries.forEach(hoursOutbox.remove);
  await whenSent();
  if (allWait && !navigator.onLine) return;
  const { agreementId, day: week } = first;
  const { getHoursWeek, removeHours } = hoursApi.endpoints;
  const options = { forceRefetch: true, subscribe: false };
  const { days } = await dispatch(getHoursWeek.initiate({ agreementId, week }, options)).unwrap();
  for (const { day, version, recorded } of days)
    if (recorded?.asPlanned && recorded.state === 'recorded' && entries.some((one) => one.day === day))
      await dispatch(removeHours.initiate({ agreementId, day, version }, { track: false })).unwrap();
}
