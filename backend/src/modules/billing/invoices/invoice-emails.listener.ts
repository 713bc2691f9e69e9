import { Injectable } from '@nestjs/common';
import { dayInWords } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { MailerService, type EmailContent } from '../../../platform/email/index.js';
import { AccountsService } from '../../auth/index.js';
import { messages, type InvoiceMailFacts } from '../texts.js';
import { inWords } from '../money.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { dueOf, moneyOf, type PurchaseSums } from '../ledger/purchase-sums.js';
import { InvoiceFilesService } from './invoice-files.service.js';
import type { Invoice } from './invoice.entity.js';
import { InvoicesRepository } from './invoices.repository.js';

type AmountOf = (invoice: Invoice, sums: PurchaseSums) => number;

const amountDue: AmountOf = ({ state, totalCents }, sums) => (state === 'open' ? dueOf(sums) : totalCents);

/** Emails invoices and receipts as PDF. Members cannot switch them off. */
@Injectable()
export class InvoiceEmailsListener {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly files: InvoiceFilesService,
    private readonly ledger: LedgerRepository,
    private readonly accounts: AccountsService,
    private readonly mailer: MailerService,
    private readonly transactions: TransactionsService,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  @OnDomainEvent('invoice.issued', 'invoice-mails.send-invoice')
  async sendInvoice({ invoiceId }: DomainEvents['invoice.issued']): Promise<void> {
    await this.send(invoiceId, 'mailed_at', messages.mail.invoice, amountDue);
  }

  @OnDomainEvent('invoice.reminded', 'invoice-mails.send-reminder')
  async sendReminder({ invoiceId }: DomainEvents['invoice.reminded']): Promise<void> {
    await this.send(invoiceId, null, messages.mail.reminder, amountDue);
  }

  @OnDomainEvent('payment.received', 'invoice-mails.send-receipt')
  async sendReceipt({ invoiceId, amountCents }: DomainEvents['payment.received']): Promise<void> {
    // After a partial payment, the receipt follows with the rest.
    if ((await this.invoices.find(invoiceId))?.state === 'open') return;
    // Without a surplus, and without a part that was refunded before. This payment counts, also if it is refunded by now.
    const received: AmountOf = ({ totalCents }, sums) => Math.min(totalCents, Math.max(amountCents, moneyOf(sums)));
    await this.send(invoiceId, 'receipt_mailed_at', messages.mail.receipt, received);
  }

  /** Sends once, even if the event is repeated: the invoice records it. */
  private async send(
    id: string,
    noted: 'mailed_at' | 'receipt_mailed_at' | null,
    words: (facts: InvoiceMailFacts) => EmailContent,
    amountOf: AmountOf,
  ): Promise<void> {
    const invoice = await this.invoices.find(id);
    // A payment for a cancelled invoice is refunded, which is another email.
    if (!invoice || invoice.state === 'cancelled') return;
    // The document keeps the address of its day, which may be someone else's mailbox by now.
    const account = await this.accounts.find(invoice.personId);
    if (!account) return;
    const { fileName, bytes } = await this.files.of(invoice);
    const content = bytes.toString('base64');
    const file = { name: fileName, contentType: 'application/pdf', content, encoding: 'base64' } as const;
    await this.transactions.run(async (manager) => {
      if (noted && !(await this.invoices.takeMailing(id, noted, this.clock.now(), manager))) return;
      const amountCents = amountOf(invoice, await this.ledger.sumsOf(invoice.purchaseId, manager));
      const content = words(this.factsOf(invoice, amountCents));
      await this.mailer.send(account.email, content, { manager, attachments: [file] });
    });
  }

  private factsOf({ number, paper, currency, dueOn }: Invoice, amountCents: number): InvoiceMailFacts {
    const { productName, publicUrl: site } = this.settings;
    const item = paper.lines[0]?.text ?? '';
    const bank = paper.bank !== null;
    return { number, item, amount: inWords(amountCents, currency), day: dayInWords(dueOn), productName, site, bank };
  }
}
