import type { ReviewPerson } from '../../api/reviews';
import { dashboardReviewsTexts } from './dashboard-texts';

/** The name of someone within a sentence. */
export const nameOf = (person: ReviewPerson | null): string => person?.displayName ?? dashboardReviewsTexts.someone;
