/** The messages with which someone declines, by who writes. They are sent as they are shown. */
export const declineTexts = {
  title: 'Decline kindly',
  lead: (name: string) =>
    `Choose what ${name} reads. It is sent as a message, and they know that they can look further.`,
  legend: 'Your message',
  words: {
    family: {
      found: 'Thank you for writing. We have found someone, so we are no longer looking. We wish you all the best.',
      dates: 'Thank you for writing. I am afraid our dates do not fit. We hope that you find the right family.',
    },
    aupair: {
      found: 'Thank you for writing. I have found a family, so I am no longer looking. I wish you all the best.',
      dates: 'Thank you for writing. I am afraid our dates do not fit. I hope that you find the right au pair.',
    },
  },
  own: 'In my own words',
  ownLabel: 'Your own words',
  missing: 'Write a few words, or choose one of the messages above.',
  long: 'Your message is too long.',
  send: 'Send and decline',
  cancel: 'Not now',
} as const;
