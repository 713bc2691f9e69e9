import type {
  ChallengeTokenInput,
  ConfirmMfaFactorInput,
  EnrolMfaFactorInput,
  MfaEnrolment,
  PasskeyAssertionOptions,
  PasswordAndCodeInput,
  RecoveryCodes,
  Session,
  VerifyMfaChallengeInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Multi-factor'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      enrolMfaFactor: build.mutation<EnrolMfaFactorApiResponse, EnrolMfaFactorApiArg>({
        query: (queryArg) => ({ url: `/api/mfa-factors`, method: 'POST', body: queryArg.enrolMfaFactorInput }),
        invalidatesTags: ['Multi-factor'],
      }),
      confirmMfaFactor: build.mutation<ConfirmMfaFactorApiResponse, ConfirmMfaFactorApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-factors/confirm`,
          method: 'POST',
          body: queryArg.confirmMfaFactorInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      disableMfaFactor: build.mutation<DisableMfaFactorApiResponse, DisableMfaFactorApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-factors/current`,
          method: 'DELETE',
          body: queryArg.passwordAndCodeInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-factors/current/recovery-codes`,
          method: 'POST',
          body: queryArg.passwordAndCodeInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      verifyMfaChallenge: build.mutation<VerifyMfaChallengeApiResponse, VerifyMfaChallengeApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-verifications`,
          method: 'POST',
          body: queryArg.verifyMfaChallengeInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
      startPasskeyChallenge: build.mutation<StartPasskeyChallengeApiResponse, StartPasskeyChallengeApiArg>({
        query: (queryArg) => ({
          url: `/api/mfa-verifications/passkey-options`,
          method: 'POST',
          body: queryArg.challengeTokenInput,
        }),
        invalidatesTags: ['Multi-factor'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as multiFactorApi };
export type EnrolMfaFactorApiResponse = /** status 201 Start setting up an authenticator app */ MfaEnrolment;
export type EnrolMfaFactorApiArg = {
  enrolMfaFactorInput: EnrolMfaFactorInput;
};
export type ConfirmMfaFactorApiResponse = /** status 200 Finish setting up an authenticator app */ RecoveryCodes;
export type ConfirmMfaFactorApiArg = {
  confirmMfaFactorInput: ConfirmMfaFactorInput;
};
export type DisableMfaFactorApiResponse = unknown;
export type DisableMfaFactorApiArg = {
  passwordAndCodeInput: PasswordAndCodeInput;
};
export type RenewRecoveryCodesApiResponse = /** status 200 Create new recovery codes */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  passwordAndCodeInput: PasswordAndCodeInput;
};
export type VerifyMfaChallengeApiResponse = /** status 200 Answer a challenge */ Session;
export type VerifyMfaChallengeApiArg = {
  verifyMfaChallengeInput: VerifyMfaChallengeInput;
};
export type StartPasskeyChallengeApiResponse =
  /** status 200 Start answering a challenge with a passkey */ PasskeyAssertionOptions;
export type StartPasskeyChallengeApiArg = {
  challengeTokenInput: ChallengeTokenInput;
};
export const {
  useEnrolMfaFactorMutation,
  useConfirmMfaFactorMutation,
  useDisableMfaFactorMutation,
  useRenewRecoveryCodesMutation,
  useVerifyMfaChallengeMutation,
  useStartPasskeyChallengeMutation,
} = injectedRtkApi;
export type {
  ChallengeTokenInput,
  ConfirmMfaFactorInput,
  EnrolMfaFactorInput,
  ErrorBody,
  ErrorCode,
  MfaEnrolment,
  PasskeyAssertion,
  PasskeyAssertionOptions,
  PasskeyDescriptor,
  PasskeyTransport,
  PasswordAndCodeInput,
  RecoveryCodes,
  Region,
  Session,
  SessionCoParent,
  SessionUser,
  UserType,
  VerifyMfaChallengeInput,
} from './types';
