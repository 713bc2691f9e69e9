import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { hoursApi as generated, type CalendarDates, type GetHoursWeekApiArg, type HoursWeek } from './generated/hours';
import { downloadFile } from './download-file';
import { queryString } from './base-query';
import { showAnswer } from './shown-answer';

export * from './generated/hours';

type State = Parameters<typeof generated.util.selectInvalidatedBy>[0];

const showWeek = showAnswer(
  ({ agreementId }, week: HoursWeek): ThunkAction<void, State, unknown, UnknownAction> =>
    (dispatch, getState) => {
      for (const { endpointName, originalArgs } of generated.util.selectInvalidatedBy(getState(), ['Hours'])) {
        const args = originalArgs as GetHoursWeekApiArg;
        if (endpointName === 'getHoursWeek' && args.agreementId === agreementId)
          dispatch(
            generated.util.updateQueryData('getHoursWeek', args, (shown) => (shown.from === week.from ? week : shown)),
          );
      }
    },
);

const showDates = showAnswer(({ agreementId }, dates: CalendarDates) =>
  generated.util.updateQueryData('listCalendarDates', { agreementId }, () => dates),
);

export const hoursApi = generated.enhanceEndpoints({
  endpoints: {
    recordHours: showWeek,
    removeHours: showWeek,
    confirmHours: showWeek,
    disputeHours: showWeek,
    saveCalendarDate: showDates,
    answerCalendarDate: showDates,
    withdrawCalendarDate: showDates,
  },
});

/** Fetches the pay record of these weeks and hands it to the browser to keep. Throws an `ApiError`. */
export async function savePayRecord(
  agreementId: string,
  type: 'pdf' | 'csv',
  range: { from: string; to: string },
): Promise<void> {
  const path = `/api/hours/${agreementId}/pay-record.${type}${queryString(range)}`;
  await downloadFile(path, `pay-record-${range.from}-to-${range.to}.${type}`);
}
