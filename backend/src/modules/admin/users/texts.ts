/** Validation messages for actions on users. */
export const messages = {
  until: 'Please say until when',
  words: {
    tooShort: 'Please say it in a few words, at least 10 characters',
    tooLong: 'Please keep it under 2,000 characters',
  },
  reason: {
    tooShort: 'Please say why, in 5 characters or more',
    tooLong: 'Please keep it under 500 characters',
  },
} as const;
