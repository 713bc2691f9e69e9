import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { InvoicesAdminService } from '../invoices/invoices-admin.service.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { messages } from '../texts.js';
import { OrdersService } from './orders.service.js';
import { PurchasesRepository } from './purchases.repository.js';

/** Cancels the unfinished purchases of an erased account and closes their payment pages. */
@Injectable()
export class ErasedAccountOrdersListener {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly invoicesAdmin: InvoicesAdminService,
    private readonly orders: OrdersService,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('account.erased', 'left-orders.drop')
  async drop({ accountId }: DomainEvents['account.erased']): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.purchases.lockPerson(accountId, manager);
      for (const purchase of await this.purchases.open(accountId, manager)) {
        const invoice = await this.invoices.ofPurchase(purchase.id, manager);
        if (invoice?.state === 'open') {
          await this.invoicesAdmin.cancel(invoice.id, { actorId: null, reason: messages.accountErased }, manager);
        } else {
          await this.orders.drop(purchase, messages.accountErased, manager);
        }
      }
    });
  }
}
