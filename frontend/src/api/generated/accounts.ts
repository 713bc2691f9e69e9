import { baseApi as api } from '../base-api';
export const addTagTypes = ['Accounts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
        query: (queryArg) => ({ url: `/api/accounts`, method: 'POST', body: queryArg.signUpInput }),
        invalidatesTags: ['Accounts'],
      }),
      getMyAccount: build.query<GetMyAccountApiResponse, GetMyAccountApiArg>({
        query: () => ({ url: `/api/accounts/me` }),
        providesTags: ['Accounts'],
      }),
      updatePassword: build.mutation<UpdatePasswordApiResponse, UpdatePasswordApiArg>({
        query: (queryArg) => ({ url: `/api/accounts/me/password`, method: 'PUT', body: queryArg.updatePasswordInput }),
        invalidatesTags: ['Accounts'],
      }),
      changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
        query: (queryArg) => ({ url: `/api/email-changes`, method: 'POST', body: queryArg.changeEmailInput }),
        invalidatesTags: ['Accounts'],
      }),
      confirmEmailChange: build.mutation<ConfirmEmailChangeApiResponse, ConfirmEmailChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/email-changes/confirmations`,
          method: 'POST',
          body: queryArg.verifyEmailInput,
        }),
        invalidatesTags: ['Accounts'],
      }),
      undoEmailChange: build.mutation<UndoEmailChangeApiResponse, UndoEmailChangeApiArg>({
        query: (queryArg) => ({ url: `/api/email-changes/undoings`, method: 'POST', body: queryArg.verifyEmailInput }),
        invalidatesTags: ['Accounts'],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({ url: `/api/email-verifications`, method: 'POST', body: queryArg.verifyEmailInput }),
        invalidatesTags: ['Accounts'],
      }),
      resendEmailVerification: build.mutation<ResendEmailVerificationApiResponse, ResendEmailVerificationApiArg>({
        query: () => ({ url: `/api/email-verifications/resend`, method: 'POST' }),
        invalidatesTags: ['Accounts'],
      }),
      requestPasswordRecovery: build.mutation<RequestPasswordRecoveryApiResponse, RequestPasswordRecoveryApiArg>({
        query: (queryArg) => ({
          url: `/api/password-recoveries`,
          method: 'POST',
          body: queryArg.requestPasswordRecoveryInput,
        }),
        invalidatesTags: ['Accounts'],
      }),
      checkRecoveryLink: build.mutation<CheckRecoveryLinkApiResponse, CheckRecoveryLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/password-recoveries/checks`,
          method: 'POST',
          body: queryArg.verifyEmailInput,
        }),
        invalidatesTags: ['Accounts'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/password-recoveries/reset`,
          method: 'POST',
          body: queryArg.resetPasswordInput,
        }),
        invalidatesTags: ['Accounts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accountsApi };
export type SignUpApiResponse = /** status 201  */ Session;
export type SignUpApiArg = {
  signUpInput: SignUpInput;
};
export type GetMyAccountApiResponse = /** status 200  */ SessionUser;
export type GetMyAccountApiArg = void;
export type UpdatePasswordApiResponse = unknown;
export type UpdatePasswordApiArg = {
  updatePasswordInput: UpdatePasswordInput;
};
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
  changeEmailInput: ChangeEmailInput;
};
export type ConfirmEmailChangeApiResponse = unknown;
export type ConfirmEmailChangeApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type UndoEmailChangeApiResponse = unknown;
export type UndoEmailChangeApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type VerifyEmailApiResponse = /** status 200  */ EmailVerificationDto;
export type VerifyEmailApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type ResendEmailVerificationApiResponse = unknown;
export type ResendEmailVerificationApiArg = void;
export type RequestPasswordRecoveryApiResponse = unknown;
export type RequestPasswordRecoveryApiArg = {
  requestPasswordRecoveryInput: RequestPasswordRecoveryInput;
};
export type CheckRecoveryLinkApiResponse = unknown;
export type CheckRecoveryLinkApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordInput: ResetPasswordInput;
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
export type MarketingWording =
  'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.';
export type SignUpUserType = 'family' | 'aupair';
export type SignUpMetadata = {
  region: Region;
  userType: SignUpUserType;
  /** Unique, whatever the case. */
  username: string;
};
export type SignUpInput = {
  email: string;
  /** The words beside the box for news by mail, where it was ticked; left out where it was not. */
  marketingWording?: MarketingWording;
  /** What the application profile will be made of. */
  metadata: SignUpMetadata;
  /** Any characters. Passwords that attackers try first, or that are made of the person's own names, are refused. */
  password: string;
  /** The page of this site that the confirmation of the email leads on to. */
  returnPath?: string;
};
export type UpdatePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type ChangeEmailInput = {
  currentPassword: string;
  /** The new address. */
  email: string;
};
export type VerifyEmailInput = {
  /** What stands behind `token=` in the link of the mail. */
  token: string;
};
export type EmailVerificationDto = {
  /** The page of this site from which its person signed up; null where there was none. */
  returnPath: string | null;
};
export type RequestPasswordRecoveryInput = {
  email: string;
};
export type ResetPasswordInput = {
  /** A code of the authenticator app or a recovery code, where an app is set up. */
  code?: string;
  password: string;
  /** What stands behind `token=` in the link of the mail. */
  token: string;
};
export const {
  useSignUpMutation,
  useGetMyAccountQuery,
  useLazyGetMyAccountQuery,
  useUpdatePasswordMutation,
  useChangeEmailMutation,
  useConfirmEmailChangeMutation,
  useUndoEmailChangeMutation,
  useVerifyEmailMutation,
  useResendEmailVerificationMutation,
  useRequestPasswordRecoveryMutation,
  useCheckRecoveryLinkMutation,
  useResetPasswordMutation,
} = injectedRtkApi;
