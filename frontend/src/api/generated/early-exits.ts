import { baseApi as api } from '../base-api';
export const addTagTypes = ['Early exits'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getEarlyExitOverview: build.query<GetEarlyExitOverviewApiResponse, GetEarlyExitOverviewApiArg>({
        query: () => ({ url: `/api/exits` }),
        providesTags: ['Early exits'],
      }),
      openEarlyExit: build.mutation<OpenEarlyExitApiResponse, OpenEarlyExitApiArg>({
        query: (queryArg) => ({ url: `/api/exits`, method: 'POST', body: queryArg.earlyExitInput }),
        invalidatesTags: ['Early exits'],
      }),
      endAgreementOfEarlyExit: build.mutation<EndAgreementOfEarlyExitApiResponse, EndAgreementOfEarlyExitApiArg>({
        query: (queryArg) => ({
          url: `/api/exits/${queryArg.id}/ending`,
          method: 'POST',
          body: queryArg.earlyExitEndingInput,
        }),
        invalidatesTags: ['Early exits'],
      }),
      rematchAfterEarlyExit: build.mutation<RematchAfterEarlyExitApiResponse, RematchAfterEarlyExitApiArg>({
        query: (queryArg) => ({ url: `/api/exits/${queryArg.id}/rematch`, method: 'POST' }),
        invalidatesTags: ['Early exits'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as earlyExitsApi };
export type GetEarlyExitOverviewApiResponse = /** status 200  */ EarlyExitOverview;
export type GetEarlyExitOverviewApiArg = void;
export type OpenEarlyExitApiResponse = /** status 201  */ Exit;
export type OpenEarlyExitApiArg = {
  earlyExitInput: EarlyExitInput;
};
export type EndAgreementOfEarlyExitApiResponse = /** status 200  */ Exit;
export type EndAgreementOfEarlyExitApiArg = {
  id: string;
  earlyExitEndingInput: EarlyExitEndingInput;
};
export type RematchAfterEarlyExitApiResponse = /** status 200  */ Exit;
export type RematchAfterEarlyExitApiArg = {
  id: string;
};
export type EarlyExitAgreement = {
  /** Its last day, if it was ended early. */
  endedOn: string | null;
  endsOn: string;
  id: string;
  /** The notice that both signed, in weeks; null where the terms name none. */
  noticeWeeks: number | null;
  /** The name of the other side, empty when they have left. */
  otherName: string;
  startsOn: string;
  state: 'confirmed' | 'active' | 'ended_early';
};
export type Exit = {
  arrangementId: string | null;
  createdAt: string;
  id: string;
  /** Since when the profile says "available now"; null when it was not asked for. */
  rematchedAt: string | null;
  /** The request in which we talk about it. */
  supportRequestId: string;
};
export type EarlyExitOverview = {
  /** Running ones, and those that were ended early in the last 60 days; the newest first. */
  arrangements: EarlyExitAgreement[];
  /** The newest wish to leave; null when there was none. */
  latest: Exit | null;
  /** How the person is called, for a letter of theirs. */
  ownName: string;
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
export type EarlyExitInput = {
  /** The arrangement it is about, if it is about one. */
  arrangementId?: string | null;
  /** What happened, for us alone. */
  reason: string;
};
export type EarlyExitEndingInput = {
  /** The last day; today when it is left out. */
  on?: string;
  /** What the other side reads as the reason; they get nothing of what was written to us. */
  word?: string | null;
};
export const {
  useGetEarlyExitOverviewQuery,
  useLazyGetEarlyExitOverviewQuery,
  useOpenEarlyExitMutation,
  useEndAgreementOfEarlyExitMutation,
  useRematchAfterEarlyExitMutation,
} = injectedRtkApi;
