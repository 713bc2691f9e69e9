import type { DatesClause, Region } from '../../api/agreements';
import { dayKey } from '../../lib/clocks';
import { daysBetween, ISO_DAY } from '../../lib/days';
import type { TermsErrors } from './terms-form';
import { agreementTexts } from './texts';

const { dates: words } = agreementTexts;
const FARTHEST_START_DAYS = 550;
const SHORTEST_STAY_DAYS = 13;
const LONGEST_STAY_DAYS = 731;
/** The zone of a country in which a day ends last: a day that is over there is over for every family in it. */
const LATEST_ZONE: Record<Region, string> = { australia: 'Australia/Perth', newzealand: 'Pacific/Auckland' };

/** Problems of the dates, in the words of the API. The API checks them again in the time zone of the family. */
export function dateProblems({ startsOn, endsOn }: DatesClause, region: Region, now: Date): TermsErrors {
  const unreal = Object.entries({ startsOn, endsOn }).flatMap(([name, day]) => {
    const problem = problemOf(day);
    return problem ? [[`dates.${name}`, problem] as const] : [];
  });
  if (unreal.length > 0) return Object.fromEntries(unreal);
  const ahead = daysBetween(dayKey(now, LATEST_ZONE[region]), startsOn);
  if (ahead < 0) return { 'dates.startsOn': words.startPast };
  if (ahead > FARTHEST_START_DAYS + 1) return { 'dates.startsOn': words.startFar };
  const days = daysBetween(startsOn, endsOn);
  if (days <= 0) return { 'dates.endsOn': words.endBeforeStart };
  if (days < SHORTEST_STAY_DAYS) return { 'dates.endsOn': words.tooShortStay };
  return days > LONGEST_STAY_DAYS ? { 'dates.endsOn': words.tooLongStay } : {};
}

function problemOf(day: string): string | null {
  if (!ISO_DAY.test(day)) return words.day;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal ? null : words.dayUnknown;
}
