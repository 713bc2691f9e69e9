import { describe, expect, it } from 'vitest';
import type { LegalFact } from '../../platform/facts/index.js';
import type { PlacementTerms } from '../agreements/index.js';
import { isWaitingForFamily, mondayOf, overrunsOf, plannedOn, weekOfHours, weekWithin } from './hours-week.js';
import { contentOf } from './recorded-content.js';
import type { RecordedDay, RecordedDayState } from './recorded-day.entity.js';
import { messages } from './texts.js';

const range = [{ from: '08:00', to: '12:00' }];
/** From a Wednesday to a Tuesday, planned on Mondays, Wednesdays and Fridays. */
const placement: PlacementTerms = {
  ...{
    id: 'a',
    familyId: 'f',
    auPairId: 'p',
    region: 'australia',
    timeZone: 'Australia/Sydney',
    pay: null,
    duties: null,
    dates: [],
  },
  startsOn: '2027-02-03',
  lastDay: '2027-02-16',
  hours: {
    ...{ monday: range, tuesday: [], wednesday: range, thursday: [], friday: range, saturday: [], sunday: [] },
    babysittingEvenings: 0,
    note: null,
  },
};
const without: PlacementTerms = { ...placement, hours: null };

const recorded = (day: string, state: RecordedDayState = 'recorded', minutes = 240): RecordedDay => ({
  ...{ agreementId: 'a', familyId: 'f', auPairId: 'p', day, state, minutes, startsAt: null, endsAt: null },
  ...{ asPlanned: true, note: null, familyNote: null, version: 1, recordedAt: new Date(0) },
  confirmedAt: state === 'confirmed' ? new Date(0) : null,
});

describe('A week of hours', () => {
  it('begins on Monday and stays within the placement', () => {
    expect(['2027-02-01', '2027-02-07', '2027-02-08'].map(mondayOf)).toEqual([
      '2027-02-01',
      '2027-02-01',
      '2027-02-08',
    ]);
    expect(weekWithin(placement, '2026-01-01')).toBe('2027-02-01');
    expect(weekWithin(placement, '2028-01-01')).toBe('2027-02-15');
  });

  it('plans nothing outside of the placement, and nothing without terms', () => {
    expect(plannedOn(placement, '2027-02-01')).toEqual([]);
    expect(plannedOn(placement, '2027-02-03')).toEqual(range);
    expect(plannedOn(placement, '2027-02-17')).toEqual([]);
    expect(plannedOn(without, '2027-02-03')).toEqual([]);
  });

  it('sums what is recorded, also outside of the placement, and leaves out removed days', () => {
    const rows = [
      recorded('2027-02-02'),
      recorded('2027-02-03', 'confirmed'),
      recorded('2027-02-04', 'removed', 0),
      recorded('2027-02-05', 'disputed', 60),
    ];
    const { totals, days } = weekOfHours(placement, rows, '2027-02-01');
    expect(totals).toEqual({
      plannedMinutes: 480,
      recordedMinutes: 540,
      confirmedMinutes: 240,
      toConfirm: 1,
      disputed: 1,
    });
    expect(days.map(({ version }) => version)).toEqual([0, 1, 1, 1, 1, 0, 0]);
  });

  it('waits for the family once every planned day is recorded', () => {
    const waits = (rows: RecordedDay[], of = placement, today = '2027-02-05') =>
      isWaitingForFamily(weekOfHours(of, rows, '2027-02-01'), of, today);
    expect(waits([recorded('2027-02-03')])).toBe(false);
    expect(waits([recorded('2027-02-03'), recorded('2027-02-05')])).toBe(true);
    expect(waits([recorded('2027-02-03', 'confirmed'), recorded('2027-02-05', 'confirmed')])).toBe(false);
    expect(waits([recorded('2027-02-04')], without)).toBe(false);
    expect(waits([recorded('2027-02-04')], without, '2027-02-07')).toBe(true);
  });

  it('is above a limit only from the first minute over it', () => {
    const fact: LegalFact = {
      ...{ value: 15, unit: 'hours a week', validFrom: '2026-07-01', checkedOn: '2026-11-01' },
      source: { title: 'A law', url: 'https://example.org' },
    };
    const of = (recordedMinutes: number, plannedMinutes = 720) => ({ recordedMinutes, plannedMinutes });
    expect(overrunsOf(placement, of(720), fact)).toEqual([]);
    expect(overrunsOf(placement, of(721), fact)).toEqual([
      { of: 'agreement', limitMinutes: 720, overMinutes: 1, fact: null },
    ]);
    expect(overrunsOf(placement, of(901), fact).map(({ of, overMinutes }) => [of, overMinutes])).toEqual([
      ['agreement', 181],
      ['law', 1],
    ]);
    // Both accepted more hours for this week.
    expect(overrunsOf(placement, of(800, 800), fact)).toEqual([]);
    expect(overrunsOf(without, of(901), fact)).toEqual([{ of: 'law', limitMinutes: 900, overMinutes: 1, fact }]);
  });

  it('follows accepted days off, swaps and school holidays, and only points at those that wait', () => {
    const late = [{ from: '09:00', to: '15:00' }];
    const date = { id: 'd', state: 'accepted', askedBy: 'p', insteadOn: null, times: null } as const;
    const dates: PlacementTerms['dates'] = [
      { ...date, kind: 'days_off', startsOn: '2027-02-05', endsOn: '2027-02-06' },
      { ...date, kind: 'swap', startsOn: '2027-02-08', endsOn: '2027-02-08', insteadOn: '2027-02-09' },
      { ...date, kind: 'school_holidays', startsOn: '2027-02-05', endsOn: '2027-02-12', times: late },
      { ...date, kind: 'days_off', state: 'asked', startsOn: '2027-02-12', endsOn: '2027-02-12' },
      { ...date, kind: 'days_off', state: 'declined', startsOn: '2027-02-15', endsOn: '2027-02-15' },
      { ...date, kind: 'days_off', state: 'withdrawn', startsOn: '2027-02-03', endsOn: '2027-02-03' },
    ];
    const other = { ...placement, dates };
    const days = [...weekOfHours(other, [], '2027-02-01').days, ...weekOfHours(other, [], '2027-02-08').days];
    const planned = Object.fromEntries(days.map(({ day, planned: times }) => [day.slice(8), times]));
    expect(planned).toMatchObject({ '03': range, '05': [], '08': [], '09': late, '10': late, '11': [], '12': late });
    expect(plannedOn(other, '2027-02-15')).toEqual(range);
    const kinds = days.flatMap(({ day, date: by }) => (by ? [[day.slice(8), by.kind, by.state]] : []));
    expect(kinds).toEqual([
      ['05', 'days_off', 'accepted'],
      ['06', 'days_off', 'accepted'],
      ['07', 'school_holidays', 'accepted'],
      ['08', 'swap', 'accepted'],
      ['09', 'swap', 'accepted'],
      ['10', 'school_holidays', 'accepted'],
      ['11', 'school_holidays', 'accepted'],
      ['12', 'school_holidays', 'accepted'],
    ]);
  });
});

describe('A night in which the clocks change', () => {
  const night = [
    { from: '00:00', to: '06:00' },
    { from: '22:00', to: '24:00' },
  ];
  const nights = (timeZone: string): PlacementTerms => ({
    ...placement,
    ...{ timeZone, startsOn: '2027-01-01', lastDay: '2027-12-31' },
    hours: placement.hours && { ...placement.hours, sunday: night },
  });

  it.each([
    ['Australia/Sydney', 'ends', '2027-04-04', 540],
    ['Australia/Sydney', 'begins', '2027-10-03', 420],
    ['Australia/Sydney', 'stays', '2027-09-26', 480],
    ['Australia/Brisbane', 'is not known', '2027-10-03', 480],
    ['Pacific/Auckland', 'ends', '2027-04-04', 540],
    ['Pacific/Auckland', 'begins', '2027-09-26', 420],
    ['Pacific/Auckland', 'stays', '2027-10-03', 480],
  ])('has in %s, where daylight saving %s on %s, the hours that pass', (timeZone, _change, day, minutes) => {
    const terms = nights(timeZone);
    const { days, totals } = weekOfHours(terms, [], mondayOf(day));
    expect(days[6]).toMatchObject({ day, plannedMinutes: minutes });
    expect(totals.plannedMinutes).toBe(720 + minutes);
    expect(contentOf(terms, day, { way: 'planned', version: 0 }).minutes).toBe(minutes);
    const typed = { way: 'times' as const, startsAt: '00:00', endsAt: '06:00', version: 0 };
    expect(contentOf(terms, day, typed).minutes).toBe(minutes - 120);
    const law = { value: 38 } as LegalFact;
    expect(overrunsOf(terms, { ...totals, recordedMinutes: totals.plannedMinutes }, law)).toEqual([]);
  });

  it('is not recorded from a time that the clocks skip, and no day has more than 24 hours', () => {
    const record = (day: string, startsAt: string, endsAt: string) => () =>
      contentOf(nights('Australia/Sydney'), day, { way: 'times', startsAt, endsAt, version: 0 });
    const fields = (message: string) => expect.objectContaining({ fields: { endsAt: [message] } }) as Error;
    expect(record('2027-10-03', '02:30', '06:00')).toThrow(fields(messages.timesSkipped));
    expect(record('2027-10-03', '01:30', '06:00')().minutes).toBe(210);
    expect(record('2027-04-04', '00:00', '24:00')).toThrow(fields(messages.minutes.tooLarge));
    expect(record('2027-10-03', '00:00', '24:00')().minutes).toBe(1380);
  });
});
