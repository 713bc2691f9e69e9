import type { ContactImportService, ImportedContactMessage } from '@wattle-and-fern/backend/seeding';

const HOUR_MS = 3_600_000;

interface DemoLetter extends Pick<
  ImportedContactMessage,
  'name' | 'email' | 'subject' | 'region' | 'message' | 'state'
> {
  hoursAgo: number;
  /** What was written under it, by the keeper. */
  entries?: { kind: 'answer' | 'note'; hoursAgo: number; words: string }[];
}

const LETTERS: readonly DemoLetter[] = [
  {
    name: 'Noémie Laurent',
    email: 'noemie@visitor.example',
    subject: 'aupair',
    region: 'newzealand',
    state: 'open',
    hoursAgo: 5,
    message:
      'Bonjour! Do I need to have my visa before I write to a family in Wellington, or is it enough to have applied?\n\nI am 22, from Nantes, and my application has been in since Monday.',
  },
  {
    name: 'Gerald Whitcombe',
    email: 'gerald@visitor.example',
    subject: 'payment',
    region: 'australia',
    state: 'open',
    hoursAgo: 27,
    message:
      'We would like to pay by invoice, as my employer reimburses it. Can the invoice carry a purchase order number?',
  },
  {
    name: 'Lena',
    email: 'lena@example.com',
    subject: 'safety',
    region: 'australia',
    state: 'open',
    hoursAgo: 2,
    message:
      'A family has asked me for a copy of my passport before our first call. I have not sent it. Is that usual, and whom do I tell?',
  },
  {
    name: 'Priya Nair',
    email: 'priya@visitor.example',
    subject: 'family',
    region: 'australia',
    state: 'answered',
    hoursAgo: 74,
    message: 'Our au pair would share a bathroom with two children. Is that all right, and should the page say so?',
    entries: [
      { kind: 'note', hoursAgo: 52, words: 'Asked twice this week: worth a question in the FAQ.' },
      {
        kind: 'answer',
        hoursAgo: 51,
        words:
          'It is all right as long as the room itself is their own and has a door that closes.\n\nDo say it on your page: people ask about the bathroom in the first call anyway, and it reads better when it stands there.',
      },
    ],
  },
  {
    name: 'The Inner West Gazette',
    email: 'newsroom@visitor.example',
    subject: 'press',
    region: 'australia',
    state: 'closed',
    hoursAgo: 200,
    message: 'We are writing about how families find care for early mornings. Is there someone we could talk to?',
    entries: [{ kind: 'answer', hoursAgo: 180, words: 'With pleasure. Would Thursday at ten, Sydney time, suit you?' }],
  },
  {
    name: 'Rank Higher Now',
    email: 'offers@visitor.example',
    subject: 'other',
    region: 'australia',
    state: 'spam',
    hoursAgo: 90,
    message: 'Dear sir, we put your website on the first page of every search engine within a week. Reply for prices.',
  },
];

/** What people have written to us, as the inbox of the demo shows it. */
export async function addDemoContact(inbox: ContactImportService, keeperId: string, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { hoursAgo, entries = [], ...letter } of LETTERS)
    await inbox.add({
      ...letter,
      createdAt: ago(hoursAgo),
      entries: entries.map((entry) => ({
        kind: entry.kind,
        words: entry.words,
        authorId: keeperId,
        createdAt: ago(entry.hoursAgo),
      })),
    });
}
