/** Texts about payments for admins. */
export const messages = {
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 1,000 characters at most',
  },
  reference: {
    tooShort: 'Please enter what the bank statement says',
    tooLong: 'A reference can have 140 characters at most',
  },
  day: 'Please enter a date such as 2026-11-22',
  amount: 'Please enter a whole number of cents, at least 1',
  plan: 'Please choose standard or premium',
  person: 'Please choose who gets it',
} as const;
