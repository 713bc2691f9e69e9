import type {
  AcceptInterviewInput,
  CalendarFeed,
  ConversationInterview,
  Interview,
  InterviewPage,
  InterviewWordInput,
  ProposeInterviewInput,
  ProposedTimesInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Interviews'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      revokeMyCalendarFeed: build.mutation<RevokeMyCalendarFeedApiResponse, RevokeMyCalendarFeedApiArg>({
        query: () => ({ url: `/api/calendar-feed`, method: 'DELETE' }),
        invalidatesTags: ['Interviews'],
      }),
      getMyCalendarFeed: build.query<GetMyCalendarFeedApiResponse, GetMyCalendarFeedApiArg>({
        query: () => ({ url: `/api/calendar-feed` }),
        providesTags: ['Interviews'],
      }),
      renewMyCalendarFeed: build.mutation<RenewMyCalendarFeedApiResponse, RenewMyCalendarFeedApiArg>({
        query: () => ({ url: `/api/calendar-feed`, method: 'POST' }),
        invalidatesTags: ['Interviews'],
      }),
      getCalendar: build.query<GetCalendarApiResponse, GetCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar.ics`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ['Interviews'],
      }),
      getConversationInterview: build.query<GetConversationInterviewApiResponse, GetConversationInterviewApiArg>({
        query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}/interview` }),
        providesTags: ['Interviews'],
      }),
      listInterviews: build.query<ListInterviewsApiResponse, ListInterviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/interviews`,
          params: {
            limit: queryArg.limit,
            view: queryArg.view,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Interviews'],
      }),
      proposeInterview: build.mutation<ProposeInterviewApiResponse, ProposeInterviewApiArg>({
        query: (queryArg) => ({ url: `/api/interviews`, method: 'POST', body: queryArg.proposeInterviewInput }),
        invalidatesTags: ['Interviews'],
      }),
      getInterview: build.query<GetInterviewApiResponse, GetInterviewApiArg>({
        query: (queryArg) => ({ url: `/api/interviews/${queryArg.id}` }),
        providesTags: ['Interviews'],
      }),
      acceptInterview: build.mutation<AcceptInterviewApiResponse, AcceptInterviewApiArg>({
        query: (queryArg) => ({
          url: `/api/interviews/${queryArg.id}/acceptance`,
          method: 'POST',
          body: queryArg.acceptInterviewInput,
        }),
        invalidatesTags: ['Interviews'],
      }),
      getInterviewCalendar: build.query<GetInterviewCalendarApiResponse, GetInterviewCalendarApiArg>({
        query: (queryArg) => ({ url: `/api/interviews/${queryArg.id}/calendar.ics` }),
        providesTags: ['Interviews'],
      }),
      cancelInterview: build.mutation<CancelInterviewApiResponse, CancelInterviewApiArg>({
        query: (queryArg) => ({
          url: `/api/interviews/${queryArg.id}/cancellation`,
          method: 'POST',
          body: queryArg.interviewWordInput,
        }),
        invalidatesTags: ['Interviews'],
      }),
      keepInterviewTime: build.mutation<KeepInterviewTimeApiResponse, KeepInterviewTimeApiArg>({
        query: (queryArg) => ({ url: `/api/interviews/${queryArg.id}/proposals`, method: 'DELETE' }),
        invalidatesTags: ['Interviews'],
      }),
      proposeOtherTimes: build.mutation<ProposeOtherTimesApiResponse, ProposeOtherTimesApiArg>({
        query: (queryArg) => ({
          url: `/api/interviews/${queryArg.id}/proposals`,
          method: 'PUT',
          body: queryArg.proposedTimesInput,
        }),
        invalidatesTags: ['Interviews'],
      }),
      declineInterview: build.mutation<DeclineInterviewApiResponse, DeclineInterviewApiArg>({
        query: (queryArg) => ({
          url: `/api/interviews/${queryArg.id}/refusal`,
          method: 'POST',
          body: queryArg.interviewWordInput,
        }),
        invalidatesTags: ['Interviews'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as interviewsApi };
export type RevokeMyCalendarFeedApiResponse = unknown;
export type RevokeMyCalendarFeedApiArg = void;
export type GetMyCalendarFeedApiResponse = /** status 200 Get the private address of my calendar */ CalendarFeed;
export type GetMyCalendarFeedApiArg = void;
export type RenewMyCalendarFeedApiResponse = /** status 200 Create a private address for my calendar */ CalendarFeed;
export type RenewMyCalendarFeedApiArg = void;
export type GetCalendarApiResponse = /** status 200 An iCalendar file. */ string;
export type GetCalendarApiArg = {
  /** From the address of the calendar. */
  token: string;
};
export type GetConversationInterviewApiResponse =
  /** status 200 Get the newest interview of a conversation */ ConversationInterview;
export type GetConversationInterviewApiArg = {
  id: string;
};
export type ListInterviewsApiResponse = /** status 200 List my video interviews */ InterviewPage;
export type ListInterviewsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** Scheduled ones and those whose room is still open, next first; pending ones; or past ones, latest first. */
  view: 'upcoming' | 'waiting' | 'past';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type ProposeInterviewApiResponse = /** status 201 Propose a video interview */ Interview;
export type ProposeInterviewApiArg = {
  proposeInterviewInput: ProposeInterviewInput;
};
export type GetInterviewApiResponse = /** status 200 Get one of my interviews */ Interview;
export type GetInterviewApiArg = {
  id: string;
};
export type AcceptInterviewApiResponse = /** status 200 Accept one of the proposed times */ Interview;
export type AcceptInterviewApiArg = {
  id: string;
  acceptInterviewInput: AcceptInterviewInput;
};
export type GetInterviewCalendarApiResponse = /** status 200 An iCalendar file. */ string;
export type GetInterviewCalendarApiArg = {
  id: string;
};
export type CancelInterviewApiResponse = /** status 200 Cancel an interview */ Interview;
export type CancelInterviewApiArg = {
  id: string;
  interviewWordInput: InterviewWordInput;
};
export type KeepInterviewTimeApiResponse = /** status 200 Keep the agreed time */ Interview;
export type KeepInterviewTimeApiArg = {
  id: string;
};
export type ProposeOtherTimesApiResponse = /** status 200 Propose other times */ Interview;
export type ProposeOtherTimesApiArg = {
  id: string;
  proposedTimesInput: ProposedTimesInput;
};
export type DeclineInterviewApiResponse = /** status 200 Decline an interview */ Interview;
export type DeclineInterviewApiArg = {
  id: string;
  interviewWordInput: InterviewWordInput;
};
export const {
  useRevokeMyCalendarFeedMutation,
  useGetMyCalendarFeedQuery,
  useLazyGetMyCalendarFeedQuery,
  useRenewMyCalendarFeedMutation,
  useGetCalendarQuery,
  useLazyGetCalendarQuery,
  useGetConversationInterviewQuery,
  useLazyGetConversationInterviewQuery,
  useListInterviewsQuery,
  useLazyListInterviewsQuery,
  useProposeInterviewMutation,
  useGetInterviewQuery,
  useLazyGetInterviewQuery,
  useAcceptInterviewMutation,
  useGetInterviewCalendarQuery,
  useLazyGetInterviewCalendarQuery,
  useCancelInterviewMutation,
  useKeepInterviewTimeMutation,
  useProposeOtherTimesMutation,
  useDeclineInterviewMutation,
} = injectedRtkApi;
export type {
  AcceptInterviewInput,
  CalendarFeed,
  ConversationInterview,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  Interview,
  InterviewPage,
  InterviewProposal,
  InterviewStep,
  InterviewWordInput,
  OtherPerson,
  ProposeInterviewInput,
  ProposedTimesInput,
  ScamFinding,
  ScamRuleId,
  Verified,
} from './types';
