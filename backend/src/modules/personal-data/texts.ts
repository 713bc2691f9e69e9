import { dayInWords } from '../../platform/calendar-days/index.js';
import type { EmailContent } from '../../platform/email/index.js';

const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
export const inDays = (date: Date): string => dayInWords(date.toISOString());

/** Obstacles to an erasure, and what to do. */
export const obstacleWords = {
  agreement:
    'You have a confirmed agreement that is not over. Wait until it is over, or end it first; the agreement page shows how.',
  moderation:
    'Our moderators are reviewing something about you, or your appeal. You can delete your account once they have decided.',
  payment: 'One of your payments is not settled. Write to us, and we will settle it.',
  'last-administrator': 'This is the only admin. Make someone else an admin first.',
} as const;
export type Obstacle = keyof typeof obstacleWords;

/** The facts of emails about personal data. */
interface EmailFacts {
  productName: string;
  site: string;
}

/** Emails about data exports and erasures. Dates are texts. */
export const emails = {
  /** To the requester: the person, or an admin. */
  exportReady: ({ productName, site }: EmailFacts, until: string, own: boolean, personId: string): EmailContent => ({
    subject: own ? `Your data export from ${productName} is ready` : 'The export you asked for is ready',
    preview: `You can download it until ${until}.`,
    heading: own ? 'Your data export is ready' : 'The export is ready',
    paragraphs: [`Log in and download it by ${until}. After that we delete it.`],
    action: own
      ? { label: 'Download my data', url: `${site}/account/your-data` }
      : { label: 'Download the export', url: `${site}/admin/users/${personId}` },
    ...(own && { afterAction: ['If you did not ask for it, choose a new password now.'] }),
  }),

  leaving: ({ productName, site }: EmailFacts, day: string, byOneself: boolean): EmailContent => ({
    subject: `Your ${productName} account will be deleted on ${day}`,
    preview: byOneself
      ? 'Log in before that day if you want to stay.'
      : 'Reply to this email if you think it is a mistake.',
    heading: 'Your account will be deleted',
    paragraphs: [
      byOneself
        ? `You asked us to delete your account. We will do so on ${day}. Until then your profile is hidden.`
        : `We will delete your account on ${day}. Until then your profile is hidden. If you think this is a mistake, reply to this email.`,
    ],
    ...(byOneself && {
      action: { label: 'Keep my account', url: `${site}/account/your-data` },
      afterAction: ['If you log in before that day and choose to stay, nothing is deleted.'],
    }),
  }),

  staying: ({ productName, site }: EmailFacts): EmailContent => ({
    subject: `Your ${productName} account is staying open`,
    preview: 'Nothing was deleted.',
    heading: 'We are glad you are staying',
    paragraphs: ['Your account will not be deleted. Everything is as it was.'],
    action: { label: 'Log in', url: `${site}/auth` },
  }),

  /** The last email, to an address that is no longer stored. */
  erased: ({ productName }: Pick<EmailFacts, 'productName'>): EmailContent => ({
    subject: `Your ${productName} account has been deleted`,
    preview: 'Your profile, photos, documents and login are gone.',
    heading: 'Your account has been deleted',
    paragraphs: [
      'Your profile, photos, documents and login are gone. People you wrote with keep the conversation, shown as from “A former member”.',
      'We keep what the law requires, such as invoices and signed agreements, without your name where possible. Your data is gone from our backups after 35 days at most.',
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
      `Everything that ${product} has about you, as of ${MOMENT.format(at)} (UTC).`,
      '',
      'your-data.json  every row that concerns you, by table. Times are in UTC.',
      'photos/         your photos, in the largest size we keep',
      'documents/      what you sent us as evidence, for as long as we keep it',
      'messages/       photos and documents in messages that you sent or received',
      '',
      'Messages that you received are in it, as you could read them. Left out are secrets such as the hash of your',
      'password, what others keep to themselves (who they have saved or blocked, their notes), what referees told us in',
      'confidence, and the notes of moderators.',
      '',
    ].join('\r\n'),
} as const;
