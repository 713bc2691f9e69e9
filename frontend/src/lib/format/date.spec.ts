import { describe, expect, it } from '@jest/globals';
import { dayInWords, momentInWords, monthAndYear, shortDay, weekdayInWords } from './date';

describe('A day in words', () => {
  it('is written in full, shortened, or without its date', () => {
    expect(monthAndYear('2027-02-01')).toBe('February 2027');
    expect(dayInWords('2027-02-01')).toBe('1 February 2027');
    expect(shortDay('2027-02-01')).toBe('1 Feb 2027');
  });

  it('has its weekday, whatever the zone of the reader', () => {
    expect(weekdayInWords('2027-02-01')).toBe('Mon 1 Feb');
    expect(weekdayInWords('2028-02-29T23:50')).toBe('Tue 29 Feb');
    expect(weekdayInWords('2027-09-05')).toBe('Sun 5 Sep');
  });

  it.each([
    ['Australia/Sydney', '2026-11-22T13:30:00.000Z', '23 November 2026'],
    ['Pacific/Auckland', '2026-11-22T11:30:00.000Z', '23 November 2026'],
    ['America/New_York', '2026-11-23T04:30:00.000Z', '22 November 2026'],
  ])('of a moment is the one on the clock in %s, around midnight too', (zone, moment, words) => {
    expect(dayInWords(moment, zone)).toBe(words);
    expect(shortDay(moment, zone)).toBe(words.replace('ember', ''));
    expect(monthAndYear('2026-11-30T13:30:00.000Z', 'Australia/Sydney')).toBe('December 2026');
  });

  it('is followed by the time of a moment', () => {
    expect(momentInWords('2026-11-22T13:30:00.000Z', 'Australia/Sydney')).toBe('23 Nov 2026, 12:30 am');
    expect(momentInWords('2026-06-22T03:05:00.000Z', 'Pacific/Auckland')).toBe('22 Jun 2026, 3:05 pm');
  });

  it('of a moment is that of the reader’s zone if none is given', () => {
    const own = new Date('2026-11-22T13:30:00.000Z');
    expect(dayInWords('2026-11-22T13:30:00.000Z')).toBe(`${own.getDate()} November 2026`);
  });

  it('leaves text that is not a date unchanged', () => {
    expect(monthAndYear('after the harvest')).toBe('after the harvest');
    expect(dayInWords('2027-13-01')).toBe('2027-13-01');
  });
});
