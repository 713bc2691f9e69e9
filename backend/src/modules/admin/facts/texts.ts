/** Validation messages for admins. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  value: 'Please enter a number',
  day: 'Please enter a date',
  version: 'Please send the version you edited',
  sourceUrl: 'Please enter an address that begins with https://',
  sourceTitle: {
    tooShort: 'Please name the source in at least 5 characters',
    tooLong: 'The name of a source can have 200 characters at most',
  },
  note: { tooLong: 'A note can have 1,000 characters at most' },
} as const;
