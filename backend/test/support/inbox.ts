import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { OutboxReader, type OutboxEmail } from '../../src/platform/email/dev-outbox/outbox-reader.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';

/** All emails to an address so far, oldest first. */
export async function emailsTo({ settings }: TestApp, address: string): Promise<OutboxEmail[]> {
  return (await new OutboxReader(join(settings.dataDir, 'outbox')).list(address)).reverse();
}

/** Waits for an email to an address whose subject matches: the first such email, or the one after `skip` others. */
export async function emailTo(app: TestApp, address: string, subject: RegExp, skip = 0): Promise<OutboxEmail> {
  return eventually(
    `an email to ${address} about ${subject}`,
    async () => (await emailsTo(app, address)).filter((mail) => subject.test(mail.subject))[skip],
  );
}

/** A header of an email as it was sent, by its name in lower case; undefined if it has none. */
export async function headerOf(
  { settings }: TestApp,
  { name }: OutboxEmail,
  header: string,
): Promise<string | undefined> {
  const { headers } = await PostalMime.parse(await readFile(join(settings.dataDir, 'outbox', name)));
  return headers.find(({ key }) => key === header)?.value;
}

/** The token behind the `#` of an email's link. */
export function tokenIn({ links, subject }: OutboxEmail): string {
  const token = links.map((link) => /#type=[a-z-]+&token=([\w-]+)$/.exec(link)?.[1]).find(Boolean);
  if (!token) throw new Error(`No link with a token in "${subject}"`);
  return token;
}
