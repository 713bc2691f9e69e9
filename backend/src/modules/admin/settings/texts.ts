/** Validation messages for settings. */
export const messages = {
  secondAdmin: 'The offer needs two admins. Propose it, and a second admin approves it under Approvals.',
  value: 'Please send the whole setting',
  version: 'Please send the version you edited',
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 500 characters at most',
  },
} as const;
