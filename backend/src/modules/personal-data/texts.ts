import type { EmailContent } from '../../platform/email/index.js';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
export const inDays = (date: Date): string => DAY.format(date);

/** Obstacles to an erasure, and what to do. */
export const obstacleWords = {
  arrangement:
    'You have a confirmed agreement that is not over. End it first, or wait until it is over; the page of the agreement shows how.',
  moderation:
    'Our moderators are looking at something that concerns you. Once they have decided, and you have had your say, you can leave.',
  payment: 'A payment of yours is not settled. Write to us, and we settle it.',
  'last-administrator': 'This is the only administrator. Make another one first.',
} as const;
export type Obstacle = keyof typeof obstacleWords;

/** The facts of emails about personal data. */
export interface EmailFacts {
  productName: string;
  site: string;
}

/** Emails about data exports and erasures. Dates are texts. */
export const letters = {
  /** To the requester: the person, or an admin. */
  exportReady: ({ productName, site }: EmailFacts, until: string, own: boolean, personId: string): EmailContent => ({
    subject: own ? `The copy of your data from ${productName} is ready` : 'The export you asked for is ready',
    preview: `You can fetch it until ${until}.`,
    heading: own ? 'Your data is ready' : 'The export is ready',
    paragraphs: [`Log in and fetch it until ${until}. After that we delete it.`],
    action: own
      ? { label: 'Fetch my data', url: `${site}/account#your-data` }
      : { label: 'Fetch the export', url: `${site}/admin/users/${personId}` },
    ...(own && { afterAction: ['If you did not ask for it, choose a new password now.'] }),
  }),

  leaving: ({ productName, site }: EmailFacts, day: string, byOneself: boolean): EmailContent => ({
    subject: `Your ${productName} account will be erased on ${day}`,
    preview: byOneself
      ? 'Log in before that day if you want to stay.'
      : 'Answer this email if you think it is a mistake.',
    heading: 'Your account will be erased',
    paragraphs: [
      byOneself
        ? `You asked us to erase your account. That happens on ${day}. Until then no one finds your profile.`
        : `We will erase your account on ${day}. Until then no one finds your profile. If you think this is a mistake, answer this email.`,
    ],
    ...(byOneself && {
      action: { label: 'I want to stay', url: `${site}/account#your-data` },
      afterAction: ['Log in before that day and choose to stay, and everything is as it was.'],
    }),
  }),

  staying: ({ productName, site }: EmailFacts): EmailContent => ({
    subject: `Your ${productName} account is staying open`,
    preview: 'Nothing was erased.',
    heading: 'Good that you stay',
    paragraphs: ['Your account will not be erased. Everything is as it was.'],
    action: { label: 'Log in', url: `${site}/auth` },
  }),

  /** The last email, to an address that is no longer stored. */
  erased: ({ productName }: Pick<EmailFacts, 'productName'>): EmailContent => ({
    subject: `Your ${productName} account is erased`,
    preview: 'Your profile, photos, documents and sign-in are gone.',
    heading: 'Your account is erased',
    paragraphs: [
      'Your profile, your photos, your documents and your sign-in are gone. People you wrote with keep the conversation, from “A former member”.',
      'What the law makes us keep, such as invoices and signed agreements, stays without your name where that is possible. Backups forget you after 35 days at most.',
    ],
  }),
} as const;

/** Texts of exports and erasures. */
export const messages = {
  password: { required: 'Please enter your password' },
  formerMember: 'A former member',
  removed: '[removed]',
  readMe: (product: string, at: Date): string =>
    [
      `Everything that ${product} has about you, as of ${at.toISOString()}.`,
      '',
      'your-data.json  every row that concerns you, by table. Times are in UTC.',
      'photos/         your photos, in the largest size we keep',
      'documents/         what you sent us as evidence, as long as we keep it',
      'messages/       photos and documents in messages that you sent or received',
      '',
      'Messages that you received are in it, as you could read them. Left out are secrets such as the hash of your',
      'password, what others keep to themselves (who has saved or blocked whom, their notes), what referees told us in',
      'confidence, and the notes of moderators.',
      '',
    ].join('\r\n'),
} as const;
