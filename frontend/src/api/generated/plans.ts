import type {
  Invoice,
  InvoicePage,
  MyPlan,
  Plans,
  PurchaseInput,
  PurchaseOutcome,
  PurchasePage,
  Region,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Plans'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/api/invoices`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Plans'],
      }),
      cancelMyInvoice: build.mutation<CancelMyInvoiceApiResponse, CancelMyInvoiceApiArg>({
        query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/cancellation`, method: 'POST' }),
        invalidatesTags: ['Plans'],
      }),
      payInvoiceByCard: build.mutation<PayInvoiceByCardApiResponse, PayInvoiceByCardApiArg>({
        query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/checkout`, method: 'POST' }),
        invalidatesTags: ['Plans'],
      }),
      downloadInvoice: build.query<DownloadInvoiceApiResponse, DownloadInvoiceApiArg>({
        query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/pdf` }),
        providesTags: ['Plans'],
      }),
      getMyPlan: build.query<GetMyPlanApiResponse, GetMyPlanApiArg>({
        query: () => ({ url: `/api/plan` }),
        providesTags: ['Plans'],
      }),
      listPlans: build.query<ListPlansApiResponse, ListPlansApiArg>({
        query: (queryArg) => ({
          url: `/api/plans`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['Plans'],
      }),
      listPurchases: build.query<ListPurchasesApiResponse, ListPurchasesApiArg>({
        query: (queryArg) => ({
          url: `/api/purchases`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Plans'],
      }),
      buyPlan: build.mutation<BuyPlanApiResponse, BuyPlanApiArg>({
        query: (queryArg) => ({ url: `/api/purchases`, method: 'POST', body: queryArg.purchaseInput }),
        invalidatesTags: ['Plans'],
      }),
      receiveStripeEvent: build.mutation<ReceiveStripeEventApiResponse, ReceiveStripeEventApiArg>({
        query: (queryArg) => ({ url: `/api/stripe/webhooks`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['Plans'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as plansApi };
export type ListInvoicesApiResponse = /** status 200 List my invoices and receipts */ InvoicePage;
export type ListInvoicesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type CancelMyInvoiceApiResponse = /** status 200 Cancel one of my open invoices */ Invoice;
export type CancelMyInvoiceApiArg = {
  id: string;
};
export type PayInvoiceByCardApiResponse = /** status 200 Pay one of my invoices by card */ PurchaseOutcome;
export type PayInvoiceByCardApiArg = {
  id: string;
};
export type DownloadInvoiceApiResponse = /** status 200 The invoice, with what was paid and refunded so far */ Blob;
export type DownloadInvoiceApiArg = {
  id: string;
};
export type GetMyPlanApiResponse = /** status 200 Read my plan: its end, what it includes and what is due */ MyPlan;
export type GetMyPlanApiArg = void;
export type ListPlansApiResponse = /** status 200 List the plans, with the prices of a region */ Plans;
export type ListPlansApiArg = {
  region: Region;
};
export type ListPurchasesApiResponse = /** status 200 List what I bought or was granted */ PurchasePage;
export type ListPurchasesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type BuyPlanApiResponse = /** status 200 Buy a plan, or continue the purchase */ PurchaseOutcome;
export type BuyPlanApiArg = {
  purchaseInput: PurchaseInput;
};
export type ReceiveStripeEventApiResponse = unknown;
export type ReceiveStripeEventApiArg = {
  body: {
    [key: string]: any;
  };
};
export const {
  useListInvoicesQuery,
  useLazyListInvoicesQuery,
  useCancelMyInvoiceMutation,
  usePayInvoiceByCardMutation,
  useDownloadInvoiceQuery,
  useLazyDownloadInvoiceQuery,
  useGetMyPlanQuery,
  useLazyGetMyPlanQuery,
  useListPlansQuery,
  useLazyListPlansQuery,
  useListPurchasesQuery,
  useLazyListPurchasesQuery,
  useBuyPlanMutation,
  useReceiveStripeEventMutation,
} = injectedRtkApi;
export type {
  Currency,
  ErrorBody,
  ErrorCode,
  Invoice,
  InvoicePage,
  InvoiceState,
  MyPlan,
  PaidPlan,
  PaymentWay,
  Plan,
  PlanDue,
  PlanFeature,
  PlanFeatureCode,
  PlanKey,
  PlanOffer,
  PlanPart,
  PlanPartKey,
  Plans,
  Purchase,
  PurchaseInput,
  PurchaseOutcome,
  PurchaseOutcomeKind,
  PurchasePage,
  PurchaseState,
  Region,
} from './types';
