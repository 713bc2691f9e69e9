import { peopleTexts } from './texts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in words: "an hour", "3 hours", "a day", "4 days". Rounded up, so that no one is promised too much. */
export function withinWords(minutes: number): string {
  const { hours, days } = peopleTexts.within;
  return minutes > 20 * HOUR ? days(Math.ceil(minutes / DAY)) : hours(Math.max(1, Math.ceil(minutes / HOUR)));
}
