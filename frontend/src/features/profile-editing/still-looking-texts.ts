/** Texts of the page that asks people who were away whether they are still looking. */
export const stillLookingTexts = {
  title: 'Are you still looking?',
  text: {
    family: 'You have not been here for a month, and au pairs still find your profile.',
    aupair: 'You have not been here for a month, and families still find your profile.',
  },
  yes: 'Yes, I am still looking',
  pause: 'Pause my profile',
  kept: {
    title: 'Good to know',
    text: { family: 'Au pairs go on finding your profile.', aupair: 'Families go on finding your profile.' },
    search: { family: 'Search au pairs', aupair: 'Search families' },
  },
  paused: {
    title: 'Your profile is paused',
    text: 'No one can find you until you show it again. Your conversations stay.',
  },
  toProfile: 'Go to my profile',
  failed: 'That did not work. Please try again.',
  bad: {
    title: 'This link is incomplete',
    text: 'Your email program may have cut it off. Open it again from the email, or change your profile in your account.',
  },
} as const;
