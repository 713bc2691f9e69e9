import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/index.js';
import { deliveryContext } from '../events/index.js';
import { JobQueueService } from '../jobs/index.js';
import { LogService } from '../logging/index.js';
import { renderEmail } from './render-email.js';
import type { EmailContent, Unsubscribe } from './email-content.js';
import { EmailRejectedError, EmailTransport, type EmailAttachment, type EmailMessage } from './email-transport.js';
import { EmailEncryption } from './email-encryption.js';
import { uuidFrom } from '../tokens/index.js';

declare module '../jobs/jobs.js' {
  interface Jobs {
    /** An encrypted email. */
    'email.send': { encrypted: string };
    /** As the previous release named it: goes with the next release. */
    'mail.send': { sealed: string };
  }
}

interface SendOptions {
  /** Sent when this manager's transaction commits. */
  manager?: EntityManager;
  /** Sent before other emails that wait: someone waits for it on the screen. */
  urgent?: true;
  /** The reply address; our support by default. */
  replyTo?: string;
  /** Small attachments. */
  attachments?: readonly EmailAttachment[];
}

const URGENT = 1;
/** One address without characters that could end a header or add a recipient. */
const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Headers for one-click unsubscribing (RFC 2369, RFC 8058). */
const unsubscribeHeaders = ({ oneClickUrl }: Unsubscribe) => ({
  'List-Unsubscribe': `<${oneClickUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends emails. An email is retried for about a day, at growing intervals. */
@Injectable()
export class MailerService implements OnModuleInit {
  private readonly encryption: EmailEncryption;

  constructor(
    private readonly settings: Settings,
    private readonly jobs: JobQueueService,
    private readonly transport: EmailTransport,
    private readonly log: LogService,
  ) {
    this.encryption = new EmailEncryption(settings.secrets.mfaEncryptionKey);
  }

  onModuleInit(): void {
    const options = { retries: 30, retryAfterSeconds: 15, timeoutSeconds: 60, concurrency: 2 };
    this.jobs.handle('email.send', ({ encrypted }) => this.deliver(encrypted), options);
    this.jobs.handle('mail.send', ({ sealed }) => this.deliver(sealed), options);
  }

  /** Queues the email and returns. Throws unless `to` is one plain address. */
  async send(to: string, content: EmailContent, options: SendOptions = {}): Promise<void> {
    const { manager, urgent, replyTo = this.settings.supportEmail, attachments } = options;
    for (const address of [to, replyTo])
      if (address.length > 320 || !ADDRESS.test(address)) throw new Error('An email needs exactly one recipient');
    const { subject, text, html } = renderEmail(content, this.settings);
    const id = idOf(to, subject);
    const message: EmailMessage = {
      // Stored with the job, so that a duplicate after a crash has the same id.
      messageId: `<${id}@${new URL(this.settings.publicUrl).hostname}>`,
      to,
      from: this.settings.emailFrom,
      replyTo,
      subject: subject.replace(LINE_BREAKS, ' '),
      text,
      html,
      ...(content.unsubscribe && { headers: unsubscribeHeaders(content.unsubscribe) }),
      ...(attachments && { attachments }),
    };
    await this.jobs.enqueue(
      'email.send',
      { encrypted: this.encryption.encrypt(message) },
      { id, ...(manager && { manager }), ...(urgent && { priority: URGENT }) },
    );
  }

  private async deliver(encrypted: string): Promise<void> {
    const message = this.encryption.decrypt(encrypted) as EmailMessage;
    try {
      await this.transport.deliver(message);
    } catch (error) {
      if (!(error instanceof EmailRejectedError)) throw error;
      this.log.always('email_rejected', { messageId: message.messageId, reason: error.message });
    }
  }
}

/**
 * During the delivery of an event the same email has the same id and is queued once, because the event is repeated if
 * the process ends before it is marked as done.
 */
function idOf(to: string, subject: string): string {
  const delivery = deliveryContext.get();
  if (!delivery) return randomUUID();
  return uuidFrom(JSON.stringify([delivery.eventId, delivery.listener, to, subject]));
}
