import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

export const profileTypes = {
  'profile.still-looking-asked': typeFor('profile.still-looking-asked', {
    group: 'profile',
    accountHolderOnly: true,
    recipients: ({ userId }) => [userId],
    path: ({ token }) => paths.stillLooking(token),
    words: ({ productName, userType }) => ({
      title: 'Are you still looking?',
      line: 'Keep your profile as it is, or pause it, with a tap.',
      email: {
        paragraphs: [
          `You have not been on ${productName} for a month, and ${userType === 'family' ? 'au pairs' : 'families'} still find your profile.`,
          'Please tell us with a tap whether you are still looking. If not, we pause your profile, and you can resume it at any time.',
          'If we do not hear from you within two weeks, your profile stays, and members read on it that you were not active lately.',
        ],
        action: 'Answer',
      },
    }),
  }),
} as const;
