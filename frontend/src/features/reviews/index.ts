export { reviewMessages } from './texts';
export { ReviewsBelow } from './ReviewsBelow';
export { StaysToReview, useReviewAtHand } from './StaysToReview';
