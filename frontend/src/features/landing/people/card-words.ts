import { monthAndYear } from '../../../lib/format/date';
import { newestPeopleMessages } from './texts';

/** What the label on an au pair's picture says; null when they have said nothing of a date. */
export function availabilityLabel(availableNow: boolean, availableFrom: string | null): string | null {
  if (availableNow) return newestPeopleMessages.auPairs.availableNow;
  return availableFrom && newestPeopleMessages.auPairs.from(monthAndYear(availableFrom));
}
