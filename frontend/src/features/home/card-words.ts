import { monthAndYear } from '../../lib/day-words';
import { homeMessages } from './messages';

/** What the label on an au pair's picture says; null when they have said nothing of a date. */
export function availabilityLabel(availableNow: boolean, availableFrom: string | null): string | null {
  if (availableNow) return homeMessages.auPairs.availableNow;
  return availableFrom && homeMessages.auPairs.from(monthAndYear(availableFrom));
}
