import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  hoursApi as generated,
  type CalendarDatesDto,
  type GetHoursWeekApiArg,
  type HoursWeek,
} from './generated/hours';
import { downloadFile } from './download-file';
import { queryString } from './base-query';

export * from './generated/hours';

type State = Parameters<typeof generated.util.selectInvalidatedBy>[0];

interface Lifecycle {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<{ data: HoursWeek }>;
}

/** A change answers with its week: that is shown at once, before the week is read again. */
const showsAnswer = {
  async onQueryStarted(
    { arrangementId }: { arrangementId: string },
    { dispatch, getState, queryFulfilled }: Lifecycle,
  ): Promise<void> {
    const { data } = await queryFulfilled.catch(() => ({ data: null }));
    if (!data) return;
    for (const { endpointName, originalArgs } of generated.util.selectInvalidatedBy(getState(), ['Hours'])) {
      const args = originalArgs as GetHoursWeekApiArg;
      if (endpointName === 'getHoursWeek' && args.arrangementId === arrangementId)
        dispatch(
          generated.util.updateQueryData('getHoursWeek', args, (shown) => (shown.from === data.from ? data : shown)),
        );
    }
  },
};

/** A change of dates answers with all of them. */
const showsDates = {
  async onQueryStarted(
    { arrangementId }: { arrangementId: string },
    {
      dispatch,
      queryFulfilled,
    }: { dispatch: Lifecycle['dispatch']; queryFulfilled: Promise<{ data: CalendarDatesDto }> },
  ): Promise<void> {
    const { data } = await queryFulfilled.catch(() => ({ data: null }));
    if (data) dispatch(generated.util.updateQueryData('listCalendarDates', { arrangementId }, () => data));
  },
};

export const hoursApi = generated.enhanceEndpoints({
  endpoints: {
    recordHours: showsAnswer,
    removeHours: showsAnswer,
    confirmHours: showsAnswer,
    disputeHours: showsAnswer,
    saveCalendarDate: showsDates,
    answerCalendarDate: showsDates,
    withdrawCalendarDate: showsDates,
  },
});

/** Fetches the pay record of these weeks and hands it to the browser to keep. Throws an `ApiError`. */
export async function savePayRecord(
  arrangementId: string,
  type: 'pdf' | 'csv',
  range: { from: string; to: string },
): Promise<void> {
  const path = `/api/hours/${arrangementId}/pay-record.${type}${queryString(range)}`;
  await downloadFile(path, `pay-record-${range.from}-to-${range.to}.${type}`);
}
