import { Injectable } from '@nestjs/common';
import { dayInWords } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { BookkeepingService } from '../ledger/bookkeeping.service.js';
import type { Cause } from '../ledger/money-move.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { reversalOf } from '../ledger/purchase-sums.js';
import { DAY_IN } from '../region-days.js';
import { messages } from '../texts.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CheckoutPagesService } from '../stripe/checkout-pages.service.js';
import type { Invoice } from './invoice.entity.js';
import { InvoicesRepository, type WaitingInvoices } from './invoices.repository.js';

/** Two admins who remind at the same moment send one email. */
const REMINDER_GAP_MS = 60 * 60_000;

/** A transfer on our bank statement. */
interface TransferSeen {
  /** An ISO date. */
  paidOn: string;
  reference: string;
}

/** Actions of admins on invoices. */
@Injectable()
export class InvoicesAdminService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly purchases: PurchasesRepository,
    private readonly books: BookkeepingService,
    private readonly ledger: LedgerRepository,
    private readonly pages: CheckoutPagesService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  waiting(): Promise<WaitingInvoices> {
    return this.invoices.waiting();
  }

  /** Open invoices that were due before `day` (an ISO date), without a reminder yet. */
  overdue(day: string, after: string, limit: number): Promise<Invoice[]> {
    return this.invoices.overdue(day, after, limit);
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<Invoice> {
    const invoice = await this.invoices.find(id);
    if (!invoice) throw new DomainError('not_found');
    return invoice;
  }

  /**
   * Records a transfer: the full amount due unless another amount is given. A smaller amount leaves the rest open; a
   * surplus belongs to the payer. Closes open card pages. Throws `not_found`, `invoice_settled`, `validation_failed`,
   * and `conflict` for a transfer that is already recorded.
   */
  async markPaid(
    id: string,
    seen: TransferSeen & { amountCents?: number | undefined },
    cause: Cause,
    manager: EntityManager,
  ): Promise<Purchase> {
    const { invoice, purchase } = await this.locked(id, manager);
    const amountCents = seen.amountCents ?? (await this.books.dueOf(purchase.id, manager));
    await this.purchases.update(purchase.id, { way: 'invoice' }, manager);
    await this.book(invoice, purchase, { ...seen, amountCents }, cause, manager);
    await this.pages.close(purchase, manager);
    return purchase;
  }

  /**
   * Records a transfer for a paid or cancelled invoice: the money belongs to the payer until it is refunded.
   * Idempotent for the same transfer. Throws `not_found`, `invoice_open`, `validation_failed` and `conflict`.
   */
  async recordTransfer(
    id: string,
    seen: TransferSeen & { amountCents: number },
    cause: Cause,
    manager: EntityManager,
  ): Promise<Purchase> {
    const { invoice, purchase } = await this.lockedAny(id, manager);
    if (invoice.state === 'open') throw new DomainError('invoice_open');
    await this.book(invoice, purchase, seen, cause, manager);
    return purchase;
  }

  /** Cancels the invoice. Throws `not_found` and `invoice_settled`. */
  async cancel(id: string, cause: Cause, manager: EntityManager): Promise<Purchase> {
    const { invoice, purchase } = await this.locked(id, manager);
    await this.invoices.update(id, { state: 'cancelled', cancelledAt: this.clock.now() }, manager);
    await this.books.cancel(purchase, cause, manager);
    await this.pages.close(purchase, manager);
    const { number, totalCents: amountCents, currency, personId: userId } = invoice;
    await this.outbox.add(manager, 'invoice.cancelled', { userId, amountCents, currency, invoiceId: id, number });
    return purchase;
  }

  /** Sends a reminder. Throws `not_found`, `invoice_settled`, and `conflict` within an hour of the last one. */
  async remind(id: string, manager: EntityManager): Promise<void> {
    const { invoice } = await this.locked(id, manager);
    const { remindedAt } = invoice;
    if (remindedAt && this.clock.now().getTime() - remindedAt.getTime() < REMINDER_GAP_MS)
      throw new DomainError('conflict', { message: messages.reminded });
    await this.sendReminder(invoice, manager);
  }

  /** Sends the first reminder, unless an admin has sent it or settled the invoice meanwhile. */
  async remindOnce(id: string, manager: EntityManager): Promise<void> {
    const { invoice } = await this.lockedAny(id, manager);
    if (invoice.state === 'open' && !invoice.remindedAt) await this.sendReminder(invoice, manager);
  }

  private async sendReminder(invoice: Invoice, manager: EntityManager): Promise<void> {
    const { id, number, currency, personId: userId, dueOn } = invoice;
    const amountCents = await this.books.dueOf(invoice.purchaseId, manager);
    await this.invoices.update(id, { remindedAt: this.clock.now() }, manager);
    await this.outbox.add(manager, 'invoice.reminded', { userId, amountCents, currency, invoiceId: id, number, dueOn });
  }

  private async book(
    invoice: Invoice,
    purchase: Purchase,
    { paidOn, reference, amountCents }: TransferSeen & { amountCents: number },
    cause: Cause,
    manager: EntityManager,
  ): Promise<void> {
    const occurredAt = this.momentOf(paidOn, invoice, purchase);
    const key = await this.keyOf(
      `bank:transfer:${invoice.id}:${paidOn}:${amountCents}:${reference.toLowerCase()}`,
      manager,
    );
    const move = { key, account: 'bank' as const, amountCents, reference, occurredAt, cause };
    if (!(await this.books.recordPayment(purchase, move, manager)))
      throw new DomainError('conflict', { message: messages.transferNoted });
  }

  /** A reversed transfer can be recorded again. */
  private async keyOf(key: string, manager: EntityManager): Promise<string> {
    let free = key;
    for (let count = 2; await this.ledger.has(reversalOf(free), manager); count++) free = `${key}:${count}`;
    return free;
  }

  /** Throws `validation_failed` for a day in the future in the buyer's region, or before the invoice's. */
  private momentOf(paidOn: string, { issuedAt }: Invoice, { region }: Purchase): Date {
    const wrong = (message: string) => invalidField('paidOn', message);
    if (paidOn > DAY_IN[region](this.clock.now())) throw wrong(messages.paidOn);
    if (paidOn < dayAt(issuedAt)) throw wrong(messages.paidBefore(dayInWords(dayAt(issuedAt))));
    return new Date(`${paidOn}T00:00:00Z`);
  }

  private async locked(id: string, manager: EntityManager): Promise<{ invoice: Invoice; purchase: Purchase }> {
    const found = await this.lockedAny(id, manager);
    if (found.invoice.state !== 'open') throw new DomainError('invoice_settled');
    return found;
  }

  private async lockedAny(id: string, manager: EntityManager): Promise<{ invoice: Invoice; purchase: Purchase }> {
    const known = await this.invoices.find(id, manager);
    if (!known) throw new DomainError('not_found');
    // Locks the person first, as everywhere, to avoid deadlocks.
    await this.purchases.lockPerson(known.personId, manager);
    const invoice = await this.invoices.find(id, manager);
    const purchase = await this.purchases.find(known.purchaseId, manager);
    if (!invoice || !purchase) throw new DomainError('not_found');
    return { invoice, purchase };
  }
}
