import type { OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { errorSummary } from '../errors/index.js';
import { EmailRejectedError, toNodemailerMessage, EmailTransport, type EmailMessage } from './email-transport.js';

const TIMEOUT_MS = 10_000;
/** Connections stay open for the next emails: one for each email that a process sends at once. */
const POOL = { pool: 'true', maxConnections: '2', maxRequeues: '1' } as const;

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The server knows that this recipient does not exist. Other refusals, such as a full mailbox or a policy, may pass. */
const isUnknownRecipient = ({ code, command, responseCode = 0, response = '' }: SmtpError) =>
  code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500 && /\b5\.1\.\d/.test(response);

/** Sends through the SMTP server of `SMTP_URL`. */
export class SmtpTransport extends EmailTransport implements OnApplicationShutdown {
  private readonly address: string;
  private transporter: Promise<Transporter> | undefined;

  constructor(smtpUrl: string) {
    super();
    const url = new URL(smtpUrl);
    for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      url.searchParams.set(timeout, String(TIMEOUT_MS));
    for (const [name, value] of Object.entries(POOL)) url.searchParams.set(name, value);
    this.address = url.href;
  }

  async deliver(message: EmailMessage): Promise<void> {
    const connection = await this.connection();
    await connection.sendMail(toNodemailerMessage(message)).catch((error: unknown) => {
      // The server's reply often repeats the recipient's address.
      const summary = errorSummary(error);
      throw isUnknownRecipient(error as SmtpError) ? new EmailRejectedError(summary) : new Error(summary);
    });
  }

  async state(): Promise<'up' | 'down'> {
    const connection = await this.connection();
    return connection.verify().then(
      () => 'up',
      () => 'down',
    );
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transporter)?.close();
  }

  private connection(): Promise<Transporter> {
    return (this.transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(this.address)));
  }
}
