import { describe, expect, it } from '@jest/globals';
import { bothAwake, friendlyTime, halfHoursOf } from './both-awake';

const SYDNEY = 'Australia/Sydney';
const VIENNA = 'Europe/Vienna';

describe('Waking hours of both', () => {
  it('are the southern evening and the European morning, and the other way round', () => {
    const clock = (date: Date) => date.toISOString().slice(11, 16);
    // Summer in Sydney (UTC+11), winter in Vienna (UTC+1): awake 20:00–11:00 and 06:00–21:00 UTC.
    expect(bothAwake('2027-01-15', SYDNEY, VIENNA).map(({ from, to }) => [clock(from), clock(to)])).toEqual([
      ['20:00', '21:00'],
      ['06:00', '11:00'],
    ]);
  });

  it('suggest a time near the evening at which no one sleeps', () => {
    expect(friendlyTime('2027-01-15', SYDNEY, VIENNA)).toBe('19:00');
    expect(friendlyTime('2027-01-15', VIENNA, SYDNEY)).toBe('21:00');
    // In July it is 19:00 in Sydney when it is 11:00 in Vienna.
    expect(friendlyTime('2027-07-15', SYDNEY, VIENNA)).toBe('19:00');
  });

  it('know that a day on which clocks change is shorter or longer', () => {
    expect(halfHoursOf('2027-10-03', SYDNEY, VIENNA)).toHaveLength(46);
    expect(halfHoursOf('2027-04-04', SYDNEY, VIENNA)).toHaveLength(50);
    expect(halfHoursOf('2027-04-05', SYDNEY, VIENNA)).toHaveLength(48);
    expect(halfHoursOf('', SYDNEY, VIENNA)).toEqual([]);
  });
});
