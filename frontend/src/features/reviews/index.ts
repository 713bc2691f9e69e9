export { reviewMessages } from './messages';
export { ReviewsBelow } from './ReviewsBelow';
export { StaysToReview, useReviewAtHand } from './StaysToReview';
