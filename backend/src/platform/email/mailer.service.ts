import { createHash, randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/index.js';
import { deliveryContext } from '../events/index.js';
import { JobQueueService } from '../jobs/index.js';
import { composeMail } from './compose-mail.js';
import type { Letter, Unsubscribe } from './letter.js';
import { MailTransport, type MailAttachment, type MailMessage } from './mail-transport.js';
import { EmailEncryption } from './sealed.js';

declare module '../jobs/jobs.js' {
  interface Jobs {
    /** A whole email, sealed. */
    'mail.send': { sealed: string };
  }
}

export interface MailOptions {
  /** The email leaves when this manager's transaction commits. */
  manager?: EntityManager;
  /** Whom an answer goes to; our support where no one is named, whatever address emails come from. */
  replyTo?: string;
  /** Files that come with it; small ones. */
  attachments?: readonly MailAttachment[];
}

/** One address and nothing that could end a header or add a second recipient. */
const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Lets mail programs show a button that unsubscribes with one click (RFC 2369, RFC 8058). */
const listHeaders = ({ oneClickUrl }: Unsubscribe) => ({
  'List-Unsubscribe': `<${oneClickUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Writes to people. An email is kept until it was handed over: about a day of tries, ever further apart. */
@Injectable()
export class MailerService implements OnModuleInit {
  private readonly encryption: EmailEncryption;

  constructor(
    private readonly settings: Settings,
    private readonly jobs: JobQueueService,
    private readonly transport: MailTransport,
  ) {
    this.encryption = new EmailEncryption(settings.secrets.mfaEncryptionKey);
  }

  onModuleInit(): void {
    this.jobs.handle(
      'mail.send',
      ({ sealed }) => this.transport.deliver(this.encryption.decrypt(sealed) as MailMessage),
      {
        retries: 30,
        retryAfterSeconds: 15,
        timeoutSeconds: 60,
        concurrency: 2,
      },
    );
  }

  /** Stores the email for sending and returns. Throws on anything that is not one plain address. */
  async send(to: string, letter: Letter, options: MailOptions = {}): Promise<void> {
    const { manager, replyTo = this.settings.supportEmail, attachments } = options;
    for (const address of [to, replyTo])
      if (address.length > 320 || !ADDRESS.test(address)) throw new Error('A mail needs exactly one recipient');
    const { subject, text, html } = composeMail(letter, this.settings);
    const id = idOf(to, subject);
    const message: MailMessage = {
      // Stored with the job: an email that is sent again after a crash is recognised as the same one.
      messageId: `<${id}@${new URL(this.settings.publicUrl).hostname}>`,
      to,
      from: this.settings.mailFrom,
      replyTo,
      subject: subject.replace(LINE_BREAKS, ' '),
      text,
      html,
      ...(letter.unsubscribe && { headers: listHeaders(letter.unsubscribe) }),
      ...(attachments && { attachments }),
    };
    await this.jobs.enqueue(
      'mail.send',
      { sealed: this.encryption.encrypt(message) },
      { id, ...(manager && { manager }) },
    );
  }
}

/**
 * While an event is delivered the same email has the same id, and is enqueued once: the event comes again when its
 * process ends after the email was enqueued and before the event was done.
 */
function idOf(to: string, subject: string): string {
  const delivery = deliveryContext.get();
  if (!delivery) return randomUUID();
  const key = JSON.stringify([delivery.eventId, delivery.listener, to, subject]);
  const hex = createHash('sha256').update(key).digest('hex');
  // A UUID of version 8: its bits are ours to choose (RFC 9562).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
