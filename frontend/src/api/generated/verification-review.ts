import type {
  CheckKind,
  ChecksToReview,
  OpeningInput,
  ReviewedCheck,
  ReviewedState,
  VerificationDecisionInput,
  VerificationWithdrawalInput,
  VerifiedRole,
} from './types';
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
export type ListVerificationChecksApiResponse = /** status 200 List checks */ ChecksToReview;
export type ListVerificationChecksApiArg = {
  /** The maximum number of items. */
  limit?: number;
  state?: ReviewedState;
  kind?: CheckKind;
  role?: VerifiedRole;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetVerificationCheckApiResponse = /** status 200 Read a check with the owner’s details */ ReviewedCheck;
export type GetVerificationCheckApiArg = {
  id: string;
};
export type DecideOnVerificationApiResponse = /** status 200 Decide on a check */ ReviewedCheck;
export type DecideOnVerificationApiArg = {
  id: string;
  verificationDecisionInput: VerificationDecisionInput;
};
export type WithdrawVerificationApiResponse = /** status 200 Withdraw an approval */ ReviewedCheck;
export type WithdrawVerificationApiArg = {
  id: string;
  verificationWithdrawalInput: VerificationWithdrawalInput;
};
export type OpenEvidenceApiResponse = /** status 200 Open a document, with a reason */ Blob;
export type OpenEvidenceApiArg = {
  id: string;
  openingInput: OpeningInput;
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
export type {
  AdultAtHome,
  AustralianState,
  CheckKind,
  CheckState,
  CheckToReview,
  ChecksToReview,
  ErrorBody,
  ErrorCode,
  EvidenceFile,
  OpeningInput,
  ReferenceState,
  Relationship,
  ReviewedCheck,
  ReviewedPerson,
  ReviewedReference,
  ReviewedState,
  ValidUntilRule,
  VerificationCheck,
  VerificationDecision,
  VerificationDecisionInput,
  VerificationReference,
  VerificationWithdrawalInput,
  VerifiedRole,
  WorkingWithChildrenCheck,
  WorkingWithChildrenStatus,
} from './types';
