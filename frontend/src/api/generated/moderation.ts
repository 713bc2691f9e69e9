import { baseApi as api } from '../base-api';
export const addTagTypes = ['Moderation'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listModerationCases: build.query<ListModerationCasesApiResponse, ListModerationCasesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation-cases`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Moderation'],
      }),
      openModerationCase: build.query<OpenModerationCaseApiResponse, OpenModerationCaseApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}` }),
        providesTags: ['Moderation'],
      }),
      decideAppeal: build.mutation<DecideAppealApiResponse, DecideAppealApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation-cases/${queryArg.id}/appeal-decision`,
          method: 'POST',
          body: queryArg.appealDecisionInput,
        }),
        invalidatesTags: ['Moderation'],
      }),
      leaveModerationCase: build.mutation<LeaveModerationCaseApiResponse, LeaveModerationCaseApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}/claim`, method: 'DELETE' }),
        invalidatesTags: ['Moderation'],
      }),
      claimModerationCase: build.mutation<ClaimModerationCaseApiResponse, ClaimModerationCaseApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}/claim`, method: 'PUT' }),
        invalidatesTags: ['Moderation'],
      }),
      decideModerationCase: build.mutation<DecideModerationCaseApiResponse, DecideModerationCaseApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation-cases/${queryArg.id}/decision`,
          method: 'POST',
          body: queryArg.moderationDecisionInput,
        }),
        invalidatesTags: ['Moderation'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as moderationApi };
export type ListModerationCasesApiResponse = /** status 200  */ ModerationCasesPage;
export type ListModerationCasesApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Those to decide, those whose decision is appealed, or those that are done. */
  state?: CaseState;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type OpenModerationCaseApiResponse = /** status 200  */ ModerationCase;
export type OpenModerationCaseApiArg = {
  id: string;
};
export type DecideAppealApiResponse = /** status 200  */ ModerationCase;
export type DecideAppealApiArg = {
  id: string;
  appealDecisionInput: AppealDecisionInput;
};
export type LeaveModerationCaseApiResponse = /** status 200  */ ModerationCase;
export type LeaveModerationCaseApiArg = {
  id: string;
};
export type ClaimModerationCaseApiResponse = /** status 200  */ ModerationCase;
export type ClaimModerationCaseApiArg = {
  id: string;
};
export type DecideModerationCaseApiResponse = /** status 200  */ ModerationCase;
export type DecideModerationCaseApiArg = {
  id: string;
  moderationDecisionInput: ModerationDecisionInput;
};
export type NamedPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
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
export type CaseSubject = 'profile' | 'message' | 'interview' | 'review' | 'held-message' | 'account';
export type ModerationCaseSummary = {
  about: NamedPerson;
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  appealedAt: string | null;
  /** The administrator who is at it. */
  claimedBy: NamedPerson | null;
  decidedAt: string | null;
  id: string;
  openedAt: string;
  /** Why people reported it. */
  reasons: ReportReason[];
  reportCount: number;
  /** What the rules found. */
  rules: ScamRuleId[];
  subjectType: CaseSubject;
};
export type ModerationCasesPage = {
  /** What waits comes oldest first, what is done newest first. */
  items: ModerationCaseSummary[];
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
export type CaseState = 'open' | 'appealed' | 'decided';
export type ModerationAction = 'none' | 'warn' | 'remove' | 'suspend' | 'ban';
export type CaseAppeal = {
  answer: string | null;
  createdAt: string;
  outcome: ('upheld' | 'overturned') | null;
  words: string;
};
export type EarlierDecision = {
  action: ModerationAction;
  decidedAt: string;
  words: string;
};
export type CaseFinding = {
  rule: ScamRuleId;
  words: string;
};
export type EvidenceLine = {
  at: string;
  personId: string;
  /** It is what the case is about. */
  reported: boolean;
  text: string;
};
export type CaseReport = {
  by: NamedPerson;
  createdAt: string;
  reason: ReportReason;
  words: string;
};
export type ModerationCase = {
  about: NamedPerson;
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  /** What can be decided. */
  allowedActions: ModerationAction[];
  appeal: CaseAppeal | null;
  appealedAt: string | null;
  /** The administrator who is at it. */
  claimedBy: NamedPerson | null;
  decidedAt: string | null;
  decidedBy: NamedPerson | null;
  /** About the same person, newest first. */
  earlier: EarlierDecision[];
  /** Fields of a profile, times of an interview. */
  facts: {
    [key: string]: string;
  };
  findings: CaseFinding[];
  id: string;
  lines: EvidenceLine[];
  openedAt: string;
  /** Why people reported it. */
  reasons: ReportReason[];
  reportCount: number;
  reports: CaseReport[];
  /** What the rules found. */
  rules: ScamRuleId[];
  /** Everybody who speaks in `lines`. */
  speakers: NamedPerson[];
  subjectType: CaseSubject;
  suspendedUntil: string | null;
  /** What the person was told. */
  words: string | null;
};
export type AppealOutcome = 'upheld' | 'overturned';
export type AppealDecisionInput = {
  /** What the person is told. */
  answer: string;
  /** `overturned` undoes what was decided. */
  outcome: AppealOutcome;
};
export type ModerationDecisionInput = {
  /** `none` delivers a held message; anything else drops it. */
  action: ModerationAction;
  /** End of a suspension; for nothing else. */
  until?: string;
  /** What the person is told. */
  words: string;
};
export const {
  useListModerationCasesQuery,
  useLazyListModerationCasesQuery,
  useOpenModerationCaseQuery,
  useLazyOpenModerationCaseQuery,
  useDecideAppealMutation,
  useLeaveModerationCaseMutation,
  useClaimModerationCaseMutation,
  useDecideModerationCaseMutation,
} = injectedRtkApi;
