import type {
  ChangeEmailInput,
  EmailChange,
  EmailVerification,
  RequestPasswordRecoveryInput,
  ResetPasswordInput,
  Session,
  SessionUser,
  SignUpInput,
  UpdatePasswordInput,
  VerifyEmailInput,
} from './types';
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
export type SignUpApiResponse = /** status 201 Sign up */ Session;
export type SignUpApiArg = {
  signUpInput: SignUpInput;
};
export type GetMyAccountApiResponse = /** status 200 Read your own account */ SessionUser;
export type GetMyAccountApiArg = void;
export type UpdatePasswordApiResponse = unknown;
export type UpdatePasswordApiArg = {
  updatePasswordInput: UpdatePasswordInput;
};
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
  changeEmailInput: ChangeEmailInput;
};
export type ConfirmEmailChangeApiResponse = /** status 200 Confirm a new email address */ EmailChange;
export type ConfirmEmailChangeApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type UndoEmailChangeApiResponse = unknown;
export type UndoEmailChangeApiArg = {
  verifyEmailInput: VerifyEmailInput;
};
export type VerifyEmailApiResponse = /** status 200 Confirm an email address */ EmailVerification;
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
export type {
  ChangeEmailInput,
  EmailChange,
  EmailVerification,
  ErrorBody,
  ErrorCode,
  MarketingWording,
  Region,
  RequestPasswordRecoveryInput,
  ResetPasswordInput,
  Session,
  SessionCoParent,
  SessionUser,
  SignUpInput,
  SignUpMetadata,
  SignUpUserType,
  UpdatePasswordInput,
  UserType,
  VerifyEmailInput,
} from './types';
