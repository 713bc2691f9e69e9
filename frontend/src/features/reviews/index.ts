export { reviewMessages } from './texts';
export { ReviewsBelow } from './ReviewsBelow';
export { PlacementsToReview, useReviewAtHand } from './PlacementsToReview';
