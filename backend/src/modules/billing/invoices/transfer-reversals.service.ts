import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AccountsService } from '../../auth/index.js';
import '../billing-events.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { Cause } from '../ledger/money-move.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf, reversalOf } from '../ledger/purchase-sums.js';
import { OrdersService } from '../purchases/orders.service.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CheckoutPagesService } from '../stripe/checkout-pages.service.js';
import { messages } from '../texts.js';
import { InvoicingService } from './invoicing.service.js';

/** After this long, a mistake would have been found with the monthly bank statement. */
const REVERSIBLE_MS = 90 * 86_400_000;

/** Reverses a bank transfer that was recorded by mistake, as if it had never been recorded. */
@Injectable()
export class TransferReversalsService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly books: BookkeepingService,
    private readonly orders: OrdersService,
    private readonly pages: CheckoutPagesService,
    private readonly invoicing: InvoicingService,
    private readonly accounts: AccountsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /**
   * The transfer, if it can be reversed now. Throws `not_found`, `transfer_reversed`, `transfer_refunded`,
   * `transfer_too_old`, and `conflict` if the invoice could not be reopened.
   */
  async examine(purchaseId: string, entryId: string, manager: EntityManager): Promise<LedgerEntry> {
    return (await this.possible(purchaseId, entryId, manager)).transfer;
  }

  /** Reverses it, reopens its invoice and notifies the payer. Throws the same. */
  async reverse(purchaseId: string, entryId: string, cause: Cause, manager: EntityManager): Promise<void> {
    const { transfer, purchase, other } = await this.possible(purchaseId, entryId, manager);
    const { key, amountCents, currency, reference, occurredAt } = transfer;
    if (other) await this.orders.drop(other, messages.orderReplaced, manager);
    const move = { key, account: 'bank' as const, amountCents, reference, occurredAt, cause };
    if (!(await this.books.reverse(purchase, move, manager))) throw new DomainError('transfer_reversed');
    // A page for what was still to pay asks for too little now.
    await this.pages.close(purchase, manager);
    const isDue = (await this.books.dueOf(purchaseId, manager)) > 0;
    const invoice = await this.invoicing.reopened(purchase, isDue, manager);
    const ends = purchase.state === 'settled' && isDue && purchase.part !== 'placement';
    await this.outbox.add(manager, 'payment.reversed', {
      userId: purchase.personId,
      purchaseId,
      amountCents,
      currency,
      number: invoice.number,
      paidAt: occurredAt.toISOString(),
      dueOn: invoice.state === 'open' ? invoice.dueOn : null,
      plan: ends ? purchase.plan : null,
    });
  }

  /** `other`: a newer purchase that the person has opened but not ordered. */
  private async possible(
    purchaseId: string,
    entryId: string,
    manager: EntityManager,
  ): Promise<{ transfer: LedgerEntry; purchase: Purchase; other: Purchase | null }> {
    const known = await this.purchases.find(purchaseId, manager);
    if (!known) throw new DomainError('not_found');
    await this.purchases.lockPerson(known.personId, manager);
    const purchase = await this.purchases.find(purchaseId, manager);
    const transfer = await this.ledger.transfer(entryId, purchaseId, manager);
    if (!purchase || !transfer) throw new DomainError('not_found');
    if (await this.ledger.has(reversalOf(transfer.key), manager)) throw new DomainError('transfer_reversed');
    // It is not known which of several transfers was refunded.
    if ((await this.ledger.refundedOf(purchaseId, 'bank', manager)) > 0) throw new DomainError('transfer_refunded');
    if (this.clock.now().getTime() - transfer.recordedAt.getTime() > REVERSIBLE_MS)
      throw new DomainError('transfer_too_old');
    const due = dueOf(await this.ledger.sumsOf(purchaseId, manager)) + transfer.amountCents;
    const reopens = purchase.state === 'settled' && due > 0;
    return { transfer, purchase, other: reopens ? await this.otherOpen(purchase, manager) : null };
  }

  /** A person has at most one open purchase of a plan. */
  private async otherOpen({ personId, plan, part }: Purchase, manager: EntityManager): Promise<Purchase | null> {
    if (!(await this.accounts.find(personId))) throw new DomainError('conflict', { message: messages.payerGone });
    const other = part === 'placement' ? null : await this.purchases.openOf(personId, plan, part, manager);
    if (!other) return null;
    const isOwed = (await this.ledger.sumsOf(other.id, manager)).charge > 0;
    if (isOwed || other.processingSince) throw new DomainError('conflict', { message: messages.otherInvoiceOpen });
    return other;
  }
}
