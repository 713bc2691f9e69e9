import { paths } from '../../config/paths';

/** Texts around the legal texts. */
export const legalTexts = {
  pages: [
    { to: paths.privacy, label: 'Privacy' },
    { to: paths.terms, label: 'Terms' },
    { to: paths.cookies, label: 'Cookies' },
  ],
  allThree: 'The small print',
  changed: (day: string) => `Last changed ${day}`,
  short: 'The short version',
  contents: 'On this page',
  contact: {
    title: 'Something unclear?',
    text: 'Ask us. A person reads your question and answers it.',
    write: 'Send us a message',
    orMail: (email: string) => `or email ${email}`,
  },
} as const;
