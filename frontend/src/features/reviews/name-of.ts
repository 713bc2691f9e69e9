import type { ReviewPerson } from '../../api/reviews';
import { reviewMessages } from './texts';

/** How someone is called in a sentence. */
export function nameOf(person: ReviewPerson | null): string {
  if (!person) return reviewMessages.someone;
  return person.userType === 'family' ? reviewMessages.family(person.displayName) : person.displayName;
}
