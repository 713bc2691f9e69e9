import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { MailerService } from '../../../platform/email/index.js';
import { addressKey, RateLimitsService } from '../../../platform/rate-limit/index.js';
import { messages } from '../texts.js';
import { toReceipt, type ContactMessageInput, type ContactReceipt } from './contact-message.dto.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';

/** Receives contact messages: stores them, forwards them to support, and thanks the sender. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly stored: ContactMessagesRepository,
    private readonly transactions: TransactionsService,
    private readonly mailer: MailerService,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
  ) {}

  /** The message and its emails are stored together, or neither is. Throws `rate_limited`. */
  async receive({ website, ...message }: ContactMessageInput, ip: string): Promise<ContactReceipt> {
    await this.limits.consume('contact', addressKey(ip));
    // A bot filled in the honeypot. It gets a normal response, so that it does not notice.
    if (website) return toReceipt({ id: randomUUID(), createdAt: new Date() });

    const { supportEmail, productName } = this.settings;
    const mayThank = await this.mayThank(message.email);
    const facts = { ...message, productName };
    return this.transactions.run(async (manager) => {
      const receipt = toReceipt(await this.stored.add(message, manager));
      await this.mailer.send(supportEmail, messages.mail.toSupport(facts), { manager, replyTo: message.email });
      if (mayThank) await this.mailer.send(message.email, messages.mail.thanks(facts), { manager });
      return receipt;
    });
  }

  private async mayThank(email: string): Promise<boolean> {
    try {
      await this.limits.consume('contact-thanks', email.toLowerCase());
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
