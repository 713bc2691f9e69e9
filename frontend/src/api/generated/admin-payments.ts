import type {
  AdminInvoicesPage,
  AdminPayment,
  AdminPaymentsPage,
  GrantInput,
  InvoiceTransferInput,
  LedgerPage,
  PaymentReasonInput,
  TransferInput,
} from './types';
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
      recordTransfer: build.mutation<RecordTransferApiResponse, RecordTransferApiArg>({
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
export type GrantPlanApiResponse = /** status 200 Grant a family a free plan */ AdminPayment;
export type GrantPlanApiArg = {
  grantInput: GrantInput;
};
export type WithdrawGrantApiResponse = /** status 200 Withdraw a granted plan */ AdminPayment;
export type WithdrawGrantApiArg = {
  id: string;
  paymentReasonInput: PaymentReasonInput;
};
export type ListAdminInvoicesApiResponse = /** status 200 List invoices */ AdminInvoicesPage;
export type ListAdminInvoicesApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** The maximum number of items. */
  pageSize?: number;
  state?: 'open' | 'paid' | 'cancelled';
  /** The number of an invoice, or the beginning of a username or an email address. */
  q?: string;
  /** From this day on, in Sydney. */
  from?: string;
  /** Until this day, inclusive. */
  until?: string;
};
export type CancelInvoiceApiResponse = /** status 200 Cancel an open invoice */ AdminPayment;
export type CancelInvoiceApiArg = {
  id: string;
  paymentReasonInput: PaymentReasonInput;
};
export type MarkInvoicePaidApiResponse = /** status 200 Record a transfer for an open invoice */ AdminPayment;
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
export type RecordTransferApiResponse =
  /** status 200 Record a transfer for an invoice that is paid or cancelled */ AdminPayment;
export type RecordTransferApiArg = {
  id: string;
  transferInput: TransferInput;
};
export type ListLedgerApiResponse = /** status 200 List one person’s ledger entries */ LedgerPage;
export type ListLedgerApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
  userId: string;
};
export type ListAdminPaymentsApiResponse =
  /** status 200 List what people bought or were granted, and paid */ AdminPaymentsPage;
export type ListAdminPaymentsApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** The maximum number of items. */
  pageSize?: number;
  /** Only payments that need an admin: disputed, or with money that belongs to the payer. */
  attention?: 'true' | 'false';
  state?: 'open' | 'settled' | 'refunded' | 'cancelled';
  plan?: 'standard' | 'premium';
  way?: 'offer' | 'card' | 'invoice' | 'grant';
  /** Only those of one person. */
  userId?: string;
  /** The number of an invoice, or the beginning of a username or an email address. */
  q?: string;
  /** From this day on, in Sydney. */
  from?: string;
  /** Until this day, inclusive. */
  until?: string;
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
  useRecordTransferMutation,
  useListLedgerQuery,
  useLazyListLedgerQuery,
  useListAdminPaymentsQuery,
  useLazyListAdminPaymentsQuery,
} = injectedRtkApi;
export type {
  AdminInvoice,
  AdminInvoicesPage,
  AdminPayment,
  AdminPaymentsPage,
  AdminTransfer,
  Currency,
  ErrorBody,
  ErrorCode,
  GrantInput,
  InvoiceState,
  InvoiceTransferInput,
  LedgerAccount,
  LedgerKind,
  LedgerPage,
  LedgerRow,
  PaidPlan,
  Payer,
  PaymentReasonInput,
  PaymentWay,
  PlanPartKey,
  PurchaseState,
  TransferInput,
} from './types';
