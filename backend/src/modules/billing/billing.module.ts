import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { PaymentsAdminRepository } from './admin/payments-admin.repository.js';
import { PaymentsAdminService } from './admin/payments-admin.service.js';
import { InvoicesAdminService } from './invoices/invoices-admin.service.js';
import { InvoiceFilesService } from './invoices/invoice-files.service.js';
import { InvoiceEmailsListener } from './invoices/invoice-emails.listener.js';
import { Invoice, InvoiceNumber } from './invoices/invoice.entity.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { InvoicesRepository } from './invoices/invoices.repository.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { InvoicingService } from './invoices/invoicing.service.js';
import { TransferReversalsService } from './invoices/transfer-reversals.service.js';
import { SellerService } from './invoices/seller.service.js';
import { BookkeepingService } from './ledger/bookkeeping.service.js';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerService } from './ledger/ledger.service.js';
import { PlanSpansService } from './ledger/plan-spans.service.js';
import { DuesService } from './plans/dues.service.js';
import { EntitlementsService } from './plans/entitlements.service.js';
import { MyPlanService } from './plans/my-plan.service.js';
import { OfferService } from './plans/offer.service.js';
import { PlanStateService } from './plans/plan-state.service.js';
import { PlansController } from './plans/plans.controller.js';
import { PriceListService } from './plans/price-list.service.js';
import { AgreementStatesRegistry } from './purchases/agreement-states.registry.js';
import { BuyersService } from './purchases/buyers.service.js';
import { CancelledPlacementFeesListener } from './purchases/cancelled-placement-fees.listener.js';
import { GrantsService } from './purchases/grants.service.js';
import { ErasedAccountOrdersListener } from './purchases/erased-account-orders.listener.js';
import { OrdersService } from './purchases/orders.service.js';
import { PaymentMethodsService } from './purchases/payment-methods.service.js';
import { PlacementFeesListener } from './purchases/placement-fees.listener.js';
import { PlacementFeesService } from './purchases/placement-fees.service.js';
import { Purchase } from './purchases/purchase.entity.js';
import { PurchasesController } from './purchases/purchases.controller.js';
import { PurchasesRepository } from './purchases/purchases.repository.js';
import { PurchasesService } from './purchases/purchases.service.js';
import { RefundsService } from './purchases/refunds.service.js';
import { SurplusRefundsService } from './purchases/surplus-refunds.service.js';
import { CardPaymentsService } from './stripe/card-payments.service.js';
import { CheckoutPagesService } from './stripe/checkout-pages.service.js';
import { CheckoutService } from './stripe/checkout.service.js';
import { OpenCheckoutsJob } from './stripe/open-checkouts.job.js';
import { StripeEvent } from './stripe/stripe-event.entity.js';
import { StripeEventsRepository } from './stripe/stripe-events.repository.js';
import { StripeEventsService } from './stripe/stripe-events.service.js';
import { StripeClient } from './stripe/stripe.client.js';
import { StripeWebhooksController } from './stripe/stripe-webhooks.controller.js';
import { OverdueInvoicesJob } from './invoices/overdue-invoices.job.js';
import { PlanEndsJob } from './plans/plan-ends.job.js';
import { billingPersonalData } from './billing.personal-data.js';

const plans = [DuesService, EntitlementsService, MyPlanService, OfferService, PlanStateService, PriceListService];
const ledger = [BookkeepingService, LedgerService, LedgerRepository, PlanSpansService];
const purchases = [
  AgreementStatesRegistry,
  BuyersService,
  CancelledPlacementFeesListener,
  GrantsService,
  ErasedAccountOrdersListener,
  OrdersService,
  PaymentMethodsService,
  PlacementFeesListener,
  PlacementFeesService,
  PurchasesService,
  PurchasesRepository,
  RefundsService,
  SurplusRefundsService,
];
const invoices = [
  InvoicesAdminService,
  InvoiceFilesService,
  InvoiceEmailsListener,
  InvoicesService,
  InvoicesRepository,
  InvoicingService,
  SellerService,
  TransferReversalsService,
];
const stripe = [
  CardPaymentsService,
  CheckoutService,
  CheckoutPagesService,
  OpenCheckoutsJob,
  StripeEventsService,
  StripeEventsRepository,
  StripeClient,
];

/** Plans, payments, and the features that plans include. */
@Module({
  imports: [
    AuthModule,
    ProfilesModule,
    TypeOrmModule.forFeature([Invoice, InvoiceNumber, LedgerEntry, Purchase, StripeEvent]),
  ],
  controllers: [InvoicesController, PlansController, PurchasesController, StripeWebhooksController],
  providers: [
    ...plans,
    ...ledger,
    ...purchases,
    ...invoices,
    ...stripe,
    OverdueInvoicesJob,
    PaymentsAdminService,
    PaymentsAdminRepository,
    PlanEndsJob,
  ],
  exports: [
    AgreementStatesRegistry,
    EntitlementsService,
    GrantsService,
    InvoicesAdminService,
    InvoiceFilesService,
    LedgerService,
    PaymentsAdminService,
    PlacementFeesService,
    PlanStateService,
    PriceListService,
    PurchasesService,
    RefundsService,
    TransferReversalsService,
  ],
})
export class BillingModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(billingPersonalData);
  }
}
