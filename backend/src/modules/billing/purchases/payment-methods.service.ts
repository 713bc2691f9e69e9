import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import type { AccountFacts } from '../../auth/index.js';
import { InvoicingService } from '../invoices/invoicing.service.js';
import { SellerService } from '../invoices/seller.service.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import { CheckoutService } from '../stripe/checkout.service.js';
import type { PurchaseOutcome } from './purchase.dto.js';
import type { Purchase } from './purchase.entity.js';

/** Payment methods: by card if Stripe is set up, otherwise by bank transfer. */
@Injectable()
export class PaymentMethodsService {
  constructor(
    readonly seller: SellerService,
    private readonly checkout: CheckoutService,
    private readonly invoicing: InvoicingService,
    private readonly books: BookkeepingService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Opens a checkout page, or writes the invoice, which makes the amount due. Throws `payment_unavailable`. */
  async pay(purchase: Purchase, buyer: AccountFacts): Promise<PurchaseOutcome> {
    if (this.seller.takesCards)
      return { kind: 'checkout', url: await this.checkout.open(purchase, buyer.email), invoiceId: null };
    const invoice = await this.transactions.run(async (manager) => {
      await this.books.charge(purchase, manager);
      return this.invoicing.issue(purchase, manager);
    });
    return { kind: 'invoice', url: null, invoiceId: invoice.id };
  }
}
