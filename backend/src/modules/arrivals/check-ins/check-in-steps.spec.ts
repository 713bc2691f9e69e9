import { describe, expect, it } from 'vitest';
import { flightColumns } from '../flights/flight.js';
import { checkInDueOn, checkInsFrom, stepAfter, stepMoment } from './check-in-steps.js';

describe('Check-ins', () => {
  it('are due on their day of the placement, over ends of months and leap days', () => {
    expect([1, 3, 7, 30, 90].map((day) => checkInDueOn('2028-01-31', day as 1))).toEqual([
      '2028-01-31',
      '2028-02-02',
      '2028-02-06',
      '2028-02-29',
      '2028-04-29',
    ]);
  });

  it('leave out days that have passed, and days after the last one', () => {
    const days = (madeOn: string, lastDay: string) =>
      checkInsFrom({ startsOn: '2027-02-01', lastDay }, madeOn).map(({ day }) => day);
    expect(days('2027-01-01', '2028-01-31')).toEqual([1, 3, 7, 30, 90, 180, 270]);
    expect(days('2027-01-01', '2027-07-29')).toEqual([1, 3, 7, 30, 90]);
    expect(days('2027-02-03', '2027-07-01')).toEqual([3, 7, 30, 90]);
    expect(days('2027-01-01', '2027-02-15')).toEqual([1, 3, 7]);
  });

  it('take their steps at five in the afternoon of the family, whatever its clocks do', () => {
    expect(stepMoment('2027-02-01', 'Australia/Sydney').toISOString()).toBe('2027-02-01T06:00:00.000Z');
    // Clocks go back on 4 April 2027.
    expect(stepMoment('2027-04-04', 'Australia/Sydney').toISOString()).toBe('2027-04-04T07:00:00.000Z');
    expect(stepMoment('2027-02-01', 'Australia/Perth').toISOString()).toBe('2027-02-01T09:00:00.000Z');
    expect(stepMoment('2027-02-01', 'Pacific/Auckland').toISOString()).toBe('2027-02-01T04:00:00.000Z');
  });

  it('remind after a day, tell the other side two days later and our team two days after that', () => {
    const next = (step: 'ask' | 'remind' | 'tell_other' | 'tell_team') =>
      stepAfter(step, '2027-04-03', 'Australia/Sydney');
    expect(next('ask')).toEqual({ step: 'remind', at: new Date('2027-04-04T07:00:00Z') });
    expect(next('remind')).toEqual({ step: 'tell_other', at: new Date('2027-04-05T07:00:00Z') });
    expect(next('tell_other')).toEqual({ step: 'tell_team', at: new Date('2027-04-05T07:00:00Z') });
    expect(next('tell_team')).toBeNull();
  });
});

describe('The times of a flight', () => {
  const flight = (departs: string, lands: string, from = 'Europe/Berlin', to = 'Australia/Sydney') => ({
    number: 'sq 221',
    departure: { place: 'There', timeZone: from, localTime: departs },
    arrival: { place: 'Here', timeZone: to, localTime: lands },
  });
  const refused = (...times: Parameters<typeof flight>) => {
    try {
      return flightColumns(flight(...times), '2027-04-01');
    } catch (error) {
      return (error as { fields: object }).fields;
    }
  };

  it('are moments by the clocks of each place', () => {
    expect(flightColumns(flight('2027-03-27T21:35', '2027-03-29T06:10'), '2027-04-01')).toMatchObject({
      flightNumber: 'SQ221',
      departureAt: new Date('2027-03-27T20:35:00Z'),
      arrivalAt: new Date('2027-03-28T19:10:00Z'),
    });
    // Over the date line it lands before it departs, by the calendar.
    expect(
      flightColumns(
        flight('2027-04-01T09:00', '2027-03-31T23:00', 'Pacific/Auckland', 'America/Los_Angeles'),
        '2027-04-01',
      ),
    ).toHaveProperty('arrivalAt');
  });

  it('are not those that clocks skip, or that end before they begin', () => {
    // Clocks go forward in Berlin on 28 March 2027 at 2 am.
    expect(refused('2027-03-28T02:30', '2027-03-29T20:10')).toHaveProperty(['departure.localTime']);
    expect(refused('2027-03-28T21:35', '2027-03-28T22:10')).toHaveProperty(['arrival.localTime']);
    expect(refused('2027-03-20T21:35', '2027-03-28T22:10')).toHaveProperty(['arrival.localTime']);
    expect(refused('2025-03-20T21:35', '2025-03-21T22:10')).toHaveProperty(['arrival.localTime']);
  });
});
