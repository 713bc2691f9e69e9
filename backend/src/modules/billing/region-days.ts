import { dayInZone } from '../../platform/clock/index.js';
import type { Region } from '../country/index.js';

const HOUR_MS = 3_600_000;

/** The day of a moment in a region: the time zone of its largest city. */
export const DAY_IN: Record<Region, (moment: Date) => string> = {
  australia: dayInZone('Australia/Sydney'),
  newzealand: dayInZone('Pacific/Auckland'),
};

/** The end of a day (an ISO date) in a region: the first moment of the next one. Both clocks are whole hours from UTC. */
export function endOfDayIn(region: Region, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(midnight + hour * HOUR_MS));
  return hours.find((moment) => DAY_IN[region](moment) > day) ?? new Date(midnight + 24 * HOUR_MS);
}
