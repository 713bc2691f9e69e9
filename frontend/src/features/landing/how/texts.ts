/** Texts of the three steps. */
export const howMessages = {
  title: 'Three steps, each of them human',
  tabs: 'How it works',
  forFamilies: 'For Families',
  forAuPairs: 'For Au Pairs',
  families: {
    link: 'Start with a look around',
    steps: [
      [
        'Write the true version',
        'The hours, the room, the child who will not eat peas. Honest profiles get better answers.',
      ],
      [
        'Talk at a kind hour',
        'We show both clocks and shade the sleeping hours. Message first, then meet on video, here.',
      ],
      [
        'Sign an agreement, then hand over a key',
        'Hours, pay, days off, notice: one plain agreement you both confirm before anyone books a flight.',
      ],
    ],
  },
  auPairs: {
    link: 'See who is looking',
    steps: [
      ['Say who you are', 'What you love, what you can cook, which mornings do not frighten you. It costs nothing.'],
      [
        'Ask everything',
        'The room, the pay, the Tuesdays off. Both clocks are shown above the message, so no one is woken up.',
      ],
      [
        'Agree, then pack',
        'One plain agreement that you both confirm. Then someone holds a sign with your name on it.',
      ],
    ],
  },
} as const;
