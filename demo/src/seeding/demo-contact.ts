import { REGIONS, type ContactImportService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, hours, text } from '../content.js';

const HOUR_MS = 3_600_000;

const letter = z.strictObject({
  name: text,
  email: z.email(),
  subject: z.enum(['family', 'aupair', 'payment', 'safety', 'press', 'other']),
  region: z.enum(REGIONS),
  message: text,
  state: z.enum(['open', 'answered', 'closed', 'spam']),
  hoursAgo: hours,
  /** The entries of the admin. */
  entries: z.array(z.strictObject({ kind: z.enum(['answer', 'note']), hoursAgo: hours, words: text })).default([]),
});

const LETTERS = contentOf('contact-messages', z.array(letter));

/** Contact messages in the demo's inbox. */
export async function addDemoContact(inbox: ContactImportService, adminId: string, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { hoursAgo, entries, ...letter } of LETTERS)
    await inbox.add({
      ...letter,
      createdAt: ago(hoursAgo),
      entries: entries.map((entry) => ({
        kind: entry.kind,
        words: entry.words,
        authorId: adminId,
        createdAt: ago(entry.hoursAgo),
      })),
    });
}
