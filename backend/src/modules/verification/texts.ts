import type { EmailContent } from '../../platform/email/index.js';

/** The name of a check, what an approval proves, and what it does not. */
export interface CheckWords {
  title: string;
  says: string;
  doesNotSay: string;
}

interface ReferenceEmailFacts {
  productName: string;
  site: string;
  refereeName: string;
  auPairName: string;
  token: string;
}

/** Texts of verification. */
export const messages = {
  checks: {
    identity: {
      title: 'Identity',
      says: 'We looked at a passport, identity card or driving licence and its name and age match the profile.',
      doesNotSay: 'We saw a copy, not the person. It says nothing about character, visa or right to work.',
    },
    police_certificate: {
      title: 'Police certificate',
      says: 'We read a certificate of the home country’s police or ministry in this person’s name.',
      doesNotSay: 'It covers one country up to the day it was issued. No one can certify what was never reported.',
    },
    references: {
      title: 'References',
      says: 'Someone who has known them answered our questions by email, and we read the answer.',
      doesNotSay: 'We have not met the referee. Call them yourself before you decide.',
    },
    working_with_children: {
      title: 'Working with children check',
      says: 'We compared the number and state of the check, or the proof of having applied, with what was sent to us.',
      doesNotSay:
        'A state can withdraw a check on any day. Look the number up in its register; an application is not a result.',
    },
    driving_licence: {
      title: 'Driving licence',
      says: 'We looked at a licence in this person’s name and the day it expires.',
      doesNotSay: 'It says nothing about how someone drives, or on which side of the road they learned to.',
    },
    adults_at_home: {
      title: 'Adults at home',
      says: 'The family named every adult who lives there, and we saw an identity document or police certificate of each.',
      doesNotSay: 'We only know of the adults the family named. We have not visited the house.',
    },
  } satisfies Record<string, CheckWords>,
  invalid: {
    adultsNone: 'Name every adult who lives at home, including yourself',
    adultsMany: 'You can name ten adults here. Please write to us if there are more',
    adultName: {
      tooShort: 'Enter the name as in the document',
      tooLong: 'A name can have 100 characters at most',
    },
    adultsNotShown: 'A document of every adult is needed. Please ask for the missing ones.',
    adultUnknown: 'Choose which adult this document is for',
    wwccNumber: { tooShort: 'Enter the number of the check', tooLong: 'A number can have 40 characters at most' },
    wwccDay: 'Enter the date on the card or the receipt',
    wwccExpired: 'This check has already expired',
    wwccAhead: 'The day of the application is in the future',
    refereeName: { tooShort: 'Enter the name of the person', tooLong: 'A name can have 100 characters at most' },
    refereePlain: 'Enter only the name, without numbers, links or symbols',
    refereeSelf: 'This is your own address. Ask someone else for the reference',
    refereeTwice: 'You have already asked this person',
    reason: { tooShort: 'Give a reason', tooLong: 'A reason can have 1,000 characters at most' },
    validUntilMissing: 'Enter the last day this is valid',
    validUntilOver: 'This day has passed',
    validUntilFar: 'This is more than fifteen years ahead',
    words: {
      tooShort: 'Please write two or three sentences: at least 40 characters',
      tooLong: 'Please use at most 3,000 characters',
    },
    knownFor: {
      tooShort: 'Say since when you have known each other, and how you met',
      tooLong: 'At most 200 characters',
    },
    wouldTrust: 'Please choose yes or no',
  },
  relationships: {
    host_family: 'Family whose children they looked after',
    employer: 'Employer',
    teacher: 'Teacher or trainer',
    neighbour: 'Neighbour or friend of the family',
    other: 'Someone else who knows them',
  },
  /** Replaces a name in an email that is not a plain name. */
  someone: { auPair: 'An au pair', referee: 'there' },
  mail: ({ productName, site, refereeName, auPairName, token }: ReferenceEmailFacts): EmailContent => ({
    subject: `${auPairName} has asked you for a reference`,
    preview: 'Three questions, about five minutes.',
    heading: `Hello ${refereeName}`,
    paragraphs: [
      `${auPairName} would like to live with a family abroad and look after their children, and has named you as someone who knows them well.`,
      `${productName} brings families and au pairs together. Please tell us what you know, good and bad. Only our reviewers read your words; families only see how you know each other and that you answered.`,
    ],
    action: { label: 'Answer the questions', url: `${site}/reference/${token}` },
    afterAction: [
      'The button works once, for 30 days. You do not need an account.',
      'Thirty days after we have decided, we delete your name, address and answers.',
      'If you do not know this person, or would rather not answer, you can say so there, or ignore this email.',
    ],
  }),
} as const;
