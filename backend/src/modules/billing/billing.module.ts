import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { PaymentsDeskRepository } from './desk/payments-desk.repository.js';
import { PaymentsDesk } from './desk/payments-desk.service.js';
import { InvoiceDesk } from './invoices/invoice-desk.service.js';
import { InvoiceFiles } from './invoices/invoice-files.js';
import { InvoiceMails } from './invoices/invoice-mails.listener.js';
import { Invoice, InvoiceNumber } from './invoices/invoice.entity.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { InvoicesRepository } from './invoices/invoices.repository.js';
import { Invoices } from './invoices/invoices.service.js';
import { Invoicing } from './invoices/invoicing.service.js';
import { Seller } from './invoices/seller.js';
import { Bookkeeping } from './ledger/bookkeeping.service.js';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { Ledger } from './ledger/ledger.service.js';
import { Dues } from './plans/dues.js';
import { Entitlements } from './plans/entitlements.service.js';
import { MyPlans } from './plans/my-plan.service.js';
import { Offer } from './plans/offer.js';
import { PlanState } from './plans/plan-standing.service.js';
import { PlansController } from './plans/plans.controller.js';
import { PriceList } from './plans/price-list.js';
import { AgreementStates } from './ports/agreement-states.js';
import { Buyers } from './purchases/buyers.js';
import { DroppedFees } from './purchases/dropped-fees.listener.js';
import { Grants } from './purchases/grants.service.js';
import { LeftOrders } from './purchases/left-orders.listener.js';
import { Orders } from './purchases/orders.js';
import { PaymentWays } from './purchases/payment-ways.js';
import { PlacementFees } from './purchases/placement-fees.listener.js';
import { Purchase } from './purchases/purchase.entity.js';
import { PurchasesController } from './purchases/purchases.controller.js';
import { PurchasesRepository } from './purchases/purchases.repository.js';
import { Purchases } from './purchases/purchases.service.js';
import { Refunds } from './purchases/refunds.service.js';
import { SurplusReturns } from './purchases/surplus-returns.js';
import { CardPayments } from './stripe/card-payments.service.js';
import { CheckoutPages } from './stripe/checkout-pages.js';
import { Checkout } from './stripe/checkout.service.js';
import { OpenCheckouts } from './stripe/open-checkouts.js';
import { StripeEvent } from './stripe/stripe-event.entity.js';
import { StripeEventsRepository } from './stripe/stripe-events.repository.js';
import { StripeEvents } from './stripe/stripe-events.service.js';
import { StripeGateway } from './stripe/stripe-gateway.js';
import { StripeWebhooksController } from './stripe/stripe-webhooks.controller.js';
import { BillingUpkeep } from './upkeep/billing-upkeep.js';
import { PlanEnds } from './upkeep/plan-ends.service.js';
import { billingPersonalData } from './billing.personal-data.js';

const plans = [Dues, Entitlements, MyPlans, Offer, PlanState, PriceList];
const ledger = [Bookkeeping, Ledger, LedgerRepository];
const purchases = [
  AgreementStates,
  Buyers,
  DroppedFees,
  Grants,
  LeftOrders,
  Orders,
  PaymentWays,
  PlacementFees,
  Purchases,
  PurchasesRepository,
  Refunds,
  SurplusReturns,
];
const invoices = [InvoiceDesk, InvoiceFiles, InvoiceMails, Invoices, InvoicesRepository, Invoicing, Seller];
const stripe = [
  CardPayments,
  Checkout,
  CheckoutPages,
  OpenCheckouts,
  StripeEvents,
  StripeEventsRepository,
  StripeGateway,
];

/** Plans, what is owed and paid for them, and what they let people do. */
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
    BillingUpkeep,
    PaymentsDesk,
    PaymentsDeskRepository,
    PlanEnds,
  ],
  exports: [
    AgreementStates,
    Entitlements,
    Grants,
    InvoiceDesk,
    InvoiceFiles,
    Ledger,
    PaymentsDesk,
    PlanState,
    Purchases,
    Refunds,
  ],
})
export class BillingModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(billingPersonalData);
  }
}
