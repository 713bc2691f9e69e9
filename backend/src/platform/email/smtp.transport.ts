import { createTransport, type Transporter } from 'nodemailer';
import { composable, MailTransport, type MailMessage } from './mail-transport.js';

const TIMEOUT_MS = 10_000;

/** Sends through the SMTP server of `SMTP_URL`. */
export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(smtpUrl: string) {
    super();
    const url = new URL(smtpUrl);
    for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
      url.searchParams.set(timeout, String(TIMEOUT_MS));
    this.transporter = createTransport(url.href);
  }

  async deliver(message: MailMessage): Promise<void> {
    await this.transporter.sendMail(composable(message));
  }

  async state(): Promise<'up' | 'down'> {
    return this.transporter.verify().then(
      () => 'up',
      () => 'down',
    );
  }
}
