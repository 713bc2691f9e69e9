import type { ReviewPerson } from '../../api/reviews';
import { atHandTexts } from './at-hand-texts';

/** How someone is called in a sentence. */
export function nameOf(person: ReviewPerson | null): string {
  if (!person) return atHandTexts.someone;
  return person.userType === 'family' ? atHandTexts.family(person.displayName) : person.displayName;
}
