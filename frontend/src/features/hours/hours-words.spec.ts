import { describe, expect, it } from '@jest/globals';
import { hoursInWords, minutesWorked, otherWeek, payRecordRange } from './hours-words';

describe('Hours in words', () => {
  it('say hours as the product does', () => {
    expect([0, 45, 60, 390].map(hoursInWords)).toEqual(['0 h', '45 min', '1 h', '6 h 30 min']);
  });

  it('give the weeks next to one that did not load', () => {
    const known = { from: '2027-02-01', to: '2027-02-07', previous: null, next: '2027-02-08' };
    const week = { ...known, startsOn: '2027-02-03', lastDay: '2027-02-14' };
    expect(otherWeek(week, '2027-02-08')).toEqual({
      ...week,
      ...{ from: '2027-02-08', to: '2027-02-14', previous: '2027-02-01', next: null },
    });
    expect(otherWeek(week, '2027-02-07')).toEqual(week);
  });

  it('of a pay record include those after an early end, and a year at most', () => {
    const short = { startsOn: '2027-02-01', lastDay: '2027-03-10' };
    expect(payRecordRange({ ...short, today: '2027-03-20' })).toEqual({
      ...{ from: '2027-02-01', to: '2027-03-20', max: '2027-03-20' },
    });
    expect(payRecordRange({ ...short, today: '2027-01-20' })).toEqual({
      ...{ from: '2027-02-01', to: '2027-02-01', max: '2027-03-10' },
    });
    const long = { startsOn: '2027-02-01', lastDay: '2029-01-31' };
    expect(payRecordRange({ ...long, today: '2028-06-01' })).toEqual({
      ...{ from: '2027-06-04', to: '2028-06-01', max: '2029-01-31' },
    });
    expect(payRecordRange({ ...long, today: '2031-06-01' }).from).toBe('2028-02-03');
  });

  it.each([
    ['2027-04-03', 360],
    ['2027-04-04', 420],
    ['2027-10-03', 300],
  ])('are those that pass in a night of Sydney (%s)', (day, minutes) => {
    expect(minutesWorked(day, '00:00', '06:00', 'Australia/Sydney')).toBe(minutes);
    expect(minutesWorked(day, '07:30', '12:00', 'Australia/Sydney')).toBe(270);
    expect(minutesWorked(day, '20:00', '24:00', 'Australia/Sydney')).toBe(240);
  });

  it('are unknown with a time that the clocks skip', () => {
    expect(minutesWorked('2027-09-26', '02:30', '06:00', 'Pacific/Auckland')).toBeNull();
  });
});
