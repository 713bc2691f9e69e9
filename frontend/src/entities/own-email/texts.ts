/** Texts about confirming and correcting your own email address. */
export const ownEmailTexts = {
  failed: 'That did not work',
  sentTo: 'We have sent a link to this address:',
  resend: 'Send the link again',
  resent: 'A new link is on its way',
  resentText: 'Check your inbox, and your spam folder.',
  wrongAddress: 'Not your address? Correct it',
  change: {
    open: 'Change my email address',
    lead: 'We will send a link to the new address. Once you use it, you log in with that address on every device.',
    email: 'New email address',
    wrong: 'Please enter an email address',
    password: 'Your password',
    passwordMissing: 'Please enter your password',
    submit: 'Send the link',
    cancel: 'Cancel',
    sent: (address: string) =>
      `We have sent a link to ${address}. It works for 24 hours. Until you use it, nothing changes.`,
  },
} as const;
