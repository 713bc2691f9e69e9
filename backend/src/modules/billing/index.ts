export { BillingModule } from './billing.module.js';
export { PaymentsAdminService } from './admin/payments-admin.service.js';
export {
  LedgerPage,
  LedgerQuery,
  AdminInvoicesPage,
  AdminInvoicesQuery,
  AdminPayment,
  AdminPaymentsPage,
  AdminPaymentsQuery,
} from './admin/payments-admin.dto.js';
export { InvoicesAdminService } from './invoices/invoices-admin.service.js';
export { InvoiceFilesService } from './invoices/invoice-files.service.js';
export { TransferReversalsService } from './invoices/transfer-reversals.service.js';
export { LedgerService } from './ledger/ledger.service.js';
export { CURRENCIES, inWords } from './money.js';
export { EntitlementsService } from './plans/entitlements.service.js';
export { PriceListService } from './plans/price-list.service.js';
export { PAID_PLANS, type PaidPlan } from './plans/plans.js';
export {
  AgreementStatesRegistry,
  type AgreementStateSource,
  type SignedAgreement,
} from './purchases/agreement-states.registry.js';
export { GrantsService } from './purchases/grants.service.js';
export { PlacementFeesService } from './purchases/placement-fees.service.js';
export { PurchasesService } from './purchases/purchases.service.js';
export { isRejectedByStripe, RefundsService } from './purchases/refunds.service.js';
