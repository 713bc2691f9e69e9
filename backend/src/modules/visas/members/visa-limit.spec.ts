import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addDays } from '../../../platform/calendar-days/index.js';
import type { VisaFacts } from '../../profiles/index.js';
import { lastDayOf } from '../fit/days.js';
import { releasedVisas } from '../rules/released-visas.js';
import { beyondVisa, lastStartOf, sharedVisaLimit, visaLimit, visaSpan, type RulesOfDay } from './visa-limit.js';

const DAY = '2026-11-23';
const rulesOf = (region: 'australia' | 'newzealand', day = DAY): RulesOfDay => ({
  region,
  day,
  visas: releasedVisas(region).visas,
  rules: releasedVisas(region).rules,
});
const LENA: VisaFacts = {
  region: 'australia',
  passport: 'DE',
  age: 22,
  bornOn: '2004-05-14',
  kind: null,
  isGranted: false,
  isInCountry: false,
  beganOn: null,
  earlier: { australia: null, newzealand: null },
};
const limit = (change: Partial<VisaFacts>, startsOn = '2027-02-01', region: 'australia' | 'newzealand' = 'australia') =>
  visaLimit({ ...LENA, ...change }, startsOn, rulesOf(region));

describe('Until when an au pair can stay with a family', () => {
  it.each<[string, Partial<VisaFacts>, string, string | null]>([
    ['six months with one employer', {}, '2027-02-01', '2027-07-31'],
    ['from the last day of a month', {}, '2026-12-31', '2027-06-30'],
    ['from 31 August to the end of February', {}, '2027-08-31', '2028-02-29'],
    ['from a leap day', {}, '2028-02-29', '2028-08-28'],
    ['no longer than the visa that is there', { isInCountry: true, beganOn: '2026-05-01' }, '2027-02-01', '2027-04-30'],
    ['its employer before its visa', { isInCountry: true, beganOn: '2026-11-01' }, '2026-12-01', '2027-05-31'],
    [
      'with a visa granted before an age was over',
      { age: 31, bornOn: '1995-11-01', kind: 'working_holiday', isGranted: true },
      '2027-02-01',
      '2027-07-31',
    ],
    ['without a limit for a citizen', { passport: 'AU' }, '2027-02-01', null],
    ['without a limit for a New Zealander', { passport: 'NZ' }, '2027-02-01', null],
  ])('is %s', (_, change, startsOn, until) => {
    expect(limit(change, startsOn)).toMatchObject({ until, unclear: null });
  });

  it.each<[string, Partial<VisaFacts>, string, string]>([
    ['of a nationality that names no country', { passport: null }, '2027-02-01', 'nationality'],
    ['of a passport without a visa', { passport: 'ZA', bornOn: null }, '2027-02-01', 'no_visa'],
    ['of someone who turned 31', { age: 31, bornOn: '1995-11-23' }, '2027-02-01', 'age'],
    ['of someone who says 31, and no day of birth', { age: 31, bornOn: null }, '2027-02-01', 'age'],
    ['in the country, without the beginning of the visa', { isInCountry: true }, '2027-02-01', 'visa_began'],
    ['on a student visa', { isInCountry: true, kind: 'student' }, '2027-02-01', 'other_visa'],
    ['of a visa that ends before the start', { isInCountry: true, beganOn: '2025-12-01' }, '2027-02-01', 'visa_ends'],
    ['after three visas', { earlier: { australia: 3, newzealand: null } }, '2027-02-01', 'used_up'],
    ['where the visa could no longer be entered', { age: 30, bornOn: '1995-12-01' }, '2028-02-01', 'starts_too_late'],
    ['where visas are drawn by lot', { passport: 'CN' }, '2027-02-01', 'ballot'],
  ])('is unclear %s', (_, change, startsOn, unclear) => {
    expect(limit(change, startsOn)).toMatchObject({ until: null, unclear });
  });

  it('counts the visas of the country that it is about', () => {
    const both = { earlier: { australia: 3, newzealand: 0 } };
    expect(limit(both).unclear).toBe('used_up');
    expect(limit(both, '2027-02-01', 'newzealand')).toMatchObject({ unclear: null, until: '2028-01-31' });
  });

  it.each([
    ['that has not begun', { isInCountry: false }],
    ['that has begun', { isInCountry: true, beganOn: '2026-10-01' }],
  ])('counts the visas that are left after a granted one %s', (_, change) => {
    const left = (australia: number) =>
      limit({ ...change, kind: 'working_holiday', isGranted: true, earlier: { australia, newzealand: null } }).option
        ?.visasLeft;
    expect([0, 1, 2].map(left)).toEqual([2, 1, 0]);
    // Someone who names three has counted the granted one.
    expect(left(3)).toBe(0);
  });

  it('ignores a visa of one country in the other', () => {
    const there = { isInCountry: true, kind: 'working_holiday', isGranted: true, beganOn: '2026-10-01' } as const;
    expect(limit(there, '2027-02-01', 'newzealand')).toMatchObject({ option: { verdict: 'open' } });
  });

  it('gives the earlier day of a limit that sources disagree about, and names the other', () => {
    const spain = limit({ passport: 'ES' }, '2027-02-01', 'newzealand');
    expect(spain).toMatchObject({ until: '2027-04-30', otherwise: '2028-01-31', because: 'employer' });
  });
});

describe('What a family reads of it', () => {
  const shared = (change: Partial<VisaFacts>, startsOn = '2027-02-01') =>
    sharedVisaLimit({ ...LENA, ...change }, startsOn, rulesOf('australia'));

  it('is the day, and nothing where it is unclear', () => {
    expect(shared({})?.until).toBe('2027-07-31');
    expect(shared({ passport: 'AU' })).toMatchObject({ until: null, unclear: null });
    expect(shared({ isInCountry: true })).toBeNull();
    expect(shared({ earlier: { australia: 3, newzealand: null } })).toBeNull();
  });

  it('does not tell a day of birth by the first day on which it is unclear', () => {
    const firstUnclear = (bornOn: string) =>
      Array.from({ length: 800 }, (_, days) => addDays('2027-01-01', days)).find(
        (day) => shared({ age: 30, bornOn }, day) === null,
      );
    // Both could enter until some day of May 2028.
    expect(firstUnclear('1996-05-09')).toBe('2028-05-01');
    expect(firstUnclear('1996-05-27')).toBe('2028-05-01');
  });
});

describe('The dates of an agreement', () => {
  const beyond = (endsOn: string, change: Partial<VisaFacts> = {}) =>
    beyondVisa({ ...LENA, ...change }, { startsOn: '2027-02-01', endsOn }, rulesOf('australia'));

  it('are within the visa up to its last day, and beyond it from the next', () => {
    expect(beyond('2027-07-31')).toBeNull();
    expect(beyond('2027-08-01')).toMatchObject({ until: '2027-07-31', because: 'employer' });
    expect(beyond('2029-08-01', { passport: 'AU' })).toBeNull();
  });

  it('are beyond a present visa that ends before them', () => {
    const ended = { isInCountry: true, beganOn: '2025-12-01' };
    expect(beyond('2027-03-01', ended)).toMatchObject({ until: null, unclear: 'visa_ends' });
  });

  it('are not judged where it is unclear', () => {
    expect(beyond('2028-01-31', { passport: null })).toBeNull();
    expect(beyond('2028-01-31', { isInCountry: true })).toBeNull();
    expect(beyond('2028-01-31', { age: 31, bornOn: null })).toBeNull();
  });
});

describe('What a search compares', () => {
  const anyone = fc.record({
    region: fc.constantFrom('australia' as const, 'newzealand' as const),
    passport: fc.constantFrom('DE', 'FR', 'GB', 'ES', 'NZ', 'AU', 'ZA', null),
    age: fc.integer({ min: 18, max: 40 }),
    bornOn: fc.constantFrom(null, '2004-02-29', '1996-11-24', '1995-11-24', '1991-12-31', '2008-11-30'),
    kind: fc.constantFrom(null, 'working_holiday' as const, 'student' as const),
    isGranted: fc.boolean(),
    isInCountry: fc.boolean(),
    beganOn: fc.constantFrom(null, '2026-01-31', '2026-11-01'),
    earlier: fc.record({ australia: fc.constantFrom(null, 0, 1, 3), newzealand: fc.constantFrom(null, 0, 1) }),
  });

  it('agrees for every later first day with the answer for that day', () => {
    const from = '2026-12-01';
    fc.assert(
      fc.property(anyone, fc.integer({ min: 0, max: 900 }), (facts, later) => {
        const rules = rulesOf(facts.region);
        const span = visaSpan(facts, from, rules);
        const startsOn = addDays(from, later);
        const then = visaLimit(facts, startsOn, rules);
        if (span === null) return;
        const isPossible = (span.startBy === null || startsOn <= span.startBy) && startsOn <= (span.endsOn ?? startsOn);
        expect(then.unclear === null).toBe(isPossible);
        if (!isPossible) return;
        const byMonths = span.months === null ? null : lastDayOf(startsOn, span.months);
        expect(then.until).toBe(
          span.endsOn !== null && byMonths !== null && span.endsOn < byMonths ? span.endsOn : byMonths,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('names the last first day from which they can stay a number of months', () => {
    const months = fc.constantFrom(1, 3, 6, 9, 12);
    fc.assert(
      fc.property(anyone, months, fc.integer({ min: 0, max: 900 }), (facts, wanted, later) => {
        const rules = rulesOf(facts.region);
        const span = visaSpan(facts, '2026-12-01', rules);
        if (span === null) return;
        const startsOn = addDays('2026-12-01', later);
        const { until, unclear } = visaLimit(facts, startsOn, rules);
        const canStay = unclear === null && (until === null || until >= lastDayOf(startsOn, wanted));
        const last = lastStartOf(span, wanted);
        expect(last !== null && startsOn <= last).toBe(canStay);
      }),
      { numRuns: 1000 },
    );
  });
});
