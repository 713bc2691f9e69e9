/** Texts of early exits, in addition to those of the error catalogue. */
export const messages = {
  reason: {
    tooShort: 'Please write at least 20 characters, so that we know how to help',
    tooLong: 'This can have 4,000 characters at most',
  },
  word: { tooLong: 'Your message to them can have 500 characters at most' },
  on: 'Please choose a day',
  /** Shown to the other side if no reason was given. */
  noWord: 'No reason was given.',
} as const;
