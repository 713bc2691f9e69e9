import { Injectable } from '@nestjs/common';
import { addDays } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { AccountsService } from '../../auth/index.js';
import '../billing-events.js';
import { messages } from '../texts.js';
import { PLANS } from '../plans/plans.js';
import type { Purchase } from '../purchases/purchase.entity.js';
import type { Invoice, InvoiceState } from './invoice.entity.js';
import { InvoicesRepository } from './invoices.repository.js';
import { SellerService, taxWithin } from './seller.service.js';

const GONE = { username: '—', email: '—' };

/**
 * Writes invoices, dated in the seller's time zone. A purchase has at most one; a card payment gets a receipt, which
 * is a paid invoice.
 */
@Injectable()
export class InvoicingService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly seller: SellerService,
    private readonly accounts: AccountsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Issues an invoice for a bank transfer and notifies the person. Returns the existing invoice if there is one. */
  async issue(purchase: Purchase, manager: EntityManager): Promise<Invoice> {
    const existing = await this.invoices.ofPurchase(purchase.id, manager);
    if (existing) return existing;
    const now = this.clock.now();
    const dueOn = addDays(dayAt(now), this.seller.invoiceDays);
    const invoice = await this.write(purchase, 'open', now, dueOn, manager);
    const { id: invoiceId, number, totalCents: amountCents, currency, personId: userId } = invoice;
    await this.outbox.add(manager, 'invoice.issued', { userId, amountCents, currency, invoiceId, number, dueOn });
    return invoice;
  }

  /** Records a payment. A fully paid invoice is closed; without an invoice, the receipt is written. */
  async received(purchase: Purchase, at: Date, isPaid: boolean, manager: EntityManager): Promise<Invoice> {
    const existing = await this.invoices.ofPurchase(purchase.id, manager);
    if (!existing) return this.write(purchase, 'paid', at, dayAt(at), manager);
    // A cancelled invoice stays cancelled; its payments are refunded.
    if (isPaid && existing.state === 'open')
      await this.invoices.update(existing.id, { state: 'paid', paidAt: at }, manager);
    return existing;
  }

  /** After a reversed payment, a paid invoice with an amount due is open again, with a new due date. */
  async reopened(purchase: Purchase, isDue: boolean, manager: EntityManager): Promise<Invoice> {
    const invoice = await this.invoices.ofPurchase(purchase.id, manager);
    if (!invoice) throw new Error(`A transfer was booked without an invoice for ${purchase.id}`);
    if (!isDue || invoice.state !== 'paid') return invoice;
    const now = this.clock.now();
    const dueOn = addDays(dayAt(now), this.seller.invoiceDays);
    const open = {
      state: 'open',
      dueOn,
      paidAt: null,
      remindedAt: null,
      receiptMailedAt: null,
      reopenedAt: now,
    } as const;
    await this.invoices.update(invoice.id, open, manager);
    return { ...invoice, ...open };
  }

  private async write(
    purchase: Purchase,
    state: InvoiceState,
    at: Date,
    dueOn: string,
    manager: EntityManager,
  ): Promise<Invoice> {
    const { id: purchaseId, personId, region, currency, plan, part, amountCents, discountCents } = purchase;
    const totalCents = amountCents - discountCents;
    const { seller, tax, bank } = this.seller.of(region);
    const { username, email } = (await this.accounts.find(personId)) ?? GONE;
    const lines = [{ text: messages.item(plan, part, PLANS[plan].months), amountCents }];
    if (discountCents > 0) lines.push({ text: messages.paper.discount, amountCents: -discountCents });
    const issuedAt = this.clock.now();
    const year = Number(dayAt(issuedAt).slice(0, 4));
    const sequence = await this.invoices.takeNumber(year, manager);
    return this.invoices.insert(
      {
        number: `${year}-${String(sequence).padStart(5, '0')}`,
        year,
        sequence,
        purchaseId,
        personId,
        state,
        currency,
        totalCents,
        taxCents: taxWithin(totalCents, tax),
        paper: { region, seller, tax, buyer: { name: username, email }, lines, bank: state === 'open' ? bank : null },
        issuedAt,
        dueOn,
        ...(state === 'paid' && { paidAt: at }),
      },
      manager,
    );
  }
}
