import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdminQueues: build.query<ListAdminQueuesApiResponse, ListAdminQueuesApiArg>({
        query: () => ({ url: `/api/admin/queues` }),
        providesTags: ['Admin'],
      }),
      removeReview: build.mutation<RemoveReviewApiResponse, RemoveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/reviews/${queryArg.id}/removal`,
          method: 'POST',
          body: queryArg.reviewRemovalInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      listSupportQueue: build.query<ListSupportQueueApiResponse, ListSupportQueueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            assigned: queryArg.assigned,
            search: queryArg.search,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin'],
      }),
      getSupportQueueRequest: build.query<GetSupportQueueRequestApiResponse, GetSupportQueueRequestApiArg>({
        query: (queryArg) => ({ url: `/api/admin/support-requests/${queryArg.id}` }),
        providesTags: ['Admin'],
      }),
      assignSupportRequest: build.mutation<AssignSupportRequestApiResponse, AssignSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/assignee`,
          method: 'PUT',
          body: queryArg.supportAssigneeInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      answerSupportRequest: build.mutation<AnswerSupportRequestApiResponse, AnswerSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/messages`,
          method: 'POST',
          body: queryArg.supportMessageInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      noteOnSupportRequest: build.mutation<NoteOnSupportRequestApiResponse, NoteOnSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/notes`,
          method: 'POST',
          body: queryArg.supportNoteInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      setSupportRequestState: build.mutation<SetSupportRequestStateApiResponse, SetSupportRequestStateApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/state`,
          method: 'PUT',
          body: queryArg.supportStateInput,
        }),
        invalidatesTags: ['Admin'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type ListAdminQueuesApiResponse = /** status 200  */ QueuesDto;
export type ListAdminQueuesApiArg = void;
export type RemoveReviewApiResponse = unknown;
export type RemoveReviewApiArg = {
  id: string;
  reviewRemovalInput: ReviewRemovalInput;
};
export type ListSupportQueueApiResponse = /** status 200  */ SupportQueuePage;
export type ListSupportQueueApiArg = {
  /** How many items at most. */
  limit?: number;
  /** All of them without it. */
  state?: 'open' | 'answered' | 'closed';
  /** Only those on which I work. */
  assigned?: 'me';
  /** In the name and the email address of whoever asked, and in what was written. */
  search?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type GetSupportQueueRequestApiResponse = /** status 200  */ SupportQueueDetail;
export type GetSupportQueueRequestApiArg = {
  id: string;
};
export type AssignSupportRequestApiResponse = /** status 200  */ SupportQueueDetail;
export type AssignSupportRequestApiArg = {
  id: string;
  supportAssigneeInput: SupportAssigneeInput;
};
export type AnswerSupportRequestApiResponse = /** status 201  */ SupportQueueDetail;
export type AnswerSupportRequestApiArg = {
  id: string;
  supportMessageInput: SupportMessageInput;
};
export type NoteOnSupportRequestApiResponse = /** status 201  */ SupportQueueDetail;
export type NoteOnSupportRequestApiArg = {
  id: string;
  supportNoteInput: SupportNoteInput;
};
export type SetSupportRequestStateApiResponse = /** status 200  */ SupportQueueDetail;
export type SetSupportRequestStateApiArg = {
  id: string;
  supportStateInput: SupportStateInput;
};
export type QueueName = 'evidence' | 'moderation' | 'support' | 'contact' | 'approvals' | 'invoices' | 'payments';
export type QueueDto = {
  name: QueueName;
  /** Since when the oldest has waited; null when nothing does. */
  oldestSince: string | null;
  waiting: number;
};
export type QueuesDto = {
  items: QueueDto[];
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
export type ReviewRemovalInput = {
  reason: string;
};
export type SupportAssignee = {
  id: string;
  /** Null once they are gone. */
  name: string | null;
};
export type SupportPerson = {
  displayName: string;
  id: string;
  userType: 'family' | 'aupair' | 'admin';
};
export type SupportState = 'open' | 'answered' | 'closed';
export type SupportSubject =
  'arrangement' | 'need_out' | 'person' | 'verification' | 'visa_and_work' | 'account' | 'other';
export type SupportQueueItem = {
  /** Null while no admin works on it. */
  assignedTo: SupportAssignee | null;
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  /** Null when they have no profile any more. */
  person: SupportPerson | null;
  /** Answered before others, by the plan of whoever asks. */
  priority: boolean;
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportQueuePage = {
  items: SupportQueueItem[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type SupportMessage = {
  createdAt: string;
  /** Ours, or the person's own. */
  fromSupport: boolean;
  id: string;
  words: string;
};
export type SupportNoteKind = 'note' | 'closed' | 'reopened';
export type SupportNote = {
  /** Null once they are gone. */
  author: string | null;
  createdAt: string;
  id: string;
  /** note: for admins. closed, reopened: why. */
  kind: SupportNoteKind;
  words: string;
};
export type SupportQueueDetail = {
  /** Null while no admin works on it. */
  assignedTo: SupportAssignee | null;
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  messages: SupportMessage[];
  /** For admins alone, oldest first. */
  notes: SupportNote[];
  /** Null when they have no profile any more. */
  person: SupportPerson | null;
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportAssigneeInput = {
  /** An admin; null for no one. */
  adminId: string | null;
};
export type SupportMessageInput = {
  words: string;
};
export type SupportNoteInput = {
  words: string;
};
export type SupportStateInput = {
  /** For admins alone. */
  reason: string;
  state: 'open' | 'closed';
};
export const {
  useListAdminQueuesQuery,
  useLazyListAdminQueuesQuery,
  useRemoveReviewMutation,
  useListSupportQueueQuery,
  useLazyListSupportQueueQuery,
  useGetSupportQueueRequestQuery,
  useLazyGetSupportQueueRequestQuery,
  useAssignSupportRequestMutation,
  useAnswerSupportRequestMutation,
  useNoteOnSupportRequestMutation,
  useSetSupportRequestStateMutation,
} = injectedRtkApi;
