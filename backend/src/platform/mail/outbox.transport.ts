import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composable, MailTransport, type MailMessage } from './mail-transport.js';

/** Writes each mail as an `.eml` file whose name sorts by time, where no SMTP server is named. */
export class OutboxTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly folder: string) {
    super();
  }

  async deliver(message: MailMessage): Promise<void> {
    const { message: bytes } = await this.composer.sendMail(composable(message));
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
    await mkdir(this.folder, { recursive: true });
    const partial = join(this.folder, `.${name}`);
    await writeFile(partial, bytes as Buffer);
    await rename(partial, join(this.folder, name));
  }

  state(): Promise<'unused'> {
    return Promise.resolve('unused');
  }
}
