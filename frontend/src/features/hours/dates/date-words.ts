import type { CalendarDate, HoursDate } from '../../../api/hours';
import { weekdayInWords } from '../../../lib/format/date';
import { timeInWords } from '../../../lib/format/time';
import { datesTexts as texts } from './texts';

/** "Mon 1 Feb 2027". */
const dayWords = (day: string): string => `${weekdayInWords(day)} ${day.slice(0, 4)}`;

type DateFacts = Pick<CalendarDate, 'kind' | 'startsOn' | 'endsOn' | 'insteadOn' | 'times'>;

export const headlineOf = ({ kind, startsOn, endsOn }: DateFacts): string => texts.what[kind](startsOn === endsOn);

/** "Fri 12 Mar 2027 to Sun 14 Mar 2027". */
export const daysInWords = ({ startsOn, endsOn, insteadOn }: DateFacts): string =>
  insteadOn ? texts.swapped(dayWords(startsOn), dayWords(insteadOn)) : texts.span(dayWords(startsOn), dayWords(endsOn));

/** The hours of school holidays; null where no hours are said. */
export function hoursOfDate({ kind, times }: DateFacts): string | null {
  if (kind !== 'school_holidays') return null;
  if (times.length === 0) return texts.usual;
  return texts.times(times.map(({ from, to }) => texts.span(timeInWords(from), timeInWords(to))).join(', '));
}

/** Why a day differs from the week. */
export function reasonOf({ kind, isAsked, isWorkedInstead }: HoursDate): string {
  if (isAsked) return texts.asked[kind];
  return texts.inWeek[isWorkedInstead ? 'worked' : kind];
}

/** Also where the page is not served securely, as on a local network. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
