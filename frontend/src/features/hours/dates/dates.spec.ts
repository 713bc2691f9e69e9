import { describe, expect, it } from '@jest/globals';
import { formOf, inputOf, problemsOf, type DateForm } from './date-form';
import { daysInWords, headlineOf, hoursOfDate, newId, reasonOf } from './date-words';

const placement = { startsOn: '2027-02-01', lastDay: '2027-08-01' };
const form = (change: Partial<DateForm>): DateForm => ({
  ...formOf(null, 'days_off'),
  startsOn: '2027-03-12',
  ...change,
});
const wrong = (change: Partial<DateForm>) =>
  Object.entries(problemsOf(form(change), placement)).flatMap(([field, text]) => (text ? [field] : []));

describe('The form of dates', () => {
  it('shows impossible days before anything is sent', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ startsOn: '' })).toEqual(['startsOn']);
    expect(wrong({ endsOn: '2027-03-11' })).toEqual(['endsOn']);
    expect(wrong({ endsOn: '2027-08-02' })).toEqual(['endsOn']);
    expect(wrong({ startsOn: '2027-01-31' })).toEqual(['startsOn']);
    expect(wrong({ kind: 'swap' })).toEqual(['insteadOn']);
    expect(wrong({ kind: 'swap', insteadOn: '2027-03-20' })).toEqual([]);
    expect(wrong({ kind: 'school_holidays', hasTimes: true })).toEqual(['times']);
  });

  it('sends only what belongs to the kind', () => {
    const times: DateForm['times'] = [
      { from: '09:00', to: '12:00' },
      { from: '', to: '' },
    ];
    const filled = form({ insteadOn: '2027-03-20', hasTimes: true, times, note: ' A visit ' });
    const days = { startsOn: '2027-03-12', endsOn: '2027-03-12', note: 'A visit' };
    expect(inputOf(filled, 0)).toEqual({ version: 0, kind: 'days_off', ...days });
    expect(inputOf({ ...filled, kind: 'swap' }, 2)).toEqual({
      ...{ version: 2, kind: 'swap', insteadOn: '2027-03-20' },
      ...days,
    });
    expect(inputOf({ ...filled, kind: 'school_holidays' }, 0)).toMatchObject({ times: [times[0]] });
  });

  it('says a date in words', () => {
    const date = {
      kind: 'days_off',
      startsOn: '2027-03-12',
      endsOn: '2027-03-14',
      insteadOn: null,
      times: [],
    } as const;
    expect(`${headlineOf({ ...date, times: [] })}: ${daysInWords({ ...date, times: [] })}`).toBe(
      'Days off: Fri 12 Mar 2027 to Sun 14 Mar 2027',
    );
    const swap = { ...date, kind: 'swap' as const, endsOn: '2027-03-12', insteadOn: '2027-03-20', times: [] };
    expect(daysInWords(swap)).toBe('Free on Fri 12 Mar 2027, work on Sat 20 Mar 2027');
    const school = { ...date, kind: 'school_holidays' as const, times: [{ from: '09:00', to: '15:30' }] };
    expect(hoursOfDate(school)).toBe('Working days: 9:00 am to 3:30 pm');
    expect(reasonOf({ kind: 'swap', isAsked: false, isWorkedInstead: true })).toBe('Swapped: work on this day');
  });

  it('makes an id that the server takes', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
