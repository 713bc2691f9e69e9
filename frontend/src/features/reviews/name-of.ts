import type { ReviewPerson } from '../../api/reviews';
import { atHandTexts } from './at-hand-texts';

/** How someone is called in a sentence. */
export const nameOf = (person: ReviewPerson | null): string => person?.displayName ?? atHandTexts.someone;
