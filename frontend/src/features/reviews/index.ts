export { reviewMessages } from './texts';
export { ReviewsBelow } from './ReviewsBelow';
export { useReviewsAtHand } from './use-reviews-at-hand';
