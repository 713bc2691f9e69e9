import { monthAndYear } from '../../../lib/format/date';
import { newestPeopleTexts } from './texts';

/** The label on an au pair's picture; null if they have given no date. */
export function availabilityLabel(availableNow: boolean, availableFrom: string | null): string | null {
  if (availableNow) return newestPeopleTexts.auPairs.availableNow;
  return availableFrom && newestPeopleTexts.auPairs.from(monthAndYear(availableFrom));
}
