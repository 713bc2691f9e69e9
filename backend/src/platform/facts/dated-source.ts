import type { FieldMessages } from '../errors/index.js';
import { messages } from './texts.js';

/** What every row says that states a law: from which day, where it was read, and when that was and will be compared. */
export interface DatedSource {
  validFrom: string;
  sourceUrl: string;
  checkedOn: string;
  reviewBy: string;
}

const EARLIEST = '1980-01-01';
const MOST_YEARS_AHEAD = 3;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that the calendar has: not 30 February. */
export const isDay = (day: string): boolean => {
  const at = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/** The last day on which something that is written today may begin. */
export const latestDay = (today: string): string => `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;

/** The fields of a row whose days or address are not accepted, each with its message. */
export function wrongSource({ validFrom, sourceUrl, checkedOn, reviewBy }: DatedSource, today: string): FieldMessages {
  const latest = latestDay(today);
  const wrong: [field: string, isRight: boolean, message: string][] = [
    ['validFrom', isDay(validFrom) && validFrom >= EARLIEST && validFrom <= latest, messages.validFrom],
    ['sourceUrl', isHttps(sourceUrl), messages.sourceUrl],
    ['checkedOn', isDay(checkedOn) && checkedOn <= today, messages.checkedOn],
    ['reviewBy', isDay(reviewBy) && reviewBy > checkedOn && reviewBy <= latest, messages.reviewBy],
  ];
  return Object.fromEntries(wrong.flatMap(([field, isRight, message]) => (isRight ? [] : [[field, [message]]])));
}
