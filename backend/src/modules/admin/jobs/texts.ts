/** Texts about jobs for admins. */
export const messages = {
  reason: {
    tooShort: 'Please give a reason of at least 5 characters',
    tooLong: 'A reason can have 300 characters at most',
  },
} as const;
