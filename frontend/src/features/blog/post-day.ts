import { dayInWords } from '../../lib/day-words';

const EASTERN_MS = 10 * 60 * 60 * 1000;

/** The day on which a post came out where it was written, on Australia's east coast: "12 November 2026". */
export function postDay(createdAt: string): string {
  return dayInWords(new Date(Date.parse(createdAt) + EASTERN_MS).toISOString());
}
