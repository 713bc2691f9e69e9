export { PersonReviewsService } from './person-reviews.service.js';
export { type ImportedReview, ReviewImportService } from './review-import.service.js';
export { ReviewsModule } from './reviews.module.js';
