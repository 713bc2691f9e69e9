import { baseApi as api } from '../base-api';
export const addTagTypes = ['Verification'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMyVerification: build.query<GetMyVerificationApiResponse, GetMyVerificationApiArg>({
        query: () => ({ url: `/api/verifications/me` }),
        providesTags: ['Verification'],
      }),
      saveMyAdultsAtHome: build.mutation<SaveMyAdultsAtHomeApiResponse, SaveMyAdultsAtHomeApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/me/adults`, method: 'PUT', body: queryArg.adultsInput }),
        invalidatesTags: ['Verification'],
      }),
      uploadEvidence: build.mutation<UploadEvidenceApiResponse, UploadEvidenceApiArg>({
        query: (queryArg) => ({
          url: `/api/verifications/me/checks/${queryArg.kind}/files`,
          method: 'POST',
          body: queryArg.evidenceForm,
        }),
        invalidatesTags: ['Verification'],
      }),
      removeEvidence: build.mutation<RemoveEvidenceApiResponse, RemoveEvidenceApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/me/files/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Verification'],
      }),
      getMyEvidence: build.query<GetMyEvidenceApiResponse, GetMyEvidenceApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/me/files/${queryArg.id}` }),
        providesTags: ['Verification'],
      }),
      askForReference: build.mutation<AskForReferenceApiResponse, AskForReferenceApiArg>({
        query: (queryArg) => ({
          url: `/api/verifications/me/references`,
          method: 'POST',
          body: queryArg.referenceInput,
        }),
        invalidatesTags: ['Verification'],
      }),
      takeReferenceBack: build.mutation<TakeReferenceBackApiResponse, TakeReferenceBackApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/me/references/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Verification'],
      }),
      mailRefereeAgain: build.mutation<MailRefereeAgainApiResponse, MailRefereeAgainApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/me/references/${queryArg.id}/mails`, method: 'POST' }),
        invalidatesTags: ['Verification'],
      }),
      saveMyWorkingWithChildrenCheck: build.mutation<
        SaveMyWorkingWithChildrenCheckApiResponse,
        SaveMyWorkingWithChildrenCheckApiArg
      >({
        query: (queryArg) => ({
          url: `/api/verifications/me/working-with-children`,
          method: 'PUT',
          body: queryArg.workingWithChildrenInput,
        }),
        invalidatesTags: ['Verification'],
      }),
      getCheckedFacts: build.query<GetCheckedFactsApiResponse, GetCheckedFactsApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/${queryArg.id}` }),
        providesTags: ['Verification'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as verificationApi };
export type GetMyVerificationApiResponse = /** status 200  */ OwnVerification;
export type GetMyVerificationApiArg = void;
export type SaveMyAdultsAtHomeApiResponse = /** status 200  */ OwnVerification;
export type SaveMyAdultsAtHomeApiArg = {
  adultsInput: AdultsInput;
};
export type UploadEvidenceApiResponse = /** status 201  */ OwnVerification;
export type UploadEvidenceApiArg = {
  kind: CheckKind;
  evidenceForm: EvidenceForm;
};
export type RemoveEvidenceApiResponse = /** status 200  */ OwnVerification;
export type RemoveEvidenceApiArg = {
  id: string;
};
export type GetMyEvidenceApiResponse = /** status 200  */ Blob;
export type GetMyEvidenceApiArg = {
  id: string;
};
export type AskForReferenceApiResponse = /** status 201  */ OwnVerification;
export type AskForReferenceApiArg = {
  referenceInput: ReferenceInput;
};
export type TakeReferenceBackApiResponse = /** status 200  */ OwnVerification;
export type TakeReferenceBackApiArg = {
  id: string;
};
export type MailRefereeAgainApiResponse = /** status 201  */ OwnVerification;
export type MailRefereeAgainApiArg = {
  id: string;
};
export type SaveMyWorkingWithChildrenCheckApiResponse = /** status 200  */ OwnVerification;
export type SaveMyWorkingWithChildrenCheckApiArg = {
  workingWithChildrenInput: WorkingWithChildrenInput;
};
export type GetCheckedFactsApiResponse = /** status 200  */ CheckedFacts;
export type GetCheckedFactsApiArg = {
  id: string;
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
export type CheckKind =
  'identity' | 'police_certificate' | 'references' | 'working_with_children' | 'driving_licence' | 'adults_at_home';
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
export type VerifiedRole = 'aupair' | 'family';
export type Verified = {
  since: string;
  /** The day on which the first of the papers runs out; null when none does. */
  until: string | null;
};
export type OwnVerification = {
  checks: CheckDto[];
  /** The badge's checks that do not hold. */
  missing: CheckKind[];
  role: VerifiedRole;
  /** Null without the badge. */
  verified: Verified | null;
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
export type AdultInput = {
  /** Of an adult who was named before. */
  id?: string | null;
  name: string;
};
export type AdultsInput = {
  adults: AdultInput[];
};
export type EvidenceForm = {
  /** For adults at home: whom it is about. */
  adultId?: string;
  /** PDF, JPEG or PNG, at most 15 MB. */
  file: Blob;
};
export type ReferenceInput = {
  email: string;
  name: string;
  relationship: Relationship;
};
export type WorkingWithChildrenInput = {
  /** Demanded of one that was applied for. */
  appliedOn?: string | null;
  /** Demanded of a check that is held. */
  expiresOn?: string | null;
  /** Demanded of a check that is held. */
  number?: string | null;
  state: AustralianState;
  status: WorkingWithChildrenStatus;
};
export type CheckedFact = {
  /** For a family: how many adults were named and shown. */
  adults: number | null;
  /** It was applied for, and there is no result yet. */
  appliedOnly: boolean;
  approvedOn: string;
  doesNotSay: string;
  kind: CheckKind;
  /** For references: how those who answered know the person. */
  relationships: Relationship[];
  says: string;
  /** For a working-with-children check: its state. */
  state: ('ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA') | null;
  title: string;
  /** Its last day; null where it does not run out. */
  validUntil: string | null;
};
export type CheckedFacts = {
  /** Who looked. */
  checkedBy: string;
  facts: CheckedFact[];
  /** Null without the badge; single checks may hold all the same. */
  verified: Verified | null;
};
export const {
  useGetMyVerificationQuery,
  useLazyGetMyVerificationQuery,
  useSaveMyAdultsAtHomeMutation,
  useUploadEvidenceMutation,
  useRemoveEvidenceMutation,
  useGetMyEvidenceQuery,
  useLazyGetMyEvidenceQuery,
  useAskForReferenceMutation,
  useTakeReferenceBackMutation,
  useMailRefereeAgainMutation,
  useSaveMyWorkingWithChildrenCheckMutation,
  useGetCheckedFactsQuery,
  useLazyGetCheckedFactsQuery,
} = injectedRtkApi;
