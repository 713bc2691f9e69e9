import { typeFor } from './notification-type.js';
import { paths } from './paths.js';

export const reviewTypes = {
  'review.asked': typeFor('review.asked', {
    group: 'reviews',
    recipients: ({ personId }) => [personId],
    about: ({ otherId }) => otherId,
    path: ({ agreementId }) => paths.writeReview(agreementId),
    words: ({ other, payload: { reminder } }) =>
      reminder
        ? {
            title: `Your review of ${other} is still missing`,
            line: 'A few honest sentences are enough.',
            email: {
              paragraphs: [
                `You have not reviewed your time with ${other} yet. A few honest sentences are enough.`,
                'Neither of you sees the other’s review until both are written, or the time to write has passed.',
              ],
              action: 'Write the review',
            },
          }
        : {
            title: `How was your time with ${other}?`,
            line: 'Write a review. Neither of you sees the other’s first.',
            email: {
              paragraphs: [
                `Your placement with ${other} is over. How was it? Your review helps others decide.`,
                'Neither of you sees the other’s review until both are written, or fourteen days have passed. You can also add a private note to us.',
              ],
              action: 'Write the review',
            },
          },
  }),

  'review.received': typeFor('review.received', {
    group: 'reviews',
    recipients: ({ aboutId }) => [aboutId],
    path: (_payload, reader) => paths.ownReviews(reader),
    words: () => ({
      title: 'You have a new review',
      line: 'Read it. You can answer once.',
      email: {
        paragraphs: [
          'The review of your time together is now shown to you and to everyone who can see your profile.',
          'You can answer it once. If it upsets you, take your time first.',
        ],
        action: 'Read the review',
      },
    }),
  }),
} as const;
