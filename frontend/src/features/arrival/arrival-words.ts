import type { ArrivalPlan } from '../../api/arrivals';
import { regionFacts } from '../../config/regions';
import { daysBetween } from '../../lib/days';
import { moneyWords } from '../../lib/format/money';
import { timeInWords } from '../../lib/format/time';

const MINUTE_MS = 60_000;
const TRAVEL_DAYS = 14;

/** "2027-02-01T19:30" as "7:30 pm". */
export const clockWords = (localTime: string): string => timeInWords(localTime.slice(11));

/** 93,600,000 as "1 day 2 h", less than a day as "2 h 10 min"; null for what has passed. */
export function timeLeft(ms: number): string | null {
  if (ms <= 0) return null;
  const minutes = Math.ceil(ms / MINUTE_MS);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const inDays = days === 1 ? '1 day' : `${days} days`;
  if (days > 6) return inDays;
  if (days > 0) return hours > 0 ? `${inDays} ${hours} h` : inDays;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

/** The check-in that waits: the latest one that is due, unless it is answered. */
export function openCheckIn({ checkIns }: Pick<ArrivalPlan, 'checkIns'>) {
  const latest = checkIns.findLast(({ isDue }) => isDue);
  return latest?.answer === null ? latest : undefined;
}

/** 132.3 in Australia as "A$132.30". */
export const feeWords = (amount: number, region: ArrivalPlan['region']): string =>
  moneyWords(Math.round(amount * 100), regionFacts[region].currency);

/** Whether the journey can still be ahead: an au pair may land days after the agreed first day. */
export const mayStillTravel = ({
  isOver,
  journey,
  startsOn,
  today,
}: Pick<ArrivalPlan, 'isOver' | 'journey' | 'startsOn' | 'today'>) =>
  !isOver && journey !== 'continuation' && daysBetween(startsOn, today) <= TRAVEL_DAYS;
