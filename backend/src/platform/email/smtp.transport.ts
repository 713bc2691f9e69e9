import type { Transporter } from 'nodemailer';
import { errorSummary } from '../errors/index.js';
import { toNodemailerMessage, EmailTransport, type EmailMessage } from './email-transport.js';

const TIMEOUT_MS = 10_000;

/** Sends through the SMTP server of `SMTP_URL`. */
export class SmtpTransport extends EmailTransport {
  private readonly address: string;
  private transporter: Promise<Transporter> | undefined;

  constructor(smtpUrl: string) {
    super();
    const url = new URL(smtpUrl);
    for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      url.searchParams.set(timeout, String(TIMEOUT_MS));
    this.address = url.href;
  }

  async deliver(message: EmailMessage): Promise<void> {
    const connection = await this.connection();
    await connection.sendMail(toNodemailerMessage(message)).catch((error: unknown) => {
      // The server's reply often repeats the recipient's address.
      throw new Error(errorSummary(error));
    });
  }

  async state(): Promise<'up' | 'down'> {
    const connection = await this.connection();
    return connection.verify().then(
      () => 'up',
      () => 'down',
    );
  }

  private connection(): Promise<Transporter> {
    return (this.transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(this.address)));
  }
}
