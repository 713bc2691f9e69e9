import type { ReviewPerson } from '../../api/reviews';
import { dashboardReviewsTexts } from './dashboard-texts';

/** How someone is called in a sentence. */
export const nameOf = (person: ReviewPerson | null): string => person?.displayName ?? dashboardReviewsTexts.someone;
