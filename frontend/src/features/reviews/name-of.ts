import type { ReviewPerson } from '../../api/reviews';
import { dashboardTexts } from './dashboard-texts';

/** How someone is called in a sentence. */
export const nameOf = (person: ReviewPerson | null): string => person?.displayName ?? dashboardTexts.someone;
