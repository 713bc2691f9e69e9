import type { ListKey } from './audience/audience-rules.js';

const LISTS: Record<ListKey, string> = {
  'families-australia': 'families in Australia',
  'families-newzealand': 'families in New Zealand',
  'aupairs-australia': 'au pairs for Australia',
  'aupairs-newzealand': 'au pairs for New Zealand',
};

/** Texts of email marketing, in addition to those of the error catalogue. */
export const messages = {
  /** The name of a list at Brevo, which identifies it. */
  listName: (productName: string, key: ListKey) => `${productName}: ${LISTS[key]}`,
  webhook: (productName: string) => `${productName}: reports about emails`,
  sync: {
    brokenOff: 'It stopped when the server stopped. The next run continues from there.',
    importFailed: 'Brevo stopped the import. The next run tries again.',
    fault: 'Something went wrong on our side. The next run continues from there.',
  },
  status: 'Please choose one of the statuses',
  search: 'Please search for 100 characters at most',
  campaign: {
    name: { tooShort: 'Give the campaign a name, for us', tooLong: 'A name can have 100 characters at most' },
    subject: { tooShort: 'Write a subject', tooLong: 'A subject can have 150 characters at most' },
    preview: { tooLong: 'The line after the subject can have 150 characters at most' },
    text: { tooShort: 'Write at least 20 characters', tooLong: 'A text can have 20000 characters at most' },
    lists: 'Choose at least one list',
    content: 'Choose a template, or write a text',
    senderId: 'Choose who it comes from',
    past: 'This time has passed',
    far: 'Choose a time within the next year',
    listMissing: 'There is no such list at Brevo yet. Bring the lists up to date first.',
    noOne: 'No one is on these lists.',
    audienceChanged: (people: number) =>
      `By now ${people === 1 ? 'one person is' : `${people} people are`} on these lists. Please look again before it goes out.`,
  },
  /** The frame of a campaign email. Brevo replaces the braces with the person's name and the unsubscribe link. */
  email: {
    greeting: 'Hello {{ contact.FIRSTNAME }},',
    reason: 'You are receiving this because you signed up for news by email in your account.',
    unsubscribe: 'Stop these emails',
    unsubscribeUrl: '{{ unsubscribe }}',
  },
} as const;
