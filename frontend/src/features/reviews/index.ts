export { reviewTexts } from './texts';
export { ReviewsBelow } from './ReviewsBelow';
export { useDashboardReviews } from './use-dashboard-reviews';
