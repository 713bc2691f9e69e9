import { todayKey } from '../../../lib/clocks';
import { ISO_DAY } from '../../../lib/days';

/** Whole years of age of someone who was born on an ISO date; null for what is no date of an au pair. */
export function ageToday(bornOn: string, today = todayKey()): number | null {
  if (!ISO_DAY.test(bornOn)) return null;
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  const age = today.slice(5) < bornOn.slice(5) ? years - 1 : years;
  return age >= 14 && age <= 80 ? age : null;
}
