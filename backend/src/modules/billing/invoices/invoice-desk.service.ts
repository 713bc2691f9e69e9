import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { Bookkeeping, type Cause } from '../ledger/bookkeeping.service.js';
import { messages } from '../messages.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import { PurchasesRepository } from '../purchases/purchases.repository.js';
import { CheckoutPages } from '../stripe/checkout-pages.js';
import type { Invoice } from './invoice.entity.js';
import { InvoicesRepository, type WaitingInvoices } from './invoices.repository.js';

/** A day begins in New Zealand, and on other clocks of the Pacific, this long before it does in UTC. */
const FIRST_MORNING_MS = 14 * 60 * 60 * 1_000;

/** A payment that stands on our bank statement. */
export interface TransferSeen {
  /** An ISO date. */
  paidOn: string;
  reference: string;
}

/** What administrators do with invoices. */
@Injectable()
export class InvoiceDesk {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly purchases: PurchasesRepository,
    private readonly books: Bookkeeping,
    private readonly pages: CheckoutPages,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  waiting(): Promise<WaitingInvoices> {
    return this.invoices.waiting();
  }

  /** Open ones that were due before `day` (an ISO date), and of which nobody was reminded. */
  overdue(day: string, limit: number): Promise<Invoice[]> {
    return this.invoices.overdue(day, limit);
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<Invoice> {
    const invoice = await this.invoices.find(id);
    if (!invoice) throw new DomainError('not_found');
    return invoice;
  }

  /** All of it came in by transfer; nobody can pay it by card as well. Throws `not_found`, `invoice_settled` and `validation_failed`. */
  async markPaid(
    id: string,
    { paidOn, reference }: TransferSeen,
    cause: Cause,
    manager: EntityManager,
  ): Promise<Purchase> {
    const occurredAt = this.momentOf(paidOn);
    const { invoice, purchase } = await this.locked(id, manager);
    const amountCents = invoice.totalCents;
    const move = { key: `bank:payment:${id}`, account: 'bank' as const, amountCents, reference, occurredAt, cause };
    await this.purchases.update(purchase.id, { way: 'invoice' }, manager);
    await this.books.receive(purchase, move, manager);
    await this.pages.close(purchase, manager);
    return purchase;
  }

  /**
   * Money came in for what is paid or cancelled already: it stands in the books as the payer's until it is sent back. Two
   * who note the same transfer note it once. Throws `not_found`, `invoice_open`, `validation_failed` and `conflict`.
   */
  async noteTransfer(
    id: string,
    { paidOn, reference, amountCents }: TransferSeen & { amountCents: number },
    cause: Cause,
    manager: EntityManager,
  ): Promise<Purchase> {
    const occurredAt = this.momentOf(paidOn);
    const { invoice, purchase } = await this.lockedAny(id, manager);
    if (invoice.state === 'open') throw new DomainError('invoice_open');
    const key = `bank:transfer:${id}:${paidOn}:${amountCents}:${reference.toLowerCase()}`;
    const move = { key, account: 'bank' as const, amountCents, reference, occurredAt, cause };
    if (!(await this.books.receive(purchase, move, manager)))
      throw new DomainError('conflict', { message: messages.transferNoted });
    return purchase;
  }

  /** Nothing is to be paid any more. Throws `not_found` and `invoice_settled`. */
  async cancel(id: string, cause: Cause, manager: EntityManager): Promise<Purchase> {
    const { invoice, purchase } = await this.locked(id, manager);
    await this.invoices.update(id, { state: 'cancelled', cancelledAt: this.clock.now() }, manager);
    await this.books.cancel(purchase, cause, manager);
    await this.pages.close(purchase, manager);
    const { number, totalCents: amountCents, currency, personId: userId } = invoice;
    await this.outbox.add(manager, 'invoice.cancelled', { userId, amountCents, currency, invoiceId: id, number });
    return purchase;
  }

  /** Another mail about it leaves. Throws `not_found` and `invoice_settled`. */
  async remind(id: string, manager: EntityManager): Promise<void> {
    const { invoice } = await this.locked(id, manager);
    const { number, totalCents: amountCents, currency, personId: userId, dueOn } = invoice;
    await this.invoices.update(id, { remindedAt: this.clock.now() }, manager);
    await this.outbox.add(manager, 'invoice.reminded', { userId, amountCents, currency, invoiceId: id, number, dueOn });
  }

  /** Throws `validation_failed` for a day that has come nowhere. */
  private momentOf(paidOn: string): Date {
    const moment = new Date(`${paidOn}T00:00:00Z`);
    if (moment.getTime() <= this.clock.now().getTime() + FIRST_MORNING_MS) return moment;
    throw new DomainError('validation_failed', { fields: { paidOn: [messages.paidOn] } });
  }

  private async locked(id: string, manager: EntityManager): Promise<{ invoice: Invoice; purchase: Purchase }> {
    const found = await this.lockedAny(id, manager);
    if (found.invoice.state !== 'open') throw new DomainError('invoice_settled');
    return found;
  }

  private async lockedAny(id: string, manager: EntityManager): Promise<{ invoice: Invoice; purchase: Purchase }> {
    const known = await this.invoices.find(id, manager);
    if (!known) throw new DomainError('not_found');
    // The person first, as everywhere: two who wait for each other would wait for ever.
    await this.purchases.lockPerson(known.personId, manager);
    const invoice = await this.invoices.find(id, manager);
    const purchase = await this.purchases.find(known.purchaseId, manager);
    if (!invoice || !purchase) throw new DomainError('not_found');
    return { invoice, purchase };
  }
}
