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
      hearOfStripeEvent: build.mutation<HearOfStripeEventApiResponse, HearOfStripeEventApiArg>({
        query: (queryArg) => ({ url: `/api/stripe/webhooks`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['Plans'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as plansApi };
export type ListInvoicesApiResponse = /** status 200  */ InvoicePage;
export type ListInvoicesApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type CancelMyInvoiceApiResponse = /** status 200  */ Invoice;
export type CancelMyInvoiceApiArg = {
  id: string;
};
export type PayInvoiceByCardApiResponse = /** status 200  */ PurchaseOutcome;
export type PayInvoiceByCardApiArg = {
  id: string;
};
export type DownloadInvoiceApiResponse = /** status 200 The invoice, with what was paid and refunded so far */ Blob;
export type DownloadInvoiceApiArg = {
  id: string;
};
export type GetMyPlanApiResponse = /** status 200  */ MyPlan;
export type GetMyPlanApiArg = void;
export type ListPlansApiResponse = /** status 200  */ Plans;
export type ListPlansApiArg = {
  region: Region;
};
export type ListPurchasesApiResponse = /** status 200  */ PurchasePage;
export type ListPurchasesApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type BuyPlanApiResponse = /** status 200  */ PurchaseOutcome;
export type BuyPlanApiArg = {
  purchaseInput: PurchaseInput;
};
export type HearOfStripeEventApiResponse = unknown;
export type HearOfStripeEventApiArg = {
  body: {
    [key: string]: any;
  };
};
export type Currency = 'AUD' | 'NZD';
export type InvoiceState = 'open' | 'paid' | 'cancelled';
export type Invoice = {
  /** Where to pay it, line by line; null on a receipt. */
  bank: string[] | null;
  /** I can cancel it, at `POST /api/invoices/{id}/cancellation`: it is open, and for no placement. */
  cancellable: boolean;
  currency: Currency;
  dueOn: string;
  id: string;
  issuedAt: string;
  item: string;
  number: string;
  paidAt: string | null;
  /** It can be paid by card as well, at `POST /api/invoices/{id}/checkout`. */
  payableByCard: boolean;
  purchaseId: string;
  state: InvoiceState;
  /** Of the total; 0 where no tax is charged. */
  taxCents: number;
  /** Tax included. */
  totalCents: number;
};
export type InvoicePage = {
  items: Invoice[];
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
export type PurchaseOutcomeKind = 'granted' | 'checkout' | 'invoice';
export type PurchaseOutcome = {
  invoiceId: string | null;
  /** granted: nothing is to be paid, the plan stands. checkout: go to `url` and pay by card. invoice: pay the invoice. */
  kind: PurchaseOutcomeKind;
  /** Stripe's page; null unless it is a checkout. */
  url: string | null;
};
export type PlanPartKey = 'term' | 'intake' | 'placement';
export type PlanKey = 'au-pair' | 'free' | 'standard' | 'premium';
export type PlanDue = {
  amountCents: number;
  currency: Currency;
  dueOn: string | null;
  /** The invoice over it; null while only a card payment was begun, which nobody owes. */
  invoiceId: string | null;
  number: string | null;
  part: PlanPartKey;
  plan: PlanKey;
  purchaseId: string;
};
export type PlanFeatureCode =
  | 'search'
  | 'reply'
  | 'interviews'
  | 'arrangements'
  | 'verification'
  | 'safety'
  | 'start-conversations'
  | 'priority-support'
  | 'accompanied';
export type PlanFeature = {
  code: PlanFeatureCode;
  words: string;
};
export type PlanOffer = {
  percentOff: number;
  /** Its last day; null for one without an end. */
  until: string | null;
};
export type MyPlan = {
  /** I enjoy it by the offer, without having taken a plan: it ends with the offer. */
  byOffer: boolean;
  /** The same plan can be taken again, to follow on this one. */
  canExtend: boolean;
  dues: PlanDue[];
  /** What the plan gives. */
  features: PlanFeature[];
  name: string;
  offer: PlanOffer | null;
  /** A plan that was paid, granted or free by the offer stands. */
  paid: boolean;
  /** How a plan would be paid here: by card, by bank transfer, or not at all because nothing is set up. */
  paysBy: 'card' | 'invoice' | 'none';
  /** What I enjoy now. */
  plan: PlanKey;
  since: string | null;
  /** What it is, in a sentence. */
  text: string;
  /** What I have bought or was granted, as my profile says. */
  tier: 'free' | 'standard' | 'premium';
  until: string | null;
};
export type PlanPart = {
  amountCents: number;
  currency: Currency;
  /** Null for what is paid once. */
  everyMonths: number | null;
  /** term: for so many months. intake: once, when the plan is bought. placement: once, when an arrangement is confirmed. */
  key: PlanPartKey;
};
export type Plan = {
  audience: 'family' | 'aupair';
  features: PlanFeature[];
  key: PlanKey;
  /** How many months it stands once it is settled; null for a plan without an end. */
  months: number | null;
  name: string;
  /** What is taken off its price for a limited time; null when nothing is. */
  offer: PlanOffer | null;
  /** Empty for a plan that costs nothing. */
  parts: PlanPart[];
  /** What it is, in a sentence. */
  text: string;
};
export type Plans = {
  items: Plan[];
};
export type Region = 'australia' | 'newzealand';
export type PaidPlan = 'standard' | 'premium';
export type PurchaseState = 'open' | 'settled' | 'refunded' | 'cancelled';
export type PaymentWay = 'offer' | 'card' | 'invoice' | 'grant';
export type Purchase = {
  amountCents: number;
  createdAt: string;
  currency: Currency;
  /** Taken off by the offer or by a grant. */
  discountCents: number;
  /** What is owed; less than nothing when too much was paid, or a refund has come back to us. */
  dueCents: number;
  endsAt: string | null;
  id: string;
  invoiceId: string | null;
  item: string;
  number: string | null;
  paidCents: number;
  part: PlanPartKey;
  plan: PaidPlan;
  refundedCents: number;
  settledAt: string | null;
  startsAt: string | null;
  state: PurchaseState;
  way: PaymentWay;
};
export type PurchasePage = {
  items: Purchase[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type PurchaseInput = {
  plan: PaidPlan;
  /** What I was told that is due now, in cents, tax included; another price of today is `price_changed`, and nothing is
    bought. Without it I take whatever it costs. */
  priceCents?: number;
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
  useHearOfStripeEventMutation,
} = injectedRtkApi;
