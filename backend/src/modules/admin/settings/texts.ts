/** Validation messages for settings. */
export const messages = {
  secondAdmin: 'The offer takes two admins. Propose it; a second admin agrees under Approvals.',
  value: 'Please send the whole setting',
  version: 'Please say which version was edited',
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 500 characters at most',
  },
} as const;
