import { baseApi as api } from '../base-api';
export const addTagTypes = ['Safety'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readAppealLink: build.mutation<ReadAppealLinkApiResponse, ReadAppealLinkApiArg>({
        query: (queryArg) => ({ url: `/api/appeal-links`, method: 'POST', body: queryArg.appealLinkInput }),
        invalidatesTags: ['Safety'],
      }),
      appealByLink: build.mutation<AppealByLinkApiResponse, AppealByLinkApiArg>({
        query: (queryArg) => ({ url: `/api/appeals`, method: 'POST', body: queryArg.appealByLinkInput }),
        invalidatesTags: ['Safety'],
      }),
      listBanNotices: build.query<ListBanNoticesApiResponse, ListBanNoticesApiArg>({
        query: () => ({ url: `/api/ban-notices` }),
        providesTags: ['Safety'],
      }),
      listBlocks: build.query<ListBlocksApiResponse, ListBlocksApiArg>({
        query: (queryArg) => ({
          url: `/api/blocks`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Safety'],
      }),
      unblockPerson: build.mutation<UnblockPersonApiResponse, UnblockPersonApiArg>({
        query: (queryArg) => ({ url: `/api/blocks/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Safety'],
      }),
      blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
        query: (queryArg) => ({ url: `/api/blocks/${queryArg.id}`, method: 'PUT', body: queryArg.blockInput }),
        invalidatesTags: ['Safety'],
      }),
      listHeldMessages: build.query<ListHeldMessagesApiResponse, ListHeldMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/held-messages`,
          params: {
            conversationId: queryArg.conversationId,
          },
        }),
        providesTags: ['Safety'],
      }),
      listMessageWarnings: build.query<ListMessageWarningsApiResponse, ListMessageWarningsApiArg>({
        query: (queryArg) => ({
          url: `/api/message-warnings`,
          params: {
            conversationId: queryArg.conversationId,
          },
        }),
        providesTags: ['Safety'],
      }),
      listOwnDecisions: build.query<ListOwnDecisionsApiResponse, ListOwnDecisionsApiArg>({
        query: () => ({ url: `/api/moderation-decisions` }),
        providesTags: ['Safety'],
      }),
      appeal: build.mutation<AppealApiResponse, AppealApiArg>({
        query: (queryArg) => ({
          url: `/api/moderation-decisions/${queryArg.id}/appeal`,
          method: 'POST',
          body: queryArg.appealInput,
        }),
        invalidatesTags: ['Safety'],
      }),
      listReports: build.query<ListReportsApiResponse, ListReportsApiArg>({
        query: (queryArg) => ({
          url: `/api/reports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Safety'],
      }),
      sendReport: build.mutation<SendReportApiResponse, SendReportApiArg>({
        query: (queryArg) => ({ url: `/api/reports`, method: 'POST', body: queryArg.reportInput }),
        invalidatesTags: ['Safety'],
      }),
      getReport: build.query<GetReportApiResponse, GetReportApiArg>({
        query: (queryArg) => ({ url: `/api/reports/${queryArg.id}` }),
        providesTags: ['Safety'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as safetyApi };
export type ReadAppealLinkApiResponse = /** status 200  */ OwnDecision;
export type ReadAppealLinkApiArg = {
  appealLinkInput: AppealLinkInput;
};
export type AppealByLinkApiResponse = /** status 201  */ OwnDecision;
export type AppealByLinkApiArg = {
  appealByLinkInput: AppealByLinkInput;
};
export type ListBanNoticesApiResponse = /** status 200  */ BanNotices;
export type ListBanNoticesApiArg = void;
export type ListBlocksApiResponse = /** status 200  */ BlockPage;
export type ListBlocksApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type UnblockPersonApiResponse = unknown;
export type UnblockPersonApiArg = {
  id: string;
};
export type BlockPersonApiResponse = unknown;
export type BlockPersonApiArg = {
  id: string;
  blockInput: BlockInput;
};
export type ListHeldMessagesApiResponse = /** status 200  */ HeldMessages;
export type ListHeldMessagesApiArg = {
  conversationId: string;
};
export type ListMessageWarningsApiResponse = /** status 200  */ MessageWarnings;
export type ListMessageWarningsApiArg = {
  conversationId: string;
};
export type ListOwnDecisionsApiResponse = /** status 200  */ OwnDecisions;
export type ListOwnDecisionsApiArg = void;
export type AppealApiResponse = /** status 201  */ OwnDecision;
export type AppealApiArg = {
  id: string;
  appealInput: AppealInput;
};
export type ListReportsApiResponse = /** status 200  */ ReportPage;
export type ListReportsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type SendReportApiResponse = /** status 201  */ Report;
export type SendReportApiArg = {
  reportInput: ReportInput;
};
export type GetReportApiResponse = /** status 200  */ Report;
export type GetReportApiArg = {
  id: string;
};
export type ModerationAction = 'none' | 'warn' | 'remove' | 'suspend' | 'ban';
export type OwnAppeal = {
  /** What the second moderator says. */
  answer: string | null;
  createdAt: string;
  /** Null while nobody has looked at it. */
  outcome: ('upheld' | 'overturned') | null;
  words: string;
};
export type CaseSubject = 'profile' | 'message' | 'interview' | 'review' | 'held-message' | 'account';
export type OwnDecision = {
  action: ModerationAction;
  appeal: OwnAppeal | null;
  /** Until when an appeal can be made; null when that is over, or one was made. */
  appealUntil: string | null;
  decidedAt: string;
  /** The person's own words, when it is about a message. */
  excerpt: string | null;
  id: string;
  /** What it is about. */
  subjectType: CaseSubject;
  /** End of a suspension. */
  suspendedUntil: string | null;
  words: string;
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
export type AppealLinkInput = {
  /** From the link in the mail. */
  token: string;
};
export type AppealByLinkInput = {
  /** From the link in the mail. */
  token: string;
  /** Why the decision is wrong. */
  words: string;
};
export type BanNotice = {
  createdAt: string;
  personId: string;
};
export type BanNotices = {
  /** The latest 200, newest first. */
  items: BanNotice[];
};
export type NamedPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type Block = {
  createdAt: string;
  person: NamedPerson;
  reason: string | null;
};
export type BlockPage = {
  /** Newest first. */
  items: Block[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type BlockInput = {
  /** A note to oneself. Nobody else reads it. */
  reason?: string;
};
export type HeldMessage = {
  clientMessageId: string;
  content: string;
  createdAt: string;
  /** Being checked, or not delivered. */
  state: 'held' | 'dropped';
};
export type HeldMessages = {
  /** The oldest first. */
  items: HeldMessage[];
};
export type ScamRuleId =
  | 'money-ahead'
  | 'go-between'
  | 'cheque'
  | 'untraceable-money'
  | 'bank-secrets'
  | 'papers-by-mail'
  | 'pay-too-good'
  | 'off-site'
  | 'too-much-feeling'
  | 'pressed'
  | 'keep-secret';
export type ScamFinding = {
  rule: ScamRuleId;
  /** Why it is told, and what to do. */
  words: string;
};
export type MessageWarning = {
  findings: ScamFinding[];
  messageId: string;
};
export type MessageWarnings = {
  /** Of the latest 200 messages with one; the latest first. */
  items: MessageWarning[];
};
export type OwnDecisions = {
  /** The latest 50, newest first. */
  items: OwnDecision[];
};
export type AppealInput = {
  /** Why the decision is wrong. */
  words: string;
};
export type ReportReason =
  | 'asks-for-money'
  | 'not-who-they-say'
  | 'rude-or-threatening'
  | 'sexual'
  | 'about-a-child'
  | 'unfair-work'
  | 'off-topic'
  | 'something-else';
export type ReportState = 'open' | 'acted-on' | 'nothing-found';
export type ReportSubject = 'profile' | 'message' | 'interview' | 'review';
export type Report = {
  about: NamedPerson;
  createdAt: string;
  id: string;
  reason: ReportReason;
  /** What was done about a person stays between them and us; that something was done does not. */
  state: ReportState;
  subjectType: ReportSubject;
  words: string;
};
export type ReportPage = {
  /** Newest first. */
  items: Report[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ReportInput = {
  /** Block the person as well. */
  block?: boolean;
  reason: ReportReason;
  /** Of the message, interview or review; for a profile that of the person. */
  subjectId: string;
  subjectType: ReportSubject;
  /** Own words. */
  words?: string;
};
export const {
  useReadAppealLinkMutation,
  useAppealByLinkMutation,
  useListBanNoticesQuery,
  useLazyListBanNoticesQuery,
  useListBlocksQuery,
  useLazyListBlocksQuery,
  useUnblockPersonMutation,
  useBlockPersonMutation,
  useListHeldMessagesQuery,
  useLazyListHeldMessagesQuery,
  useListMessageWarningsQuery,
  useLazyListMessageWarningsQuery,
  useListOwnDecisionsQuery,
  useLazyListOwnDecisionsQuery,
  useAppealMutation,
  useListReportsQuery,
  useLazyListReportsQuery,
  useSendReportMutation,
  useGetReportQuery,
  useLazyGetReportQuery,
} = injectedRtkApi;
