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
export type GetMyCalendarFeedApiResponse = /** status 200  */ CalendarFeedDto;
export type GetMyCalendarFeedApiArg = void;
export type RenewMyCalendarFeedApiResponse = /** status 200  */ CalendarFeedDto;
export type RenewMyCalendarFeedApiArg = void;
export type GetCalendarApiResponse = /** status 200 An iCalendar file. */ string;
export type GetCalendarApiArg = {
  /** From the address of the calendar. */
  token: string;
};
export type GetConversationInterviewApiResponse = /** status 200  */ ConversationInterview;
export type GetConversationInterviewApiArg = {
  id: string;
};
export type ListInterviewsApiResponse = /** status 200  */ InterviewPage;
export type ListInterviewsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Scheduled ones, the next first; those that wait for an answer; or those that are over, the last first. */
  view: 'upcoming' | 'waiting' | 'past';
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type ProposeInterviewApiResponse = /** status 201  */ Interview;
export type ProposeInterviewApiArg = {
  proposeInterviewInput: ProposeInterviewInput;
};
export type GetInterviewApiResponse = /** status 200  */ Interview;
export type GetInterviewApiArg = {
  id: string;
};
export type AcceptInterviewApiResponse = /** status 200  */ Interview;
export type AcceptInterviewApiArg = {
  id: string;
  acceptInterviewInput: AcceptInterviewInput;
};
export type GetInterviewCalendarApiResponse = /** status 200 An iCalendar file. */ string;
export type GetInterviewCalendarApiArg = {
  id: string;
};
export type CancelInterviewApiResponse = /** status 200  */ Interview;
export type CancelInterviewApiArg = {
  id: string;
  interviewWordInput: InterviewWordInput;
};
export type KeepInterviewTimeApiResponse = /** status 200  */ Interview;
export type KeepInterviewTimeApiArg = {
  id: string;
};
export type ProposeOtherTimesApiResponse = /** status 200  */ Interview;
export type ProposeOtherTimesApiArg = {
  id: string;
  proposedTimesInput: ProposedTimesInput;
};
export type DeclineInterviewApiResponse = /** status 200  */ Interview;
export type DeclineInterviewApiArg = {
  id: string;
  interviewWordInput: InterviewWordInput;
};
export type ErrorCode =
  | 'bad_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_key_reused'
  | 'written_already'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'storage_full'
  | 'stale_edit'
  | 'slug_taken'
  | 'photo_limit_reached'
  | 'photo_too_small'
  | 'photo_unreadable'
  | 'document_unreadable'
  | 'document_infected'
  | 'document_encrypted'
  | 'document_active'
  | 'account_disabled'
  | 'candidate_email_unverified'
  | 'second_admin_required'
  | 'second_factor_required'
  | 'account_suspended'
  | 'current_password_wrong'
  | 'email_refused'
  | 'email_taken'
  | 'invalid_credentials'
  | 'link_invalid'
  | 'last_admin'
  | 'mfa_already_enabled'
  | 'mfa_challenge_ended'
  | 'mfa_code_required'
  | 'mfa_code_wrong'
  | 'mfa_demanded'
  | 'mfa_not_enabled'
  | 'reauthentication_required'
  | 'session_ended'
  | 'username_taken'
  | 'profile_missing'
  | 'shortlist_full'
  | 'wrong_role'
  | 'arrangement_changed'
  | 'arrangement_dates_taken'
  | 'arrangement_move_refused'
  | 'arrangement_needs_interview'
  | 'arrangement_needs_verification'
  | 'arrangement_open'
  | 'profile_withheld'
  | 'evidence_limit_reached'
  | 'reference_closed'
  | 'reference_limit_reached'
  | 'reference_settled'
  | 'verification_decided'
  | 'verification_unopened'
  | 'conversation_limit_reached'
  | 'conversation_not_possible'
  | 'email_not_verified'
  | 'message_id_reused'
  | 'profile_incomplete'
  | 'call_signal_too_late'
  | 'call_taken_over'
  | 'notes_changed'
  | 'relay_unavailable'
  | 'interview_move_not_possible'
  | 'interview_not_open'
  | 'interview_not_scheduled'
  | 'interview_open_already'
  | 'review_too_early'
  | 'review_closed'
  | 'review_replied'
  | 'support_request_full'
  | 'exit_not_possible'
  | 'application_exists'
  | 'application_limit_reached'
  | 'application_move_refused'
  | 'application_obstacles'
  | 'place_not_open'
  | 'saved_searches_full'
  | 'grant_over'
  | 'invoice_not_cancellable'
  | 'invoice_open'
  | 'invoice_settled'
  | 'payment_processing'
  | 'payment_unavailable'
  | 'payments_not_set_up'
  | 'plan_needed'
  | 'plan_stands'
  | 'price_changed'
  | 'signature_invalid'
  | 'appeal_not_possible'
  | 'appeal_of_own_decision'
  | 'account_banned'
  | 'account_open'
  | 'suspension_of_oneself'
  | 'case_claimed'
  | 'case_decided'
  | 'case_not_claimed'
  | 'message_held'
  | 'message_dropped'
  | 'report_of_oneself'
  | 'report_open_already'
  | 'brevo_key_refused'
  | 'brevo_not_connected'
  | 'brevo_rejected'
  | 'brevo_reports_unset'
  | 'brevo_unavailable'
  | 'campaign_audience_changed'
  | 'marketing_people_leaving'
  | 'export_asked_already'
  | 'erasure_not_possible'
  | 'role_unchanged'
  | 'role_profile_exists'
  | 'approval_waiting'
  | 'approval_decided'
  | 'approval_of_own_proposal'
  | 'approval_about_oneself'
  | 'attachment_limit_reached'
  | 'attachments_changed';
export type ErrorBody = {
  /** Stable code to decide by; messages may change, codes do not. */
  code: ErrorCode;
  /** With `stale_edit`: what was changed, as it stands now, in the shape in which the operation answers with it. */
  current?: {
    [key: string]: any;
  };
  /** What is wrong with each field, by the field's name. */
  fields?: {
    [key: string]: string[];
  };
  /** One sentence for the person. */
  message: string;
  /** HTTP status. */
  statusCode: number;
};
export type CalendarFeedDto = {
  /** Whoever has it reads my interviews and placements; null while there is none. */
  address: string | null;
  createdAt: string | null;
};
export type InterviewProposal = {
  endsAt: string;
  /** The proposer's clocks go back that night and show this time twice: the first one is meant. */
  firstOfTwo: boolean;
  id: string;
  startsAt: string;
};
export type InterviewStep = 'propose' | 'accept' | 'decline' | 'keep' | 'cancel';
export type OtherPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  /** A family's city, or where an au pair comes from; empty when unknown. */
  place: string;
  /** IANA name, to tell what time it is for them. */
  timeZone: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type Interview = {
  /** When somebody last did something to it. */
  changedAt: string;
  /** Who declined it or called it off. */
  closedBy: string | null;
  /** … until here. */
  closesAt: string | null;
  conversationId: string;
  endsAt: string | null;
  /** When it was held; null where its time has passed without both in the room. */
  heldAt: string | null;
  id: string;
  /** How long the times that were proposed last are. */
  minutes: 15 | 30 | 45 | 60;
  /** It is scheduled, and other times are proposed. The agreed one holds until one of them is accepted. */
  moving: boolean;
  /** What time it was for the server as it answered: clocks of phones differ. */
  now: string;
  /** The room lets the two in from here … */
  opensAt: string | null;
  /** At most three, while an answer is waited for. */
  proposals: InterviewProposal[];
  /** Who made the times that were proposed last. */
  proposedBy: string;
  /** The agreed time. */
  startsAt: string | null;
  state: 'proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done';
  /** What the caller may do now. */
  steps: InterviewStep[];
  with: OtherPerson;
  /** What was said as it was declined or called off; empty when nothing was. */
  word: string;
};
export type ConversationInterview = {
  interview: Interview | null;
};
export type InterviewPage = {
  items: Interview[];
  /** Ask for the next page with it; `null` at the end. */
  nextCursor: string | null;
};
export type ProposeInterviewInput = {
  /** With whom one talks there, one meets. */
  conversationId: string;
  minutes: 15 | 30 | 45 | 60;
  /** The zone in which the times are written; an IANA name. */
  timeZone: string;
  /** One to three, at least 15 minutes and at most 90 days ahead. A time that clocks show twice, as they go back, means
    the first; one that they skip, as they go forward, is refused. */
  times: string[];
};
export type AcceptInterviewInput = {
  /** Which of the proposed times it shall be. */
  proposalId: string;
};
export type InterviewWordInput = {
  word?: string;
};
export type ProposedTimesInput = {
  minutes: 15 | 30 | 45 | 60;
  /** The zone in which the times are written; an IANA name. */
  timeZone: string;
  /** One to three, at least 15 minutes and at most 90 days ahead. A time that clocks show twice, as they go back, means
    the first; one that they skip, as they go forward, is refused. */
  times: string[];
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
