import { kindOf } from './notification-type.js';
import { paths } from './paths.js';

export const reviewKinds = {
  'review.asked': kindOf('review.asked', {
    group: 'reviews',
    recipients: ({ personId }) => [personId],
    about: ({ otherId }) => otherId,
    path: ({ arrangementId }) => paths.writeReview(arrangementId),
    words: ({ other, payload: { reminder } }) =>
      reminder
        ? {
            title: `Your review of ${other} is still missing`,
            line: 'A few honest sentences are enough.',
            email: {
              paragraphs: [
                `You have not written about your time with ${other} yet. A few honest sentences are enough.`,
                'Neither of you sees the other’s review before both are written, or until the time for it is over.',
              ],
              action: 'Write the review',
            },
          }
        : {
            title: `How was your time with ${other}?`,
            line: 'Write a review. Neither of you sees the other’s first.',
            email: {
              paragraphs: [
                `Your stay with ${other} is over. How was it? Those who come after you decide by what you write.`,
                'Neither of you sees the other’s review before both are written, or until fourteen days have passed. What only we should know has a line of its own.',
              ],
              action: 'Write the review',
            },
          },
  }),

  'review.received': kindOf('review.received', {
    group: 'reviews',
    recipients: ({ aboutId }) => [aboutId],
    path: (_payload, reader) => paths.ownReviews(reader),
    words: () => ({
      title: 'A review about you has opened',
      line: 'Read it, and answer once if you like.',
      email: {
        paragraphs: [
          'What was written about your time together can be read now, by you and by everyone who opens your page.',
          'You may answer it once. Sleep on it first if it stings.',
        ],
        action: 'Read the review',
      },
    }),
  }),
} as const;
