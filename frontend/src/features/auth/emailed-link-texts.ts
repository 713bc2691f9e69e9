/** Texts of the pages that emailed links lead to. */
export const emailedLinkTexts = {
  verify: {
    heading: 'Is this your email?',
    lead: 'Confirm it so that we can reach you.',
    submit: 'Confirm my email',
    success: 'Email confirmed',
    successText: 'Thank you. You can write to people as soon as your profile is complete.',
    already: 'Your email is already confirmed',
    failed: 'The link no longer works',
    failedText: 'It may be more than a day old or already used.',
    failedLoggedOut: 'If you have confirmed it already, just log in. If not, log in and ask for a new link.',
    resend: 'Send me another link',
    resent: 'A new link is on its way',
    resentText: 'Check your inbox, and your spam folder.',
    notSent: 'The email was not sent',
    on: 'Continue',
  },
  emailChange: {
    'change-email': {
      heading: 'Use this email address?',
      lead: 'This becomes your account’s email address. If it replaces a confirmed one, you will be logged out everywhere.',
      submit: 'Use this address',
      success: 'Email address changed',
      successText: 'Please log in with the new address.',
    },
    'undo-email-change': {
      heading: 'Not you?',
      lead: 'We will restore this address and log out every device. Your current password will stop working, and we will send you a link to choose a new one.',
      submit: 'Undo the change',
      success: 'Your account has this address again',
      successText: 'We have sent you a link to choose a new password.',
    },
  },
} as const;
