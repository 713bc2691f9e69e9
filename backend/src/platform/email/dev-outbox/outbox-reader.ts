import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment, Email } from 'postal-mime';
import { DomainError } from '../../errors/index.js';

export interface OutboxEmail {
  /** File name; also the last part of the email's path. */
  name: string;
  from: string;
  to: string;
  subject: string;
  /** ISO 8601. */
  sentAt: string;
  text: string;
  html: string;
  /** All links without duplicates, in order. */
  links: string[];
  attachments: OutboxAttachment[];
}

/** An attachment. */
export interface OutboxAttachment {
  name: string;
  mimeType: string;
  /** The calendar method: "REQUEST", "CANCEL". */
  method: string | null;
  /** As text, otherwise base64. */
  content: string;
  encoding: 'utf8' | 'base64';
}

const NAME = /^[\w-]{1,100}\.eml$/;
const SHOWN = 200;

/** Reads emails that were written instead of sent. */
export class OutboxReader {
  /** A cache of the newest emails, which do not change and are listed often by tests. */
  private known = new Map<string, Promise<OutboxEmail | null>>();

  constructor(private readonly folder: string) {}

  /** The newest emails first, at most 200; with `to` only those to one address. */
  async list(to?: string): Promise<OutboxEmail[]> {
    const files = await readdir(this.folder).catch(() => []);
    const newest = files
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    this.known = new Map(newest.map((name) => [name, this.known.get(name) ?? this.find(name)]));
    const emails = await Promise.all(this.known.values());
    const wanted = to?.toLowerCase();
    return emails.filter((email) => email !== null).filter((email) => !wanted || email.to.toLowerCase() === wanted);
  }

  /** One email. Throws `not_found`. */
  async read(name: string): Promise<OutboxEmail> {
    const email = await this.find(name);
    if (!email) throw new DomainError('not_found');
    return email;
  }

  private async find(name: string): Promise<OutboxEmail | null> {
    if (!NAME.test(name)) return null;
    const bytes = await readFile(join(this.folder, name)).catch(() => null);
    if (!bytes) return bytes;
    const { default: PostalMime } = await import('postal-mime');
    return toOutboxEmail(name, await PostalMime.parse(bytes));
  }
}

function toOutboxEmail(name: string, { from, to, subject, date, text, html, attachments }: Email): OutboxEmail {
  return {
    name,
    from: from?.address ?? '',
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    sentAt: date ?? '',
    text: text ?? '',
    html: html ?? '',
    links: [...new Set(text?.match(/https?:\/\/[^\s<>"]+/g))],
    attachments: attachments.filter(({ filename }) => filename !== null).map(toOutboxAttachment),
  };
}

function toOutboxAttachment({ filename, mimeType, method, content }: Attachment): OutboxAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  const encoding = mimeType.startsWith('text/') ? 'utf8' : 'base64';
  return { name: filename ?? '', mimeType, method: method ?? null, content: bytes.toString(encoding), encoding };
}
