import { baseApi as api } from '../base-api';
export const addTagTypes = ['Verification review'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVerificationChecks: build.query<ListVerificationChecksApiResponse, ListVerificationChecksApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/verification-checks`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            kind: queryArg.kind,
            role: queryArg.role,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Verification review'],
      }),
      getVerificationCheck: build.query<GetVerificationCheckApiResponse, GetVerificationCheckApiArg>({
        query: (queryArg) => ({ url: `/api/admin/verification-checks/${queryArg.id}` }),
        providesTags: ['Verification review'],
      }),
      decideOnVerification: build.mutation<DecideOnVerificationApiResponse, DecideOnVerificationApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/verification-checks/${queryArg.id}/decisions`,
          method: 'POST',
          body: queryArg.verificationDecisionInput,
        }),
        invalidatesTags: ['Verification review'],
      }),
      withdrawVerification: build.mutation<WithdrawVerificationApiResponse, WithdrawVerificationApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/verification-checks/${queryArg.id}/withdrawals`,
          method: 'POST',
          body: queryArg.verificationWithdrawalInput,
        }),
        invalidatesTags: ['Verification review'],
      }),
      openEvidence: build.mutation<OpenEvidenceApiResponse, OpenEvidenceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/verification-files/${queryArg.id}/openings`,
          method: 'POST',
          body: queryArg.openingInput,
        }),
        invalidatesTags: ['Verification review'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as verificationReviewApi };
export type ListVerificationChecksApiResponse = /** status 200  */ ChecksToReview;
export type ListVerificationChecksApiArg = {
  /** How many items at most. */
  limit?: number;
  state?: ReviewedState;
  kind?: CheckKind;
  role?: VerifiedRole;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type GetVerificationCheckApiResponse = /** status 200  */ ReviewedCheck;
export type GetVerificationCheckApiArg = {
  id: string;
};
export type DecideOnVerificationApiResponse = /** status 200  */ ReviewedCheck;
export type DecideOnVerificationApiArg = {
  id: string;
  verificationDecisionInput: VerificationDecisionInput;
};
export type WithdrawVerificationApiResponse = /** status 200  */ ReviewedCheck;
export type WithdrawVerificationApiArg = {
  id: string;
  verificationWithdrawalInput: VerificationWithdrawalInput;
};
export type OpenEvidenceApiResponse = /** status 200  */ Blob;
export type OpenEvidenceApiArg = {
  id: string;
  openingInput: OpeningInput;
};
export type CheckKind =
  'identity' | 'police_certificate' | 'references' | 'working_with_children' | 'driving_licence' | 'adults_at_home';
export type VerifiedRole = 'aupair' | 'family';
export type ReviewedState = 'waiting' | 'approved' | 'ask_again' | 'refused' | 'expired' | 'withdrawn';
export type CheckToReview = {
  files: number;
  id: string;
  kind: CheckKind;
  name: string;
  region: string;
  role: VerifiedRole;
  /** Since when it waits, or when it was decided. */
  since: string;
  state: ReviewedState;
  title: string;
  userId: string;
  validUntil: string | null;
};
export type ChecksToReview = {
  items: CheckToReview[];
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
export type AdultDto = {
  /** The day of the decision that covered them. */
  checkedOn: string | null;
  id: string;
  name: string;
};
export type EvidenceFile = {
  /** Which adult at home it is about; null for the person themself. */
  adultId: string | null;
  /** Bytes. */
  byteSize: number;
  contentType: string;
  /** When it is deleted; null until somebody has decided. */
  deleteAfter: string | null;
  fileName: string;
  id: string;
  uploadedAt: string;
};
export type Relationship = 'host_family' | 'employer' | 'teacher' | 'neighbour' | 'other';
export type ReferenceState = 'asked' | 'answered' | 'declined';
export type ReferenceDto = {
  answeredAt: string | null;
  email: string | null;
  expiresAt: string;
  id: string;
  mailedAt: string;
  /** Null once erased. */
  name: string | null;
  relationship: Relationship;
  state: ReferenceState;
};
export type CheckState =
  'not_sent' | 'asked' | 'waiting' | 'approved' | 'ask_again' | 'refused' | 'expired' | 'withdrawn';
export type AustralianState = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';
export type WorkingWithChildrenStatus = 'held' | 'applied';
export type WorkingWithChildrenDto = {
  appliedOn: string | null;
  expiresOn: string | null;
  number: string | null;
  state: AustralianState;
  status: WorkingWithChildrenStatus;
};
export type CheckDto = {
  adults: AdultDto[];
  /** The day from which an approval stands, also while a renewal waits. */
  approvedOn: string | null;
  decidedAt: string | null;
  doesNotSay: string;
  /** When evidence was last deleted. */
  evidenceErasedAt: string | null;
  files: EvidenceFile[];
  kind: CheckKind;
  /** The reviewer's words. */
  reason: string | null;
  references: ReferenceDto[];
  /** The badge hangs on it. */
  required: boolean;
  says: string;
  state: CheckState;
  title: string;
  /** Its last day; null where it does not run out. */
  validUntil: string | null;
  waitingSince: string | null;
  workingWithChildren: WorkingWithChildrenDto | null;
};
export type ReviewedPerson = {
  age: number | null;
  email: string;
  emailVerified: boolean;
  joinedAt: string;
  location: string | null;
  name: string;
  nationality: string | null;
  region: string;
  username: string;
};
export type ReviewedReference = {
  answeredAt: string | null;
  email: string | null;
  expiresAt: string;
  id: string;
  knownFor: string | null;
  mailedAt: string;
  /** The member whose address this is. The au pair is not told, since that would say who has an account. */
  memberId: string | null;
  /** Null once erased. */
  name: string | null;
  phone: string | null;
  relationship: Relationship;
  /** Whether the answer came from a network from which the au pair signs in; null where that is not known. */
  sameNetwork: boolean | null;
  state: ReferenceState;
  words: string | null;
  wouldTrust: boolean | null;
};
export type ValidUntilRule = 'demanded' | 'optional' | 'none';
export type ReviewedCheck = {
  check: CheckDto;
  id: string;
  /** Whether an approval is in place, which can be withdrawn; it outlives a renewal that waits. */
  isApproved: boolean;
  /** The files that were sent to the asking admin. All of them have to be before an approval. */
  openedFileIds: string[];
  person: ReviewedPerson;
  references: ReviewedReference[];
  role: VerifiedRole;
  userId: string;
  /** Whether an approval needs its last day. */
  validUntilRule: ValidUntilRule;
  /** To be sent along with the decision. */
  version: number;
};
export type VerificationDecision = 'approved' | 'ask_again' | 'refused';
export type VerificationDecisionInput = {
  decision: VerificationDecision;
  /** Words to the person; demanded unless it is an approval. */
  reason?: string | null;
  /** The last day on which an approval holds. */
  validUntil?: string | null;
  /** Of what was looked at. */
  version: number;
};
export type VerificationWithdrawalInput = {
  /** Told to the person. */
  reason: string;
  /** Of what was looked at. */
  version: number;
};
export type OpeningInput = {
  reason: string;
};
export const {
  useListVerificationChecksQuery,
  useLazyListVerificationChecksQuery,
  useGetVerificationCheckQuery,
  useLazyGetVerificationCheckQuery,
  useDecideOnVerificationMutation,
  useWithdrawVerificationMutation,
  useOpenEvidenceMutation,
} = injectedRtkApi;
