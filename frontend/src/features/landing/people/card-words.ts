import { monthAndYear } from '../../../lib/format/date';
import { newestPeopleTexts } from './texts';

/** What the label on an au pair's picture says; null when they have said nothing of a date. */
export function availabilityLabel(availableNow: boolean, availableFrom: string | null): string | null {
  if (availableNow) return newestPeopleTexts.auPairs.availableNow;
  return availableFrom && newestPeopleTexts.auPairs.from(monthAndYear(availableFrom));
}
