import type { ArrivalPlan } from '../../api/arrivals';
import { regionFacts } from '../../config/regions';
import { moneyWords } from '../../lib/format/money';
import { timeInWords } from '../../lib/format/time';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TRAVEL_DAYS = 14;

/** "2027-02-01", or a local time on that day, as "Mon 1 Feb"; no time zone moves it. */
export function dayWords(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`;
}

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

/** Whole days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The check-in that waits: the latest one that is due, unless it is answered. */
export function openCheckIn({ checkIns }: Pick<ArrivalPlan, 'checkIns'>) {
  const latest = checkIns.findLast(({ isDue }) => isDue);
  return latest?.answer === null ? latest : undefined;
}

/** 132.3 in Australia as "A$132.30". */
export const feeWords = (amount: number, region: ArrivalPlan['region']): string =>
  moneyWords(Math.round(amount * 100), regionFacts[region].currency);

/** Whether the journey can still be ahead: an au pair may land days after the agreed first day. */
export const mayStillTravel = ({ isOver, startsOn, today }: Pick<ArrivalPlan, 'isOver' | 'startsOn' | 'today'>) =>
  !isOver && daysBetween(startsOn, today) <= TRAVEL_DAYS;
