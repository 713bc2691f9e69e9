/** Texts of the three steps. */
export const howTexts = {
  title: 'How it works, in three steps',
  tabs: 'How it works',
  forFamilies: 'For Families',
  forAuPairs: 'For Au Pairs',
  families: {
    link: 'Browse au pairs',
    steps: [
      [
        'Write an honest profile',
        'The hours, the room, the child who won’t eat peas. Honest profiles get better answers.',
      ],
      [
        'Talk at a good time for both',
        'We show both time zones and mark the night hours. Message first, then meet on video, all on this site.',
      ],
      [
        'Sign an agreement',
        'Hours, pay, days off, notice: one clear agreement you both confirm before anyone books a flight.',
      ],
    ],
  },
  auPairs: {
    link: 'Browse families',
    steps: [
      ['Say who you are', 'What you love, what you can cook, what experience you have. It’s free.'],
      ['Ask everything', 'The room, the pay, the days off. We show both time zones, so no one gets woken up.'],
      ['Agree, then pack', 'One clear agreement that you both confirm. Then pack your bags.'],
    ],
  },
} as const;
