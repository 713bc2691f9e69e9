/** Validation messages for admins. */
export const messages = {
  region: 'Please choose Australia or New Zealand',
  value: 'Please give a number',
  day: 'Please give a day',
  version: 'Please say which version was edited',
  sourceUrl: 'Please give an address that begins with https://',
  sourceTitle: {
    tooShort: 'Please name the source in at least 5 characters',
    tooLong: 'The name of a source can have 200 characters at most',
  },
  note: { tooLong: 'A note can have 1,000 characters at most' },
} as const;
