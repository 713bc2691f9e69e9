import type {
  AdultsInput,
  CheckKind,
  CheckedFacts,
  EvidenceForm,
  OwnVerification,
  ReferenceInput,
  WorkingWithChildrenInput,
} from './types';
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
      withdrawReference: build.mutation<WithdrawReferenceApiResponse, WithdrawReferenceApiArg>({
        query: (queryArg) => ({ url: `/api/verifications/me/references/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Verification'],
      }),
      resendReferenceRequest: build.mutation<ResendReferenceRequestApiResponse, ResendReferenceRequestApiArg>({
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
export type GetMyVerificationApiResponse = /** status 200 Read my own verification */ OwnVerification;
export type GetMyVerificationApiArg = void;
export type SaveMyAdultsAtHomeApiResponse = /** status 200 List the adults at home */ OwnVerification;
export type SaveMyAdultsAtHomeApiArg = {
  adultsInput: AdultsInput;
};
export type UploadEvidenceApiResponse = /** status 201 Send a file as evidence for a check */ OwnVerification;
export type UploadEvidenceApiArg = {
  kind: CheckKind;
  evidenceForm: EvidenceForm;
};
export type RemoveEvidenceApiResponse = /** status 200 Remove a file */ OwnVerification;
export type RemoveEvidenceApiArg = {
  id: string;
};
export type GetMyEvidenceApiResponse = /** status 200 Download one of my files */ Blob;
export type GetMyEvidenceApiArg = {
  id: string;
};
export type AskForReferenceApiResponse = /** status 201 Ask someone for a reference */ OwnVerification;
export type AskForReferenceApiArg = {
  referenceInput: ReferenceInput;
};
export type WithdrawReferenceApiResponse = /** status 200 Withdraw a request for a reference */ OwnVerification;
export type WithdrawReferenceApiArg = {
  id: string;
};
export type ResendReferenceRequestApiResponse = /** status 201 Email a referee again */ OwnVerification;
export type ResendReferenceRequestApiArg = {
  id: string;
};
export type SaveMyWorkingWithChildrenCheckApiResponse =
  /** status 200 Enter my working with children check */ OwnVerification;
export type SaveMyWorkingWithChildrenCheckApiArg = {
  workingWithChildrenInput: WorkingWithChildrenInput;
};
export type GetCheckedFactsApiResponse = /** status 200 Read what was checked about someone */ CheckedFacts;
export type GetCheckedFactsApiArg = {
  id: string;
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
  useWithdrawReferenceMutation,
  useResendReferenceRequestMutation,
  useSaveMyWorkingWithChildrenCheckMutation,
  useGetCheckedFactsQuery,
  useLazyGetCheckedFactsQuery,
} = injectedRtkApi;
export type {
  AdultAtHome,
  AdultInput,
  AdultsInput,
  AustralianState,
  CheckKind,
  CheckState,
  CheckedFact,
  CheckedFacts,
  ErrorBody,
  ErrorCode,
  EvidenceFile,
  EvidenceForm,
  OwnVerification,
  ReferenceInput,
  ReferenceState,
  Relationship,
  VerificationCheck,
  VerificationReference,
  Verified,
  VerifiedRole,
  WorkingWithChildrenCheck,
  WorkingWithChildrenInput,
  WorkingWithChildrenStatus,
} from './types';
