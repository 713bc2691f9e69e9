import type {
  Approval,
  ApprovalDecisionInput,
  ApprovalKind,
  ApprovalProposalInput,
  ApprovalState,
  ApprovalsPage,
  CancelErasureInput,
  PersonalDataState,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin privacy'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listApprovals: build.query<ListApprovalsApiResponse, ListApprovalsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/approvals`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            kind: queryArg.kind,
            personId: queryArg.personId,
            purchaseId: queryArg.purchaseId,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin privacy'],
      }),
      proposeApproval: build.mutation<ProposeApprovalApiResponse, ProposeApprovalApiArg>({
        query: (queryArg) => ({ url: `/api/admin/approvals`, method: 'POST', body: queryArg.approvalProposalInput }),
        invalidatesTags: ['Admin privacy'],
      }),
      decideApproval: build.mutation<DecideApprovalApiResponse, DecideApprovalApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/approvals/${queryArg.id}/decisions`,
          method: 'POST',
          body: queryArg.approvalDecisionInput,
        }),
        invalidatesTags: ['Admin privacy'],
      }),
      getProposedExportFile: build.query<GetProposedExportFileApiResponse, GetProposedExportFileApiArg>({
        query: (queryArg) => ({ url: `/api/admin/exports/${queryArg.id}/file` }),
        providesTags: ['Admin privacy'],
      }),
      withdrawErasure: build.mutation<WithdrawErasureApiResponse, WithdrawErasureApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/people/${queryArg.id}/erasure-withdrawals`,
          method: 'POST',
          body: queryArg.cancelErasureInput,
        }),
        invalidatesTags: ['Admin privacy'],
      }),
      getPersonalDataOfPerson: build.query<GetPersonalDataOfPersonApiResponse, GetPersonalDataOfPersonApiArg>({
        query: (queryArg) => ({ url: `/api/admin/people/${queryArg.id}/personal-data` }),
        providesTags: ['Admin privacy'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminPrivacyApi };
export type ListApprovalsApiResponse = /** status 200 List proposals that need a second admin */ ApprovalsPage;
export type ListApprovalsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  state?: ApprovalState;
  kind?: ApprovalKind;
  /** The person concerned. */
  personId?: string;
  /** The purchase concerned. */
  purchaseId?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type ProposeApprovalApiResponse =
  /** status 201 Propose a change of role, an export, an erasure, the suspension of an admin, a refund, a reversal or the offer */ Approval;
export type ProposeApprovalApiArg = {
  approvalProposalInput: ApprovalProposalInput;
};
export type DecideApprovalApiResponse = /** status 200 Approve a proposal, decline it, or withdraw your own */ Approval;
export type DecideApprovalApiArg = {
  id: string;
  approvalDecisionInput: ApprovalDecisionInput;
};
export type GetProposedExportFileApiResponse = /** status 200 Download an export that you proposed */ Blob;
export type GetProposedExportFileApiArg = {
  id: string;
};
export type WithdrawErasureApiResponse = /** status 200 Cancel the erasure of a person */ PersonalDataState;
export type WithdrawErasureApiArg = {
  id: string;
  cancelErasureInput: CancelErasureInput;
};
export type GetPersonalDataOfPersonApiResponse =
  /** status 200 Read the state of a person’s data requests */ PersonalDataState;
export type GetPersonalDataOfPersonApiArg = {
  id: string;
};
export const {
  useListApprovalsQuery,
  useLazyListApprovalsQuery,
  useProposeApprovalMutation,
  useDecideApprovalMutation,
  useGetProposedExportFileQuery,
  useLazyGetProposedExportFileQuery,
  useWithdrawErasureMutation,
  useGetPersonalDataOfPersonQuery,
  useLazyGetPersonalDataOfPersonQuery,
} = injectedRtkApi;
export type {
  AccountErasure,
  AccountErasureObstacle,
  Approval,
  ApprovalDecision,
  ApprovalDecisionInput,
  ApprovalKind,
  ApprovalOffer,
  ApprovalProposalInput,
  ApprovalRefund,
  ApprovalReversal,
  ApprovalState,
  ApprovalsPage,
  CancelErasureInput,
  Currency,
  DataExport,
  ErasureObstacle,
  ErrorBody,
  ErrorCode,
  ExportState,
  PersonalDataState,
  RefundWay,
} from './types';
