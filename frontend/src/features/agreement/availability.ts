import { ISO_DAY } from '../../lib/days';

/** "2027-02-01" */
export type ISODay = string;

export type DayState = 'free' | 'later' | 'taken' | 'past';

interface DateRange {
  from: ISODay;
  to: ISODay;
}

/** Known facts about someone's availability. */
export interface Availability {
  /** ISO day; null while they are free at once, or do not name a day. */
  from: ISODay | null;
  taken: readonly DateRange[];
}

const pad = (number: number) => String(number).padStart(2, '0');

export const availabilityOf = (start: string, taken: readonly DateRange[]): Availability => ({
  from: ISO_DAY.test(start) ? start : null,
  taken,
});

/** ISO days compare as texts. */
export function stateOf(day: ISODay, today: ISODay, { from, taken }: Availability): DayState {
  if (day < today) return 'past';
  if (taken.some((range) => range.from <= day && day <= range.to)) return 'taken';
  return from !== null && day < from ? 'later' : 'free';
}

/** A month as weeks from Monday; null outside of the month. */
export function weeksOf(year: number, month: number): (ISODay | null)[][] {
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: days }, (_, index) => `${year}-${pad(month + 1)}-${pad(index + 1)}`),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[week * 7 + index] ?? null),
  );
}
