export { BillingModule } from './billing.module.js';
export { PaymentsDesk } from './desk/payments-desk.service.js';
export {
  LedgerPage,
  LedgerQuery,
  OfficeInvoice,
  OfficeInvoicesPage,
  OfficeInvoicesQuery,
  OfficePayment,
  OfficePaymentsPage,
  OfficePaymentsQuery,
} from './desk/payments-desk.dto.js';
export { InvoiceDesk } from './invoices/invoice-desk.service.js';
export { InvoiceFiles, sendInvoice } from './invoices/invoice-files.js';
export type { Cause } from './ledger/bookkeeping.service.js';
export { Ledger } from './ledger/ledger.service.js';
export { CURRENCIES } from './money.js';
export { Entitlements, type Entitlement } from './plans/entitlements.service.js';
export { PlanState, type StandingPlan } from './plans/plan-standing.service.js';
export { PAID_PLANS, PLANS, type Feature, type PaidPlan, type Plan, type Tier } from './plans/plans.js';
export { AgreementStates, type AgreementStateSource } from './ports/agreement-states.js';
export { Grants } from './purchases/grants.service.js';
export { Purchases } from './purchases/purchases.service.js';
export { isRefusedByStripe, Refunds } from './purchases/refunds.service.js';
