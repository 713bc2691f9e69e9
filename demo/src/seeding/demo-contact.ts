import { REGIONS, type ContactImportService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, hours, text } from '../content.js';

const HOUR_MS = 3_600_000;

const contactMessageSchema = z.strictObject({
  name: text,
  email: z.email(),
  subject: z.enum(['family', 'aupair', 'payment', 'safety', 'press', 'other']),
  region: z.enum(REGIONS),
  message: text,
  state: z.enum(['open', 'answered', 'closed', 'spam']),
  hoursAgo: hours,
  /** Answers and notes of the admin. */
  entries: z.array(z.strictObject({ kind: z.enum(['answer', 'note']), hoursAgo: hours, words: text })).default([]),
});

const CONTACT_MESSAGES = contentOf('contact-messages', z.array(contactMessageSchema));

/** Adds messages from the contact form to the demo's inbox. */
export async function addDemoContact(inbox: ContactImportService, adminId: string, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { hoursAgo, entries, ...contactMessage } of CONTACT_MESSAGES)
    await inbox.add({
      ...contactMessage,
      createdAt: ago(hoursAgo),
      entries: entries.map((entry) => ({
        kind: entry.kind,
        words: entry.words,
        authorId: adminId,
        createdAt: ago(entry.hoursAgo),
      })),
    });
}
