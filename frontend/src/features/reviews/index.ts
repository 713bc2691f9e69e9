export { reviewMessages } from './messages';
export { ReviewsBelow } from './ReviewsBelow';
export { StaysToReview } from './StaysToReview';
