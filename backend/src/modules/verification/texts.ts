import type { EmailContent } from '../../platform/email/index.js';

/** The name of a check, what an approval proves, and what it does not. */
export interface CheckWords {
  title: string;
  says: string;
  doesNotSay: string;
}

export interface ReferenceMailFacts {
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
      says: 'We looked at a passport, identity card or driving licence and its name and age fit the profile.',
      doesNotSay: 'We saw a copy, not the person. It says nothing of character, visa or right to work.',
    },
    police_certificate: {
      title: 'Police certificate',
      says: 'We read a certificate of the home country’s police or ministry in this person’s name.',
      doesNotSay: 'It covers one country up to the day it was issued. No one can certify what was never reported.',
    },
    references: {
      title: 'References',
      says: 'Someone who has known them answered our questions by email, and we read the answer.',
      doesNotSay: 'We have not met the referee. Ring them yourself before you decide.',
    },
    working_with_children: {
      title: 'Working-with-children check',
      says: 'We compared the number and state of the check, or the proof of having applied, with what was sent to us.',
      doesNotSay:
        'A state can withdraw a check on any day. Look the number up in its register; an application is no result.',
    },
    driving_licence: {
      title: 'Driving licence',
      says: 'We looked at a licence in this person’s name and the day it runs out.',
      doesNotSay: 'It says nothing of how someone drives, or on which side of the road they learned to.',
    },
    adults_at_home: {
      title: 'Adults at home',
      says: 'The family named every adult who lives there, and we saw an identity document or police certificate of each.',
      doesNotSay: 'We know of those who were named. None of us has visited the house.',
    },
  } satisfies Record<string, CheckWords>,
  invalid: {
    adultsNone: 'Name every adult who lives at home, yourself included',
    adultsMany: 'Ten adults are the most we can take here: please write to us',
    adultName: {
      tooShort: 'Give the name as in the document',
      tooLong: 'A name may have at most 100 characters',
    },
    adultUnknown: 'Choose for which adult this document is',
    wwccNumber: { tooShort: 'Give the number of the check', tooLong: 'A number has at most 40 characters' },
    wwccDay: 'Give the day as on the card or the receipt',
    wwccExpired: 'This check has run out already',
    wwccAhead: 'The day of the application is in the future',
    refereeName: { tooShort: 'Give the name of the person', tooLong: 'A name may have at most 100 characters' },
    refereePlain: 'Give the name alone, without numbers, links or symbols',
    refereeSelf: 'Someone else has to say it: this is your own address',
    refereeTwice: 'You have asked this person already',
    reason: { tooShort: 'Say why, in a few words', tooLong: 'A reason may have at most 1,000 characters' },
    validUntilMissing: 'Give the day until which this holds',
    validUntilOver: 'This day is over already',
    validUntilFar: 'This is more than fifteen years ahead',
    words: {
      tooShort: 'Two or three sentences, please: at least 40 characters',
      tooLong: 'At most 3,000 characters fit here',
    },
    knownFor: { tooShort: 'Say since when and from where you know each other', tooLong: 'At most 200 characters' },
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
  mail: ({ productName, site, refereeName, auPairName, token }: ReferenceMailFacts): EmailContent => ({
    subject: `${auPairName} asks you for a reference`,
    preview: 'Three questions, about five minutes.',
    heading: `Hello ${refereeName}`,
    paragraphs: [
      `${auPairName} would like to live with a family abroad and look after their children, and has named you as someone who knows them well.`,
      `${productName} brings families and au pairs together. Please tell us what you know, the good and the difficult. Only our reviewers read your words; families see how you know each other and that you answered.`,
    ],
    action: { label: 'Answer the questions', url: `${site}/reference/${token}` },
    afterAction: [
      'The button works for 30 days, once. You need no account.',
      'Thirty days after we have decided, your name, address and words are erased.',
      'If you do not know this person, or would rather not answer, you can say so there, or ignore this email.',
    ],
  }),
} as const;
