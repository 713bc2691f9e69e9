import type {
  CalendarDateAnswer,
  CalendarDateInput,
  CalendarDates,
  DaysToConfirm,
  DisputedDayInput,
  HoursPlacements,
  HoursWeek,
  RecordedDayInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Hours'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listHoursPlacements: build.query<ListHoursPlacementsApiResponse, ListHoursPlacementsApiArg>({
        query: () => ({ url: `/api/hours` }),
        providesTags: ['Hours'],
      }),
      getHoursWeek: build.query<GetHoursWeekApiResponse, GetHoursWeekApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}`,
          params: {
            week: queryArg.week,
          },
        }),
        providesTags: ['Hours'],
      }),
      confirmHours: build.mutation<ConfirmHoursApiResponse, ConfirmHoursApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/confirmations`,
          method: 'POST',
          body: queryArg.daysToConfirm,
        }),
        invalidatesTags: ['Hours'],
      }),
      listCalendarDates: build.query<ListCalendarDatesApiResponse, ListCalendarDatesApiArg>({
        query: (queryArg) => ({ url: `/api/hours/${queryArg.agreementId}/dates` }),
        providesTags: ['Hours'],
      }),
      withdrawCalendarDate: build.mutation<WithdrawCalendarDateApiResponse, WithdrawCalendarDateApiArg>({
        query: (queryArg) => ({ url: `/api/hours/${queryArg.agreementId}/dates/${queryArg.dateId}`, method: 'DELETE' }),
        invalidatesTags: ['Hours'],
      }),
      saveCalendarDate: build.mutation<SaveCalendarDateApiResponse, SaveCalendarDateApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/dates/${queryArg.dateId}`,
          method: 'PUT',
          body: queryArg.calendarDateInput,
        }),
        invalidatesTags: ['Hours'],
      }),
      answerCalendarDate: build.mutation<AnswerCalendarDateApiResponse, AnswerCalendarDateApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/dates/${queryArg.dateId}/answer`,
          method: 'PUT',
          body: queryArg.calendarDateAnswer,
        }),
        invalidatesTags: ['Hours'],
      }),
      removeHours: build.mutation<RemoveHoursApiResponse, RemoveHoursApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/days/${queryArg.day}`,
          method: 'DELETE',
          params: {
            version: queryArg.version,
          },
        }),
        invalidatesTags: ['Hours'],
      }),
      recordHours: build.mutation<RecordHoursApiResponse, RecordHoursApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/days/${queryArg.day}`,
          method: 'PUT',
          body: queryArg.recordedDayInput,
        }),
        invalidatesTags: ['Hours'],
      }),
      disputeHours: build.mutation<DisputeHoursApiResponse, DisputeHoursApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/days/${queryArg.day}/dispute`,
          method: 'PUT',
          body: queryArg.disputedDayInput,
        }),
        invalidatesTags: ['Hours'],
      }),
      downloadPayRecordSheet: build.query<DownloadPayRecordSheetApiResponse, DownloadPayRecordSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/pay-record.csv`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Hours'],
      }),
      downloadPayRecord: build.query<DownloadPayRecordApiResponse, DownloadPayRecordApiArg>({
        query: (queryArg) => ({
          url: `/api/hours/${queryArg.agreementId}/pay-record.pdf`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Hours'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hoursApi };
export type ListHoursPlacementsApiResponse = /** status 200 List my placements with hours to confirm */ HoursPlacements;
export type ListHoursPlacementsApiArg = void;
export type GetHoursWeekApiResponse = /** status 200 Read a week of hours of my placement */ HoursWeek;
export type GetHoursWeekApiArg = {
  agreementId: string;
  /** Any day of the week; if omitted the current week, or the nearest one of the placement. */
  week?: string;
};
export type ConfirmHoursApiResponse = /** status 200 Confirm recorded days of a week */ HoursWeek;
export type ConfirmHoursApiArg = {
  agreementId: string;
  daysToConfirm: DaysToConfirm;
};
export type ListCalendarDatesApiResponse =
  /** status 200 List days off, swapped days and school holidays of my placement */ CalendarDates;
export type ListCalendarDatesApiArg = {
  agreementId: string;
};
export type WithdrawCalendarDateApiResponse =
  /** status 200 Withdraw dates that I asked for or entered */ CalendarDates;
export type WithdrawCalendarDateApiArg = {
  agreementId: string;
  dateId: string;
};
export type SaveCalendarDateApiResponse =
  /** status 200 Add days that differ from the week, or change my own */ CalendarDates;
export type SaveCalendarDateApiArg = {
  agreementId: string;
  dateId: string;
  calendarDateInput: CalendarDateInput;
};
export type AnswerCalendarDateApiResponse =
  /** status 200 Accept or decline days that the other person asks for */ CalendarDates;
export type AnswerCalendarDateApiArg = {
  agreementId: string;
  dateId: string;
  calendarDateAnswer: CalendarDateAnswer;
};
export type RemoveHoursApiResponse = /** status 200 Remove the recorded hours of a day */ HoursWeek;
export type RemoveHoursApiArg = {
  agreementId: string;
  day: string;
  /** The version of the day that you have read; if omitted, whatever is recorded is removed. */
  version?: number;
};
export type RecordHoursApiResponse = /** status 200 Record the hours of a day, or change them */ HoursWeek;
export type RecordHoursApiArg = {
  agreementId: string;
  day: string;
  recordedDayInput: RecordedDayInput;
};
export type DisputeHoursApiResponse = /** status 200 Dispute a recorded day */ HoursWeek;
export type DisputeHoursApiArg = {
  agreementId: string;
  day: string;
  disputedDayInput: DisputedDayInput;
};
export type DownloadPayRecordSheetApiResponse = /** status 200 One line for each week */ string;
export type DownloadPayRecordSheetApiArg = {
  agreementId: string;
  /** From the week of this day; from the first week if omitted. */
  from?: string;
  /** Until the week of this day; until the current week if omitted. */
  to?: string;
};
export type DownloadPayRecordApiResponse = /** status 200 The record of these weeks */ Blob;
export type DownloadPayRecordApiArg = {
  agreementId: string;
  /** From the week of this day; from the first week if omitted. */
  from?: string;
  /** Until the week of this day; until the current week if omitted. */
  to?: string;
};
export const {
  useListHoursPlacementsQuery,
  useLazyListHoursPlacementsQuery,
  useGetHoursWeekQuery,
  useLazyGetHoursWeekQuery,
  useConfirmHoursMutation,
  useListCalendarDatesQuery,
  useLazyListCalendarDatesQuery,
  useWithdrawCalendarDateMutation,
  useSaveCalendarDateMutation,
  useAnswerCalendarDateMutation,
  useRemoveHoursMutation,
  useRecordHoursMutation,
  useDisputeHoursMutation,
  useDownloadPayRecordSheetQuery,
  useLazyDownloadPayRecordSheetQuery,
  useDownloadPayRecordQuery,
  useLazyDownloadPayRecordQuery,
} = injectedRtkApi;
export type {
  AgreedWeeklyPay,
  CalendarDate,
  CalendarDateAnswer,
  CalendarDateInput,
  CalendarDateKind,
  CalendarDateState,
  CalendarDates,
  DayToConfirm,
  DaysToConfirm,
  DisputedDayInput,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  HoursDate,
  HoursDay,
  HoursFact,
  HoursLimit,
  HoursOverrun,
  HoursPartner,
  HoursPlacement,
  HoursPlacements,
  HoursTotals,
  HoursWeek,
  RecordedDayInput,
  RecordedDayState,
  RecordedHours,
  RecordingWay,
  Region,
  ScamFinding,
  ScamRuleId,
  Verified,
  WorkTime,
} from './types';
