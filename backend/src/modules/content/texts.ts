import { dayInWords } from '../../platform/calendar-days/index.js';
import { dayIn } from '../../platform/clock/index.js';
import type { EmailContent } from '../../platform/email/index.js';
import type { Region } from '../country/index.js';
import type { ContactSubject } from './contact/contact-message.entity.js';

const subjects: Record<ContactSubject, string> = {
  general: 'A general question',
  family: 'Hosting an au pair',
  aupair: 'Being an au pair',
  payment: 'Plans and payment',
  safety: 'Someone’s safety',
  press: 'Press',
  other: 'Something else',
};

const regions: Record<Region, string> = { australia: 'Australia', newzealand: 'New Zealand' };
const EMERGENCY = 'If anyone is in danger now, please do not wait for us: call 000 in Australia, 111 in New Zealand.';

/** The facts of an email about a message. */
interface ContactMailFacts {
  productName: string;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  region: Region;
}

/** The facts of an answer email. */
interface ContactAnswerFacts {
  subject: ContactSubject;
  /** Their message. */
  message: string;
  createdAt: Date;
  /** Our answer. */
  words: string;
  reference: string;
}

/** Texts of the content module. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  about: {
    sample: 'Please say whether these are samples',
    text: (least: number, most: number) => `Please write ${least} to ${most.toLocaleString('en-AU')} characters`,
    families: 'Please enter a number, such as 250 or 250+',
    weeks: 'Please enter a number of weeks from 1 to 52',
  },
  banner: {
    over: 'This time has passed. Choose a later one, or turn the banner off',
    on: 'Please say whether it is shown',
    text: {
      missing: 'Please write what the banner says',
      long: 'The banner cannot exceed 160 characters',
      lines: 'The banner is one line of text',
    },
    link: {
      label: 'Please write what the link says',
      labelLong: 'The link text cannot exceed 40 characters',
      href: 'Please enter a page of this site (/blog/…) or an address that begins with https://',
    },
    tone: 'Please choose a tone',
    regions: 'Please choose at least one region',
    until: 'Please enter a date and time',
  },
  contact: {
    name: {
      missing: 'Please tell us your name',
      long: 'Your name cannot exceed 100 characters',
      unreadable: 'Please write your name on one line, in characters that can be shown',
    },
    subject: 'Please choose what your message is about',
    message: {
      short: 'Please write at least 20 characters, so that we know what it is about',
      long: 'Your message cannot exceed 4000 characters',
      unreadable: 'Please leave out characters that cannot be shown',
    },
    email: { long: 'An email address cannot exceed 254 characters' },
    website: 'Please leave this field empty',
  },
  inbox: {
    state: 'Please choose open, answered, closed or spam',
    assigneeRead: 'Please load the message again',
    settableState: 'Please choose open, closed or spam',
    search: 'Please search for 100 characters at most',
    entryId: 'entryId must be a UUID',
    answer: { tooShort: 'Write something first', tooLong: 'An answer can have 8,000 characters at most' },
    note: { tooShort: 'Write something first', tooLong: 'A note can have 4,000 characters at most' },
    formerMember: 'Someone who left',
  },
  mail: {
    answer: ({ subject, message, createdAt, words, reference }: ContactAnswerFacts): EmailContent => ({
      subject: `Re: ${subjects[subject]} [${reference}]`,
      preview: words.slice(0, 120),
      heading: 'Our answer to you',
      paragraphs: linesOf(words),
      quotes: [{ who: `You wrote on ${dayInWords(dayIn('Australia/Sydney', createdAt))}`, text: message }],
      afterAction: ['To answer, just reply to this email and keep the number in the subject.'],
    }),
    toSupport: ({ name, email, subject, message, region }: ContactMailFacts): EmailContent => ({
      subject: `${subjects[subject]}: a message from ${name}`,
      preview: message.slice(0, 120),
      heading: subjects[subject],
      paragraphs: [`${name} <${email}> wrote from the ${regions[region]} side of the site:`, ...linesOf(message)],
      afterAction: ['Replies to this email go to the person who wrote.'],
    }),
    thanks: ({ productName, subject }: ContactMailFacts): EmailContent => ({
      subject: `${productName} has your message`,
      preview: 'Someone on our team will read it and reply.',
      heading: 'Thank you for writing',
      paragraphs: [
        `Your message has arrived. Topic: ${subjects[subject].toLowerCase()}. Someone on our team will read it and reply to this address.`,
        ...(subject === 'safety' ? [EMERGENCY] : []),
      ],
      afterAction: [
        'If you did not write to us, someone typed your address by mistake, and you can ignore this email.',
      ],
    }),
  },
} as const;

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
