import { baseApi as api } from '../base-api';
export const addTagTypes = ['Support'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSupportRequests: build.query<ListSupportRequestsApiResponse, ListSupportRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/support-requests`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Support'],
      }),
      openSupportRequest: build.mutation<OpenSupportRequestApiResponse, OpenSupportRequestApiArg>({
        query: (queryArg) => ({ url: `/api/support-requests`, method: 'POST', body: queryArg.supportRequestInput }),
        invalidatesTags: ['Support'],
      }),
      getSupportRequest: build.query<GetSupportRequestApiResponse, GetSupportRequestApiArg>({
        query: (queryArg) => ({ url: `/api/support-requests/${queryArg.id}` }),
        providesTags: ['Support'],
      }),
      closeSupportRequest: build.mutation<CloseSupportRequestApiResponse, CloseSupportRequestApiArg>({
        query: (queryArg) => ({ url: `/api/support-requests/${queryArg.id}/closing`, method: 'POST' }),
        invalidatesTags: ['Support'],
      }),
      writeInSupportRequest: build.mutation<WriteInSupportRequestApiResponse, WriteInSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/support-requests/${queryArg.id}/messages`,
          method: 'POST',
          body: queryArg.supportMessageInput,
        }),
        invalidatesTags: ['Support'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as supportApi };
export type ListSupportRequestsApiResponse = /** status 200  */ SupportRequestPage;
export type ListSupportRequestsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type OpenSupportRequestApiResponse = /** status 201  */ SupportRequestDetail;
export type OpenSupportRequestApiArg = {
  supportRequestInput: SupportRequestInput;
};
export type GetSupportRequestApiResponse = /** status 200  */ SupportRequestDetail;
export type GetSupportRequestApiArg = {
  id: string;
};
export type CloseSupportRequestApiResponse = /** status 200  */ SupportRequestDetail;
export type CloseSupportRequestApiArg = {
  id: string;
};
export type WriteInSupportRequestApiResponse = /** status 201  */ SupportRequestDetail;
export type WriteInSupportRequestApiArg = {
  id: string;
  supportMessageInput: SupportMessageInput;
};
export type SupportState = 'open' | 'answered' | 'closed';
export type SupportSubject =
  'arrangement' | 'need_out' | 'person' | 'verification' | 'visa_and_work' | 'account' | 'other';
export type SupportRequestSummary = {
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportRequestPage = {
  items: SupportRequestSummary[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
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
export type SupportMessage = {
  createdAt: string;
  /** Ours, or the person's own. */
  fromSupport: boolean;
  id: string;
  words: string;
};
export type SupportRequestDetail = {
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  messages: SupportMessage[];
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportRequestInput = {
  subject: SupportSubject;
  words: string;
};
export type SupportMessageInput = {
  words: string;
};
export const {
  useListSupportRequestsQuery,
  useLazyListSupportRequestsQuery,
  useOpenSupportRequestMutation,
  useGetSupportRequestQuery,
  useLazyGetSupportRequestQuery,
  useCloseSupportRequestMutation,
  useWriteInSupportRequestMutation,
} = injectedRtkApi;
