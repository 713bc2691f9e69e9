import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import type { AccountFacts } from '../../auth/index.js';
import { Invoicing } from '../invoices/invoicing.service.js';
import { Seller } from '../invoices/seller.js';
import { Bookkeeping } from '../ledger/bookkeeping.service.js';
import { Checkout } from '../stripe/checkout.service.js';
import type { PurchaseOutcome } from './purchase.dto.js';
import type { Purchase } from './purchase.entity.js';

/** How something is paid here: by card where there is Stripe, else by transfer of an invoice. */
@Injectable()
export class PaymentWays {
  constructor(
    readonly seller: Seller,
    private readonly checkout: Checkout,
    private readonly invoicing: Invoicing,
    private readonly books: Bookkeeping,
    private readonly transactions: Transactions,
  ) {}

  /** Opens a checkout page, or writes the invoice, with which it is owed. Throws `payment_unavailable`. */
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
