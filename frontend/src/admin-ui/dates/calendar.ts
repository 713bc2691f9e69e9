import type generatePicker from 'antd/es/date-picker/generatePicker';
import { DAY_MS } from '../../lib/days';
import { shortDay } from '../../lib/format/date';
import { today } from '../admin-time';
import { MONTHS, readDate } from './read-date';

type Calendar = Parameters<typeof generatePicker<Date>>[0];

const changed = (date: Date, change: (copy: Date) => unknown): Date => {
  const copy = new Date(date);
  change(copy);
  return copy;
};

/** The same day of another month, or its last day where it is shorter. */
const inMonth = (date: Date, year: number, month: number): Date => {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return changed(date, (copy) => copy.setUTCFullYear(year, month, Math.min(date.getUTCDate(), last)));
};

const monday = (date: Date): Date => new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);

const TIME = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'UTC' });

/** The formats of the field, "1 Feb 2027" and "1 Feb 2027, 9:30 am". Typed dates are read in any format. */
export const DAY = 'D MMM YYYY';
export const MOMENT = 'D MMM YYYY, h:mm a';
/** Above the columns of hours and minutes. */
export const CLOCK = 'HH:mm';

/** In one of those, or as the heads and the cells of the calendar have it. */
function formatted(date: Date, format: string): string {
  if (format === 'YYYY') return String(date.getUTCFullYear());
  if (format === 'D') return String(date.getUTCDate());
  if (format === CLOCK) return TIME.format(date);
  const day = shortDay(date.toISOString().slice(0, 10));
  return format === MOMENT ? `${day}, ${TIME.format(date)}` : day;
}

/** The date functions of antd's picker. The UTC parts of a `Date` are what the admin reads and writes. */
export const calendar: Calendar = {
  getWeekDay: (date) => date.getUTCDay(),
  getMillisecond: (date) => date.getUTCMilliseconds(),
  getSecond: (date) => date.getUTCSeconds(),
  getMinute: (date) => date.getUTCMinutes(),
  getHour: (date) => date.getUTCHours(),
  getDate: (date) => date.getUTCDate(),
  getMonth: (date) => date.getUTCMonth(),
  getYear: (date) => date.getUTCFullYear(),
  getNow: () => new Date(`${today()}T00:00Z`),
  getFixedDate: (day) => new Date(`${day}T00:00Z`),
  getEndDate: (date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)),
  addYear: (date, years) => inMonth(date, date.getUTCFullYear() + years, date.getUTCMonth()),
  addMonth: (date, months) => inMonth(date, date.getUTCFullYear(), date.getUTCMonth() + months),
  addDate: (date, days) => new Date(date.getTime() + days * DAY_MS),
  setYear: (date, year) => inMonth(date, year, date.getUTCMonth()),
  setMonth: (date, month) => inMonth(date, date.getUTCFullYear(), month),
  setDate: (date, day) => changed(date, (copy) => copy.setUTCDate(day)),
  setHour: (date, hour) => changed(date, (copy) => copy.setUTCHours(hour)),
  setMinute: (date, minute) => changed(date, (copy) => copy.setUTCMinutes(minute)),
  setSecond: (date, second) => changed(date, (copy) => copy.setUTCSeconds(second)),
  setMillisecond: (date, millisecond) => changed(date, (copy) => copy.setUTCMilliseconds(millisecond)),
  isAfter: (one, other) => one > other,
  isValidate: (date) => !Number.isNaN(date.getTime()),
  locale: {
    getWeekFirstDay: () => 1,
    getWeekFirstDate: (_, date) => monday(date),
    getWeek: (_, date) =>
      Math.ceil(((monday(date).getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS + 1) / 7),
    getShortWeekDays: () => ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    getShortMonths: () => [...MONTHS],
    format: (_, date, format) => formatted(date, format),
    parse: (_, text, [format]) => readDate(text, format === MOMENT),
  },
};
