/** Texts of reviews, in addition to those of the error catalogue. */
export const messages = {
  stars: 'Please give one to five stars',
  answer: 'Please choose yes, mostly or no',
  words: {
    tooShort: 'Please write at least 50 characters: what was it like to live together?',
    tooLong: 'A review can have 2,000 characters at most',
  },
  payMissing: 'Please say whether you were paid on time',
  payNotYours: 'Only au pairs answer this question',
  moderatorNote: { tooLong: 'The note to our moderators can have 500 characters at most' },
  /** Days as "2027-02-01". */
  lineToUs: (from: string, until: string, line: string) =>
    `About my review of the placement from ${from} to ${until}, for the moderators only:\n\n${line}`,
  reply: { tooShort: 'Write something first', tooLong: 'An answer can have 1,000 characters at most' },
  aboutId: 'Please choose whose reviews to read',
} as const;
