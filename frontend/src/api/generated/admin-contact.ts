import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin contact'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listContactMessages: build.query<ListContactMessagesApiResponse, ListContactMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            subject: queryArg.subject,
            region: queryArg.region,
            assigned: queryArg.assigned,
            search: queryArg.search,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin contact'],
      }),
      getContactMessage: build.query<GetContactMessageApiResponse, GetContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/contact-messages/${queryArg.id}` }),
        providesTags: ['Admin contact'],
      }),
      answerContactMessage: build.mutation<AnswerContactMessageApiResponse, AnswerContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/answers`,
          method: 'POST',
          body: queryArg.contactAnswerInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
      giveBackContactMessage: build.mutation<GiveBackContactMessageApiResponse, GiveBackContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/contact-messages/${queryArg.id}/assignee`, method: 'DELETE' }),
        invalidatesTags: ['Admin contact'],
      }),
      takeContactMessage: build.mutation<TakeContactMessageApiResponse, TakeContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/contact-messages/${queryArg.id}/assignee`, method: 'PUT' }),
        invalidatesTags: ['Admin contact'],
      }),
      noteOnContactMessage: build.mutation<NoteOnContactMessageApiResponse, NoteOnContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/notes`,
          method: 'POST',
          body: queryArg.contactNoteInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
      setContactMessageState: build.mutation<SetContactMessageStateApiResponse, SetContactMessageStateApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/state`,
          method: 'PUT',
          body: queryArg.contactStateInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminContactApi };
export type ListContactMessagesApiResponse = /** status 200  */ ContactInboxPage;
export type ListContactMessagesApiArg = {
  /** How many items at most. */
  limit?: number;
  state?: ContactState;
  subject?: ContactSubject;
  region?: 'australia' | 'newzealand';
  /** Only those that I see to myself. */
  assigned?: 'me';
  /** In name, address and words; or the reference that stands in the subject of our answers. */
  search?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type GetContactMessageApiResponse = /** status 200  */ ContactInboxDetail;
export type GetContactMessageApiArg = {
  id: string;
};
export type AnswerContactMessageApiResponse = /** status 201  */ ContactInboxDetail;
export type AnswerContactMessageApiArg = {
  id: string;
  contactAnswerInput: ContactAnswerInput;
};
export type GiveBackContactMessageApiResponse = /** status 200  */ ContactInboxDetail;
export type GiveBackContactMessageApiArg = {
  id: string;
};
export type TakeContactMessageApiResponse = /** status 200  */ ContactInboxDetail;
export type TakeContactMessageApiArg = {
  id: string;
};
export type NoteOnContactMessageApiResponse = /** status 201  */ ContactInboxDetail;
export type NoteOnContactMessageApiArg = {
  id: string;
  contactNoteInput: ContactNoteInput;
};
export type SetContactMessageStateApiResponse = /** status 200  */ ContactInboxDetail;
export type SetContactMessageStateApiArg = {
  id: string;
  contactStateInput: ContactStateInput;
};
export type Region = 'australia' | 'newzealand';
export type ContactState = 'open' | 'answered' | 'closed' | 'spam';
export type ContactSubject = 'general' | 'family' | 'aupair' | 'payment' | 'safety' | 'press' | 'other';
export type ContactInboxItem = {
  /** How often we have answered. */
  answers: number;
  /** The administrator who sees to it. */
  assignedTo: string | null;
  /** How the message begins. */
  beginning: string;
  createdAt: string;
  email: string;
  id: string;
  /** When it came in, or when we last answered. */
  lastWrittenAt: string;
  name: string;
  /** By which people name it: it stands in the subject of our answers. */
  reference: string;
  region: Region;
  state: ContactState;
  subject: ContactSubject;
};
export type ContactInboxPage = {
  items: ContactInboxItem[];
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
export type ContactEntryKind = 'answer' | 'note';
export type ContactEntry = {
  /** Who wrote it; null once they have no profile any more. */
  author: string | null;
  createdAt: string;
  id: string;
  /** An answer went out by mail, a note stays among administrators. */
  kind: ContactEntryKind;
  words: string;
};
export type ContactMember = {
  /** Whether it is proven that the address is theirs. Whoever wrote to us did not have to prove it. */
  emailVerified: boolean;
  id: string;
  userType: 'family' | 'aupair' | 'admin';
  username: string;
};
export type ContactInboxDetail = {
  /** How often we have answered. */
  answers: number;
  /** The administrator who sees to it. */
  assignedTo: string | null;
  /** How the message begins. */
  beginning: string;
  createdAt: string;
  email: string;
  entries: ContactEntry[];
  id: string;
  /** When it came in, or when we last answered. */
  lastWrittenAt: string;
  /** Null when nobody has an account with this address. */
  member: ContactMember | null;
  message: string;
  name: string;
  /** By which people name it: it stands in the subject of our answers. */
  reference: string;
  region: Region;
  state: ContactState;
  subject: ContactSubject;
};
export type ContactAnswerInput = {
  /** Made by the client, once for each entry and never again: asking the same a second time, after a lost answer, keeps
    and sends nothing, and answers with what stands. */
  entryId: string;
  words: string;
};
export type ContactNoteInput = {
  /** Made by the client, once for each entry and never again: asking the same a second time, after a lost answer, keeps
    and sends nothing, and answers with what stands. */
  entryId: string;
  words: string;
};
export type ContactStateInput = {
  state: 'open' | 'closed' | 'spam';
};
export const {
  useListContactMessagesQuery,
  useLazyListContactMessagesQuery,
  useGetContactMessageQuery,
  useLazyGetContactMessageQuery,
  useAnswerContactMessageMutation,
  useGiveBackContactMessageMutation,
  useTakeContactMessageMutation,
  useNoteOnContactMessageMutation,
  useSetContactMessageStateMutation,
} = injectedRtkApi;
