import { isDay } from '../calendar-days/index.js';
import type { FieldMessages } from '../errors/index.js';
import { messages } from './texts.js';

/** The validity and source of a legal fact. */
interface DatedSource {
  validFrom: string;
  sourceUrl: string;
  checkedOn: string;
  reviewBy: string;
}

const EARLIEST = '1980-01-01';
const MOST_YEARS_AHEAD = 3;

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/** The latest permitted start of a new value. */
export const latestDay = (today: string): string => `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;

/** Invalid days and addresses of a row, by field. */
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
