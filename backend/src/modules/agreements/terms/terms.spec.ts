import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { goodTerms } from '../../../../test/support/agreements.js';
import { releasedFacts } from '../../../platform/facts/index.js';
import { canonicalAgreement, fingerprintOf } from '../document/canonical-agreement.js';
import { changesBetween } from './difference.js';
import { prefilledTerms, type ProfilesInTerms } from './prefill.js';
import { settledTerms } from './settled-terms.js';
import { termsInWords } from './terms-in-words.js';
import { problemsOf } from './terms-rules.js';
import type { AgreementTerms } from './agreement-terms.dto.js';

const facts = releasedFacts.australia;

const agreement = (terms: AgreementTerms) => ({
  familyId: 'f',
  auPairId: 'a',
  region: 'australia' as const,
  terms: settledTerms(terms),
});

/** The same value with its keys in another order. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
};

describe('The fingerprint of terms', () => {
  it('is the same for the same terms, however they were written down', () => {
    const terms = goodTerms();
    const left = { ...terms, other: {}, car: { use: 'none' as const, excessCents: 90_000 } };
    expect(fingerprintOf(agreement(left))).toBe(fingerprintOf(agreement(terms)));
    expect(fingerprintOf(agreement(shuffled(terms) as AgreementTerms))).toBe(fingerprintOf(agreement(terms)));
    const unsorted = { ...terms.hours, monday: [...terms.hours.monday].reverse() };
    expect(fingerprintOf(agreement({ ...terms, hours: unsorted }))).toBe(fingerprintOf(agreement(terms)));
  });

  it('is another one for any other sum, word or person', () => {
    const terms = goodTerms();
    const mine = agreement(terms);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.string({ minLength: 1 }), (weeklyCents, plan) => {
        const others = [
          agreement({ ...terms, pay: { ...terms.pay, weeklyCents } }),
          agreement({ ...terms, exit: { plan } }),
          { ...mine, familyId: plan },
        ];
        for (const other of others)
          expect(fingerprintOf(other) === fingerprintOf(mine)).toBe(
            canonicalAgreement(other) === canonicalAgreement(mine),
          );
        expect(fingerprintOf(agreement({ ...terms, exit: { plan: `${plan} ` } }))).not.toBe(
          fingerprintOf(agreement({ ...terms, exit: { plan } })),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('The difference between two versions', () => {
  const read = (terms: AgreementTerms) => termsInWords(terms, 'newzealand');

  it('is nothing for the same terms', () => {
    expect(changesBetween(read(goodTerms()), read(goodTerms()))).toEqual([]);
  });

  it('names the lines that were and are, clause by clause', () => {
    const terms = goodTerms();
    const other = goodTerms({
      pay: { ...terms.pay, weeklyCents: 102_904 },
      hours: { ...terms.hours, friday: [] },
      other: { travel: 'The family pays the flight.' },
    });
    expect(changesBetween(read(terms), read(other))).toEqual([
      {
        clause: 'hours',
        title: 'Hours of a usual week',
        was: [
          'Friday: 7:00 am to 9:00 am, 3:00 pm to 7:00 pm (6 h)',
          '30 hours a week in total.',
          'Free: Saturday and Sunday.',
        ],
        is: ['24 hours a week in total.', 'Free: Friday, Saturday and Sunday.'],
      },
      {
        clause: 'pay',
        title: 'Pay, board and lodging',
        was: ['NZ$420.00 each week, paid on Friday.'],
        is: ['NZ$1,029.04 each week, paid on Friday.'],
      },
      {
        clause: 'other',
        title: 'Flights, insurance and anything else',
        was: [],
        is: ['The family pays the flight.'],
      },
    ]);
    expect(changesBetween(read(other), read(terms)).at(-1)).toMatchObject({
      was: ['The family pays the flight.'],
      is: [],
    });
  });
});

describe('Terms filled in from two profiles', () => {
  const profiles = (changes: Partial<ProfilesInTerms> = {}): ProfilesInTerms => ({
    region: 'australia',
    family: {
      startsOn: '2027-02-01',
      stayMonths: 6,
      hoursPerWeek: 30,
      childrenAges: '2, 7',
      accommodationDetails: 'Your own furnished room with a desk.',
      ownBathroom: false,
      carAvailable: true,
    },
    auPair: { freeFrom: '2027-03-10', stayMonths: 9, hasDrivingLicense: true },
    ...changes,
  });

  it('begin when both are free, in the family’s hours, and drive only with a car and a licence', () => {
    const terms = prefilledTerms(profiles(), '2026-11-22', facts) as unknown as AgreementTerms;
    expect(terms.dates).toEqual({ startsOn: '2027-03-10', endsOn: '2027-09-09' });
    expect(terms.hours.monday).toEqual([
      { from: '07:00', to: '09:00' },
      { from: '15:00', to: '19:00' },
    ]);
    expect(terms.car.use).toBe('for_work_and_private');
    const noLicence = { ...profiles().auPair, hasDrivingLicense: false };
    expect(prefilledTerms(profiles({ auPair: noLicence }), '2026-11-22', facts)).toMatchObject({
      car: { use: 'none' },
    });
  });

  it.each([
    ['australia', 10, 2],
    ['newzealand', 10, 4],
  ] as const)('follow the leave and notice of %s', (region, paidDays, weeks) => {
    expect(prefilledTerms(profiles({ region }), '2026-11-22', facts)).toMatchObject({
      leave: { paidDays },
      notice: { weeks },
    });
  });

  it('break no rule once people have filled in the rest, whatever hours a family writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), (hoursPerWeek) => {
        const family = { ...profiles().family, hoursPerWeek };
        const terms = prefilledTerms(profiles({ family }), '2026-11-22', facts) as unknown as AgreementTerms;
        const car = { ...terms.car, insurance: 'Comprehensive' };
        expect(problemsOf({ ...terms, car, pay: { ...terms.pay, weeklyCents: 40_000 } }, '2026-11-22')).toEqual({});
      }),
    );
  });
});
