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
          body: queryArg.takeBackErasureInput,
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
export type ListApprovalsApiResponse = /** status 200  */ ApprovalsPage;
export type ListApprovalsApiArg = {
  /** How many items at most. */
  limit?: number;
  state?: ApprovalState;
  kind?: ApprovalKind;
  /** About whom. */
  personId?: string;
  /** About refunds of which purchase. */
  purchaseId?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type ProposeApprovalApiResponse = /** status 201  */ ApprovalDto;
export type ProposeApprovalApiArg = {
  approvalProposalInput: ApprovalProposalInput;
};
export type DecideApprovalApiResponse = /** status 200  */ ApprovalDto;
export type DecideApprovalApiArg = {
  id: string;
  approvalDecisionInput: ApprovalDecisionInput;
};
export type GetProposedExportFileApiResponse = /** status 200  */ Blob;
export type GetProposedExportFileApiArg = {
  id: string;
};
export type WithdrawErasureApiResponse = /** status 200  */ PersonalDataState;
export type WithdrawErasureApiArg = {
  id: string;
  takeBackErasureInput: TakeBackErasureInput;
};
export type GetPersonalDataOfPersonApiResponse = /** status 200  */ PersonalDataState;
export type GetPersonalDataOfPersonApiArg = {
  id: string;
};
export type ApprovalKind = 'role-change' | 'export' | 'erasure' | 'suspension' | 'refund' | 'offer';
export type ApprovalOffer = {
  value: {
    [key: string]: any;
  };
  /** The version that was edited. */
  version: number;
};
export type RefundWay = 'card' | 'bank';
export type Currency = 'AUD' | 'NZD';
export type ApprovalRefund = {
  amountCents: number;
  /** `bank` is sent by hand. */
  by: RefundWay;
  currency: Currency;
  invoiceNumber: string | null;
  item: string;
  purchaseId: string;
};
export type ApprovalState = 'waiting' | 'agreed' | 'declined' | 'withdrawn';
export type ApprovalDto = {
  /** What the second one wrote. */
  answer: string | null;
  /** Of an erasure. */
  atOnce: boolean;
  /** Null after an agreement only while a card refund waits for Stripe, or when it failed. */
  carriedOutAt: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  /** Why it could not be carried out after all. */
  failure: string | null;
  from: ('family' | 'aupair' | 'admin') | null;
  id: string;
  kind: ApprovalKind;
  offer: ApprovalOffer | null;
  /** Null for the offer. */
  personId: string | null;
  /** Null once the person is gone. */
  personName: string | null;
  proposedAt: string;
  proposedBy: string;
  /** Null once they are gone. */
  proposedByName: string | null;
  reason: string;
  refund: ApprovalRefund | null;
  state: ApprovalState;
  /** Of a role change. */
  to: ('family' | 'aupair' | 'admin') | null;
  /** Of a suspension. */
  until: string | null;
  /** What a suspended admin is told. */
  words: string | null;
};
export type ApprovalsPage = {
  items: ApprovalDto[];
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
export type ApprovalProposalInput = {
  /** For a refund: how much of it. */
  amountCents?: number;
  /** An erasure without the 14 days in which it can be taken back. */
  atOnce?: boolean;
  /** For a refund: `bank` for what came by transfer, and for what a bank refused on its way to the card; left out, it goes
    back the way it came. */
  by?: RefundWay;
  kind: ApprovalKind;
  /** The whole offer, as `PUT /api/admin/settings/{key}` takes other settings. */
  offer?: {
    [key: string]: any;
  };
  /** About whom; not for a refund or the offer. */
  personId?: string;
  /** For a refund: of what. */
  purchaseId?: string;
  reason: string;
  /** The new role, for a role change. */
  to?: 'family' | 'aupair' | 'admin';
  /** Until when an admin is suspended. */
  until?: string;
  /** The version of the offer that was edited. */
  version?: number;
  /** What the suspended admin is told. */
  words?: string | null;
};
export type ApprovalDecision = 'agreed' | 'declined' | 'withdrawn';
export type ApprovalDecisionInput = {
  decision: ApprovalDecision;
  words?: string;
};
export type ErasureDto = {
  askedAt: string;
  dueAt: string;
  /** Asked for by the person, who may change their mind. */
  ownWish: boolean;
};
export type ExportState = 'waiting' | 'ready' | 'expired' | 'failed';
export type DataExportDto = {
  askedAt: string;
  /** Who asked for it: the person, or an administrator. */
  askedBy: string;
  /** Bytes of the ZIP; null before it is ready. */
  byteSize: number | null;
  /** Until when it can be fetched; null before it is ready. */
  expiresAt: string | null;
  id: string;
  state: ExportState;
};
export type ErasureObstacle = 'arrangement' | 'moderation' | 'payment' | 'last-administrator';
export type ErasureObstacleDto = {
  code: ErasureObstacle;
  words: string;
};
export type PersonalDataState = {
  erasure: ErasureDto | null;
  /** Newest first. */
  exports: DataExportDto[];
  obstacles: ErasureObstacleDto[];
};
export type TakeBackErasureInput = {
  reason: string;
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
