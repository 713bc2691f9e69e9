import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            search: queryArg.search,
            userType: queryArg.userType,
            region: queryArg.region,
            verified: queryArg.verified,
            completed: queryArg.completed,
            tier: queryArg.tier,
            state: queryArg.state,
            joinedFrom: queryArg.joinedFrom,
            joinedTo: queryArg.joinedTo,
            seenFrom: queryArg.seenFrom,
            seenTo: queryArg.seenTo,
            sort: queryArg.sort,
            order: queryArg.order,
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Admin users'],
      }),
      getUserPage: build.query<GetUserPageApiResponse, GetUserPageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}` }),
        providesTags: ['Admin users'],
      }),
      listUserChecks: build.query<ListUserChecksApiResponse, ListUserChecksApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/checks` }),
        providesTags: ['Admin users'],
      }),
      getUserRelationships: build.query<GetUserRelationshipsApiResponse, GetUserRelationshipsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/dealings` }),
        providesTags: ['Admin users'],
      }),
      markUserEmailVerified: build.mutation<MarkUserEmailVerifiedApiResponse, MarkUserEmailVerifiedApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/email-verification`,
          method: 'PUT',
          body: queryArg.userActionInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
      resendUserEmailVerification: build.mutation<
        ResendUserEmailVerificationApiResponse,
        ResendUserEmailVerificationApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/email-verification/mails`, method: 'POST' }),
        invalidatesTags: ['Admin users'],
      }),
      listUserReports: build.query<ListUserReportsApiResponse, ListUserReportsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/reports` }),
        providesTags: ['Admin users'],
      }),
      restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/restorations`,
          method: 'POST',
          body: queryArg.userActionInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
      listUserSignIns: build.query<ListUserSignInsApiResponse, ListUserSignInsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/sign-ins` }),
        providesTags: ['Admin users'],
      }),
      signOutUser: build.mutation<SignOutUserApiResponse, SignOutUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/sign-outs`,
          method: 'POST',
          body: queryArg.signOutUserInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
      suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/suspension`,
          method: 'PUT',
          body: queryArg.suspendUserInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminUsersApi };
export type ListUsersApiResponse = /** status 200  */ UsersPage;
export type ListUsersApiArg = {
  /** Pieces of the name, the username or the email address, or an id; capitals and accents make no difference. Each
    word must occur: somewhere when it has three letters or more, else at the beginning of a word. */
  search?: string;
  userType?: UserType;
  region?: Region;
  /** Whether their papers were seen and still hold; `waiting`: one of them waits for us. */
  verified?: VerifiedFilter;
  /** `hasCompletedProfile`. */
  completed?: boolean;
  /** `subscriptionTier`. */
  tier?: SubscriptionTier;
  /** `banned`: closed for good. `email-unverified`: open, and the address is not proven. */
  state?: AccountState;
  joinedFrom?: string;
  /** Before this moment. */
  joinedTo?: string;
  seenFrom?: string;
  /** Not since this moment; never counts as well. */
  seenTo?: string;
  sort?: UserSort;
  order?: SortOrder;
  page?: number;
  /** How many on a page. */
  limit?: number;
};
export type GetUserPageApiResponse = /** status 200  */ UserPage;
export type GetUserPageApiArg = {
  id: string;
};
export type ListUserChecksApiResponse = /** status 200  */ UserChecks;
export type ListUserChecksApiArg = {
  id: string;
};
export type GetUserRelationshipsApiResponse = /** status 200  */ UserRelationships;
export type GetUserRelationshipsApiArg = {
  id: string;
};
export type MarkUserEmailVerifiedApiResponse = unknown;
export type MarkUserEmailVerifiedApiArg = {
  id: string;
  userActionInput: UserActionInput;
};
export type ResendUserEmailVerificationApiResponse = unknown;
export type ResendUserEmailVerificationApiArg = {
  id: string;
};
export type ListUserReportsApiResponse = /** status 200  */ UserReports;
export type ListUserReportsApiArg = {
  id: string;
};
export type RestoreUserApiResponse = unknown;
export type RestoreUserApiArg = {
  id: string;
  userActionInput: UserActionInput;
};
export type ListUserSignInsApiResponse = /** status 200  */ UserSignIns;
export type ListUserSignInsApiArg = {
  id: string;
};
export type SignOutUserApiResponse = unknown;
export type SignOutUserApiArg = {
  id: string;
  signOutUserInput: SignOutUserInput;
};
export type SuspendUserApiResponse = unknown;
export type SuspendUserApiArg = {
  id: string;
  suspendUserInput: SuspendUserInput;
};
export type Region = 'australia' | 'newzealand';
export type AccountState = 'open' | 'email-unverified' | 'suspended' | 'banned';
export type UserType = 'family' | 'aupair' | 'admin';
export type UserRow = {
  email: string;
  hasCompletedProfile: boolean;
  id: string;
  joinedAt: string;
  /** To the hour; null for somebody who never signed in. */
  lastSeenAt: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  /** Family name, or first and last name; null before the role profile is saved. */
  name: string | null;
  region: Region;
  state: AccountState;
  subscriptionTier: string;
  userType: UserType;
  username: string;
  verified: boolean;
};
export type UserCount = {
  /** There are more: say "more than 10,000". */
  capped: boolean;
  value: number;
};
export type UsersPage = {
  items: UserRow[];
  total: UserCount;
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
export type VerifiedFilter = 'yes' | 'no' | 'waiting';
export type SubscriptionTier = 'free' | 'standard' | 'premium';
export type UserSort = 'joined' | 'seen' | 'name' | 'logins';
export type SortOrder = 'asc' | 'desc';
export type UserClosure = {
  since: string;
  /** Null: for good. */
  until: string | null;
  /** What the person reads. */
  words: string | null;
};
export type MissingField = {
  field: string;
  label: string;
};
export type ProfileCompleteness = {
  /** In the order of the form. */
  missing: MissingField[];
  /** Optional fields count too, so a complete profile may stand below 100. */
  percent: number;
};
export type WithheldFor = 'suspended' | 'banned' | 'removed' | 'being-checked' | 'leaving' | 'in-office';
export type UserProfileFacts = {
  /** Others can find it; null before a role profile is saved. */
  active: boolean | null;
  allowWhatsApp: boolean;
  completeness: ProfileCompleteness;
  hasPaid: boolean;
  lastLoginDate: string | null;
  phoneNumber: string | null;
  timeZone: string;
  /** Why nobody sees it whatever its person wants. */
  withheldFor: WithheldFor[];
};
export type UserPage = {
  /** Null while the account is open. */
  closure: UserClosure | null;
  email: string;
  /** When the address was proven; null while it is not. */
  emailVerifiedAt: string | null;
  hasCompletedProfile: boolean;
  id: string;
  joinedAt: string;
  /** To the hour; null for somebody who never signed in. */
  lastSeenAt: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  /** An authenticator app is asked for at sign-in. */
  mfaEnabled: boolean;
  /** Family name, or first and last name; null before the role profile is saved. */
  name: string | null;
  /** Null when the profile was never made. */
  profile: UserProfileFacts | null;
  region: Region;
  state: AccountState;
  subscriptionTier: string;
  userType: UserType;
  username: string;
  verified: boolean;
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
export type UserChecks = {
  /** The latest first; what was never sent is not here. */
  items: CheckToReview[];
};
export type NamedPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type AgreementState =
  'draft' | 'proposed' | 'countered' | 'accepted' | 'confirmed' | 'active' | 'completed' | 'ended_early' | 'cancelled';
export type UserAgreement = {
  endsOn: string | null;
  id: string;
  partner: NamedPerson;
  startsOn: string | null;
  state: AgreementState;
};
export type InterviewState = 'proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done';
export type UserInterviewCount = {
  count: number;
  state: InterviewState;
};
export type UserRelationships = {
  /** The latest 50, the latest first. */
  arrangements: UserAgreement[];
  conversations: number;
  interviews: UserInterviewCount[];
};
export type UserActionInput = {
  reason: string;
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
export type CaseSubject = 'profile' | 'message' | 'interview' | 'review' | 'held-message' | 'account';
export type UserCase = {
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  decidedAt: string | null;
  id: string;
  /** When it was taken back. */
  liftedAt: string | null;
  openedAt: string;
  /** Why people reported it. */
  reasons: ReportReason[];
  subjectType: CaseSubject;
  suspendedUntil: string | null;
  /** What the person was told. */
  words: string | null;
};
export type UserReport = {
  about: NamedPerson;
  /** What the case came to; null while it is open. */
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  caseId: string;
  createdAt: string;
  id: string;
  reason: ReportReason;
};
export type UserReports = {
  about: UserCase[];
  by: UserReport[];
};
export type UserSession = {
  createdAt: string;
  id: string;
  lastSeenAt: string;
  /** False once it has ended or run out. */
  live: boolean;
  /** The network from which it began; null for old ones. */
  network: string | null;
  /** As the browser names itself. */
  userAgent: string | null;
};
export type UserSignIns = {
  /** The latest first; those that are over are kept for thirty days. */
  items: UserSession[];
};
export type SignOutUserInput = {
  reason: string;
  /** One session; without it, all of them. */
  sessionId?: string;
};
export type SuspendUserInput = {
  reason: string;
  /** Ahead, and within a year. */
  until: string;
  /** What the person is told, in the mail and when they try to sign in. */
  words: string;
};
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useGetUserPageQuery,
  useLazyGetUserPageQuery,
  useListUserChecksQuery,
  useLazyListUserChecksQuery,
  useGetUserRelationshipsQuery,
  useLazyGetUserRelationshipsQuery,
  useMarkUserEmailVerifiedMutation,
  useResendUserEmailVerificationMutation,
  useListUserReportsQuery,
  useLazyListUserReportsQuery,
  useRestoreUserMutation,
  useListUserSignInsQuery,
  useLazyListUserSignInsQuery,
  useSignOutUserMutation,
  useSuspendUserMutation,
} = injectedRtkApi;
