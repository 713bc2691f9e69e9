import { expect, it } from '@jest/globals';
import { calendar, CLOCK, DAY, MOMENT } from './calendar';

const at = (text: string) => new Date(`${text}Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

it('keeps the day of a longer month within a shorter one', () => {
  expect(dayOf(calendar.addMonth(at('2027-01-31T00:00'), 1))).toBe('2027-02-28');
  expect(dayOf(calendar.addMonth(at('2027-01-31T00:00'), -2))).toBe('2026-11-30');
  expect(dayOf(calendar.addYear(at('2028-02-29T00:00'), 1))).toBe('2029-02-28');
  expect(dayOf(calendar.setMonth(at('2027-03-31T00:00'), 5))).toBe('2027-06-30');
});

it('begins weeks on Monday', () => {
  expect(dayOf(calendar.locale.getWeekFirstDate('en', at('2026-11-22T00:00')))).toBe('2026-11-16');
  expect(dayOf(calendar.locale.getWeekFirstDate('en', at('2026-11-23T00:00')))).toBe('2026-11-23');
});

it('writes dates as the rest of Admin does', () => {
  expect(calendar.locale.format('en', at('2027-02-01T21:30'), DAY)).toBe('1 Feb 2027');
  expect(calendar.locale.format('en', at('2027-02-01T21:30'), MOMENT)).toBe('1 Feb 2027, 9:30 pm');
  expect(calendar.locale.format('en', at('2027-02-01T21:30'), CLOCK)).toBe('9:30 pm');
});
