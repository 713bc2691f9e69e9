import { baseApi as api } from '../base-api';
export const addTagTypes = ['Sessions'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      endAllSessions: build.mutation<EndAllSessionsApiResponse, EndAllSessionsApiArg>({
        query: () => ({ url: `/api/sessions`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/sessions` }),
        providesTags: ['Sessions'],
      }),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({ url: `/api/sessions`, method: 'POST', body: queryArg.signInInput }),
        invalidatesTags: ['Sessions'],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/sessions/current`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/sessions/others`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
        query: (queryArg) => ({ url: `/api/sessions/refresh`, method: 'POST', body: queryArg.refreshSessionInput }),
        invalidatesTags: ['Sessions'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({ url: `/api/sessions/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sessionsApi };
export type EndAllSessionsApiResponse = unknown;
export type EndAllSessionsApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ SessionList;
export type ListSessionsApiArg = void;
export type SignInApiResponse = /** status 200  */ SignInResult;
export type SignInApiArg = {
  signInInput: SignInInput;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type RefreshSessionApiResponse = /** status 200  */ Session;
export type RefreshSessionApiArg = {
  refreshSessionInput: RefreshSessionInput;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
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
export type ListedSessionDto = {
  createdAt: string;
  /** The session that asks. */
  current: boolean;
  id: string;
  lastSeenAt: string;
  /** As the browser names itself. */
  userAgent: string | null;
};
export type SessionList = {
  /** At most 20, the one used last first. */
  items: ListedSessionDto[];
};
export type MfaChallenge = {
  /** In seconds since 1970. */
  expires_at: number;
  token: string;
};
export type Region = 'australia' | 'newzealand';
export type UserType = 'family' | 'aupair' | 'admin';
export type SessionUser = {
  email: string;
  emailVerified: boolean;
  /** Account, profile and role profile all have this id. */
  id: string;
  /** An authenticator app is asked for at sign-in. */
  mfaEnabled: boolean;
  region: Region;
  /** This account has to set up an authenticator app before anything else opens. */
  secondFactorRequired: boolean;
  userType: UserType;
  username: string;
};
export type Session = {
  /** Send as `Authorization: Bearer …`. */
  access_token: string;
  /** When the access token ends, in seconds since 1970. */
  expires_at: number;
  /** `null` where the cookie carries it, so that no script can read it. */
  refresh_token: string | null;
  user: SessionUser;
};
export type SignInResult = {
  challenge: MfaChallenge | null;
  session: Session | null;
};
export type SignInInput = {
  email: string;
  password: string;
};
export type RefreshSessionInput = {
  /** Only with `X-Session-Transport: body`; browsers send it as a cookie. */
  refresh_token?: string;
};
export const {
  useEndAllSessionsMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useSignInMutation,
  useSignOutMutation,
  useEndOtherSessionsMutation,
  useRefreshSessionMutation,
  useEndSessionMutation,
} = injectedRtkApi;
