export const messages = {
  roleMissing: 'Please choose the new role',
  untilMissing: 'Please say until when',
  words: {
    tooShort: 'Please say it in a few words, at least 10 characters',
    tooLong: 'Please keep it under 2,000 characters',
  },
  reason: { missing: 'Please say why, in a few words', tooLong: 'Please keep it within 500 characters' },
} as const;
