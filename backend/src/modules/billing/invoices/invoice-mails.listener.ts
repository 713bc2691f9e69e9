import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { messages } from '../messages.js';
import { inWords } from '../money.js';
import { dayInWords } from './invoice-document.js';
import { InvoiceFiles } from './invoice-files.js';
import type { Invoice } from './invoice.entity.js';
import { InvoicesRepository } from './invoices.repository.js';

const { mail: words } = messages;
type Words = Record<'subject' | 'preview' | 'heading', string> & { paragraphs: readonly string[] };

/** Mails the papers about money, with the PDF. They cannot be switched off: nobody may miss what they owe. */
@Injectable()
export class InvoiceMails {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly files: InvoiceFiles,
    private readonly mailer: Mailer,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @OnDomainEvent('invoice.issued')
  async sendInvoice({ invoiceId }: DomainEvents['invoice.issued']): Promise<void> {
    await this.send(invoiceId, 'mailed_at', (invoice, item, amount, day) => ({
      subject: words.invoice.subject(invoice.number, this.settings.productName),
      preview: words.invoice.preview(amount, day),
      heading: words.invoice.heading(invoice.number),
      paragraphs: words.invoice.lines(item, amount, day, invoice.number),
    }));
  }

  @OnDomainEvent('invoice.reminded')
  async sendReminder({ invoiceId }: DomainEvents['invoice.reminded']): Promise<void> {
    await this.send(invoiceId, null, ({ number }, item, amount, day) => ({
      subject: words.reminder.subject(number),
      preview: words.reminder.preview(amount),
      heading: words.reminder.heading,
      paragraphs: words.reminder.lines(item, amount, day, number),
    }));
  }

  @OnDomainEvent('payment.received')
  async sendReceipt({ invoiceId }: DomainEvents['payment.received']): Promise<void> {
    await this.send(invoiceId, 'receipt_mailed_at', ({ number }, item, amount) => ({
      subject: words.receipt.subject(number),
      preview: words.receipt.preview(amount),
      heading: words.receipt.heading,
      paragraphs: words.receipt.lines(item, amount),
    }));
  }

  /** Once, where the invoice notes it: an event may come again. */
  private async send(
    id: string,
    noted: 'mailed_at' | 'receipt_mailed_at' | null,
    compose: (invoice: Invoice, item: string, amount: string, dueOn: string) => Words,
  ): Promise<void> {
    const invoice = await this.invoices.find(id);
    if (!invoice?.paper.buyer.email.includes('@')) return;
    const { fileName, bytes } = await this.files.of(invoice);
    const amount = inWords(invoice.totalCents, invoice.currency);
    const letter = compose(invoice, invoice.paper.lines[0]?.text ?? '', amount, dayInWords(invoice.dueOn));
    const file = { name: fileName, contentType: 'application/pdf', content: bytes.toString('base64') };
    await this.transactions.run(async (manager) => {
      if (noted && !(await this.invoices.takeMailing(id, noted, this.clock.now(), manager))) return;
      const action = { label: words.action, url: `${this.settings.publicUrl}/payment` };
      const attachments = [{ ...file, encoding: 'base64' as const }];
      await this.mailer.send(invoice.paper.buyer.email, { ...letter, action }, { manager, attachments });
    });
  }
}
