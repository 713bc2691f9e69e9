/** Texts about removing reviews for admins. */
export const messages = {
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 1000 characters at most',
  },
} as const;
