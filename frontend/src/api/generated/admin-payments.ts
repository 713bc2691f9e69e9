import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin payments'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      grantPlan: build.mutation<GrantPlanApiResponse, GrantPlanApiArg>({
        query: (queryArg) => ({ url: `/api/admin/grants`, method: 'POST', body: queryArg.grantInput }),
        invalidatesTags: ['Admin payments'],
      }),
      withdrawGrant: build.mutation<WithdrawGrantApiResponse, WithdrawGrantApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/grants/${queryArg.id}/withdrawal`,
          method: 'POST',
          body: queryArg.paymentReasonInput,
        }),
        invalidatesTags: ['Admin payments'],
      }),
      listAdminInvoices: build.query<ListAdminInvoicesApiResponse, ListAdminInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            state: queryArg.state,
            q: queryArg.q,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Admin payments'],
      }),
      cancelInvoice: build.mutation<CancelInvoiceApiResponse, CancelInvoiceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/cancellation`,
          method: 'POST',
          body: queryArg.paymentReasonInput,
        }),
        invalidatesTags: ['Admin payments'],
      }),
      markInvoicePaid: build.mutation<MarkInvoicePaidApiResponse, MarkInvoicePaidApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/payments`,
          method: 'POST',
          body: queryArg.invoiceTransferInput,
        }),
        invalidatesTags: ['Admin payments'],
      }),
      downloadAdminInvoice: build.query<DownloadAdminInvoiceApiResponse, DownloadAdminInvoiceApiArg>({
        query: (queryArg) => ({ url: `/api/admin/invoices/${queryArg.id}/pdf` }),
        providesTags: ['Admin payments'],
      }),
      remindOfInvoice: build.mutation<RemindOfInvoiceApiResponse, RemindOfInvoiceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/reminders`,
          method: 'POST',
          body: queryArg.paymentReasonInput,
        }),
        invalidatesTags: ['Admin payments'],
      }),
      noteTransfer: build.mutation<NoteTransferApiResponse, NoteTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/transfers`,
          method: 'POST',
          body: queryArg.transferInput,
        }),
        invalidatesTags: ['Admin payments'],
      }),
      listLedger: build.query<ListLedgerApiResponse, ListLedgerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ledger`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            userId: queryArg.userId,
          },
        }),
        providesTags: ['Admin payments'],
      }),
      listAdminPayments: build.query<ListAdminPaymentsApiResponse, ListAdminPaymentsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/payments`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            attention: queryArg.attention,
            state: queryArg.state,
            plan: queryArg.plan,
            way: queryArg.way,
            userId: queryArg.userId,
            q: queryArg.q,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Admin payments'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminPaymentsApi };
export type GrantPlanApiResponse = /** status 200  */ AdminPayment;
export type GrantPlanApiArg = {
  grantInput: GrantInput;
};
export type WithdrawGrantApiResponse = /** status 200  */ AdminPayment;
export type WithdrawGrantApiArg = {
  id: string;
  paymentReasonInput: PaymentReasonInput;
};
export type ListAdminInvoicesApiResponse = /** status 200  */ AdminInvoicesPage;
export type ListAdminInvoicesApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** How many items at most. */
  pageSize?: number;
  state?: 'open' | 'paid' | 'cancelled';
  /** The number of an invoice, or how a username or an email address begins. */
  q?: string;
  /** From this day on, as days are in Sydney. */
  from?: string;
  /** Until this day, with it. */
  until?: string;
};
export type CancelInvoiceApiResponse = /** status 200  */ AdminPayment;
export type CancelInvoiceApiArg = {
  id: string;
  paymentReasonInput: PaymentReasonInput;
};
export type MarkInvoicePaidApiResponse = /** status 200  */ AdminPayment;
export type MarkInvoicePaidApiArg = {
  id: string;
  invoiceTransferInput: InvoiceTransferInput;
};
export type DownloadAdminInvoiceApiResponse =
  /** status 200 The invoice, with what was paid and refunded so far */ Blob;
export type DownloadAdminInvoiceApiArg = {
  id: string;
};
export type RemindOfInvoiceApiResponse = unknown;
export type RemindOfInvoiceApiArg = {
  id: string;
  paymentReasonInput: PaymentReasonInput;
};
export type NoteTransferApiResponse = /** status 200  */ AdminPayment;
export type NoteTransferApiArg = {
  id: string;
  transferInput: TransferInput;
};
export type ListLedgerApiResponse = /** status 200  */ LedgerPage;
export type ListLedgerApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
  userId: string;
};
export type ListAdminPaymentsApiResponse = /** status 200  */ AdminPaymentsPage;
export type ListAdminPaymentsApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** How many items at most. */
  pageSize?: number;
  /** Only those that an administrator has to look at: disputed, or with money that is the payer's. */
  attention?: 'true' | 'false';
  state?: 'open' | 'settled' | 'refunded' | 'cancelled';
  plan?: 'standard' | 'premium';
  way?: 'offer' | 'card' | 'invoice' | 'grant';
  /** One person's only. */
  userId?: string;
  /** The number of an invoice, or how a username or an email address begins. */
  q?: string;
  /** From this day on, as days are in Sydney. */
  from?: string;
  /** Until this day, with it. */
  until?: string;
};
export type Currency = 'AUD' | 'NZD';
export type PlanPartKey = 'term' | 'intake' | 'placement';
export type Payer = {
  email: string | null;
  id: string;
  /** Null once the account is gone. */
  username: string | null;
};
export type PaidPlan = 'standard' | 'premium';
export type PurchaseState = 'open' | 'settled' | 'refunded' | 'cancelled';
export type PaymentWay = 'offer' | 'card' | 'invoice' | 'grant';
export type AdminPayment = {
  amountCents: number;
  /** When the arrangement that the placement fee is for was called off. */
  arrangementCancelledAt: string | null;
  createdAt: string;
  currency: Currency;
  /** Taken off by the offer or by a grant. */
  discountCents: number;
  /** How the bank decided: won or lost; null while it has not. */
  disputeOutcome: string | null;
  /** Since when the payer's bank questions it. */
  disputedAt: string | null;
  /** What is owed; less than nothing when too much was paid, or a refund has come back to us. */
  dueCents: number;
  endsAt: string | null;
  id: string;
  invoiceId: string | null;
  item: string;
  number: string | null;
  paidCents: number;
  part: PlanPartKey;
  person: Payer;
  plan: PaidPlan;
  /** What went back by card and was refused by the payer's bank. */
  refundFailedCents: number;
  /** What of it can be given back. */
  refundableCents: number;
  refundedCents: number;
  settledAt: string | null;
  startsAt: string | null;
  state: PurchaseState;
  way: PaymentWay;
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
export type GrantInput = {
  plan: PaidPlan;
  reason: string;
  /** The last day of it. */
  until: string;
  userId: string;
};
export type PaymentReasonInput = {
  reason: string;
};
export type InvoiceState = 'open' | 'paid' | 'cancelled';
export type AdminInvoice = {
  currency: Currency;
  /** Still to be paid; less than nothing when too much came in. */
  dueCents: number;
  dueOn: string;
  id: string;
  issuedAt: string;
  item: string;
  number: string;
  /** It is open and past its day. */
  overdue: boolean;
  paidAt: string | null;
  person: Payer;
  purchaseId: string;
  remindedAt: string | null;
  state: InvoiceState;
  taxCents: number;
  /** Tax included. */
  totalCents: number;
};
export type AdminInvoicesPage = {
  items: AdminInvoice[];
  /** How many there are; counted up to 10,000. */
  total: number;
};
export type InvoiceTransferInput = {
  /** What came in; all that is due where it is left out. Less leaves the rest open. */
  amountCents?: number;
  /** The day on the bank statement. */
  paidOn: string;
  reason: string;
  reference: string;
};
export type TransferInput = {
  amountCents: number;
  /** The day on the bank statement. */
  paidOn: string;
  reason: string;
  reference: string;
};
export type LedgerAccount = 'receivable' | 'card' | 'bank' | 'sales' | 'discounts' | 'grants' | 'returns';
export type LedgerKind =
  | 'charge'
  | 'discount'
  | 'grant'
  | 'payment'
  | 'refund'
  | 'chargeback'
  | 'refund_failed'
  | 'credit'
  | 'write_off'
  | 'reinstatement'
  | 'cancellation'
  | 'withdrawal';
export type LedgerRow = {
  actorId: string | null;
  /** Always more than nothing. */
  amountCents: number;
  /** Which account gave it. */
  credit: LedgerAccount;
  currency: Currency;
  /** Which account got it. */
  debit: LedgerAccount;
  id: string;
  kind: LedgerKind;
  occurredAt: string;
  purchaseId: string;
  reason: string | null;
  reference: string | null;
};
export type LedgerPage = {
  items: LedgerRow[];
  nextCursor: string | null;
};
export type AdminPaymentsPage = {
  items: AdminPayment[];
  /** How many there are; counted up to 10,000. */
  total: number;
};
export const {
  useGrantPlanMutation,
  useWithdrawGrantMutation,
  useListAdminInvoicesQuery,
  useLazyListAdminInvoicesQuery,
  useCancelInvoiceMutation,
  useMarkInvoicePaidMutation,
  useDownloadAdminInvoiceQuery,
  useLazyDownloadAdminInvoiceQuery,
  useRemindOfInvoiceMutation,
  useNoteTransferMutation,
  useListLedgerQuery,
  useLazyListLedgerQuery,
  useListAdminPaymentsQuery,
  useLazyListAdminPaymentsQuery,
} = injectedRtkApi;
