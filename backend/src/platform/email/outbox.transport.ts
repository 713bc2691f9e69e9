import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toNodemailerMessage, EmailTransport, type EmailMessage } from './email-transport.js';

/**
 * Writes each email as an `.eml` file sorted by time, if no SMTP server is configured. Only the owner may read them,
 * because they contain login links.
 */
export class OutboxTransport extends EmailTransport {
  constructor(private readonly folder: string) {
    super();
  }

  async deliver(message: EmailMessage): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message: bytes } = await composer.sendMail(toNodemailerMessage(message));
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // An earlier release may have created the folder with wider permissions.
    await chmod(this.folder, 0o700);
    const partial = join(this.folder, `.${name}`);
    await writeFile(partial, bytes as Buffer, { mode: 0o600 });
    await rename(partial, join(this.folder, name));
  }

  override async deleteBefore(moment: Date): Promise<number> {
    let deleted = 0;
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile() || found.mtime >= moment) continue;
      await rm(path, { force: true });
      deleted += 1;
    }
    return deleted;
  }

  state(): Promise<'unused'> {
    return Promise.resolve('unused');
  }
}
