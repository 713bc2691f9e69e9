import { describe, expect, it } from 'vitest';
import type { VisaFacts } from '../../profiles/index.js';
import { releasedVisas } from '../rules/released-visas.js';
import { employerLimit } from './employer-limit.js';

const LENA: VisaFacts = {
  region: 'australia',
  passport: 'DE',
  age: 22,
  bornOn: '2004-05-14',
  kind: 'working_holiday',
  isGranted: true,
  isInCountry: true,
  beganOn: '2026-10-01',
  earlier: { australia: 1, newzealand: null },
};
const limitOf = (change: Partial<VisaFacts>, region: 'australia' | 'newzealand' = 'australia', day = '2026-11-23') =>
  employerLimit({ ...LENA, ...change }, '2026-11-02', { region, day, ...releasedVisas(region) });

describe('How long an au pair can work for one employer', () => {
  it('is what the rule of the passport says, whatever the age and the visas before', () => {
    expect(limitOf({})).toMatchObject({
      kind: 'months',
      months: 6,
      contested: false,
      option: { visa: { key: '417' } },
    });
    expect(limitOf({ passport: 'US' })).toMatchObject({ kind: 'months', months: 6, option: { visa: { key: '462' } } });
    const thirdVisa = { age: 34, bornOn: '1992-01-01', earlier: { australia: 3, newzealand: null } };
    expect(limitOf(thirdVisa)).toMatchObject({ kind: 'months', months: 6 });
  });

  it('has its source and its day, and says how longer is possible', () => {
    const limit = limitOf({});
    expect(limit.option?.rules.every(({ url, checkedOn }) => url.startsWith('https://') && checkedOn)).toBe(true);
    expect(limit.option?.longer[0]?.text).toContain('Home Affairs can permit');
  });

  it.each([
    ['ES', 'months', 3, true],
    ['GB', 'none', undefined, undefined],
    ['CL', 'months', 6, true],
    ['DE', 'none', undefined, undefined],
    ['AU', 'none', undefined, undefined],
    ['NZ', 'none', undefined, undefined],
  ])('differs in New Zealand by passport: %s', (passport, kind, months, contested) => {
    const limit = limitOf({ passport, region: 'newzealand' }, 'newzealand');
    expect(limit.kind).toBe(kind);
    if (limit.kind === 'months') expect([limit.months, limit.contested]).toEqual([months, contested]);
  });

  it('has no limit for citizens, and for New Zealanders in Australia', () => {
    expect(limitOf({ passport: 'AU' })).toEqual({ kind: 'none', option: null });
    expect(limitOf({ passport: 'NZ' })).toMatchObject({ kind: 'none', option: { verdict: 'free' } });
  });

  it.each<[string, Partial<VisaFacts>, string]>([
    ['of a nationality that names no country', { passport: null }, 'nationality'],
    ['of a student', { kind: 'student' }, 'other_visa'],
    ['of a passport without such a visa', { passport: 'ZA' }, 'no_visa'],
  ])('is unclear %s', (_, change, reason) => {
    expect(limitOf(change)).toMatchObject({ kind: 'unclear', reason });
  });

  it('is that of the rule of the day', () => {
    const then = limitOf({ passport: 'GB', region: 'newzealand' }, 'newzealand', '2022-11-01');
    expect(then).toMatchObject({ kind: 'months', months: 12, contested: false });
  });

  it('is unclear where no rule is valid on the day', () => {
    expect(limitOf({}, 'australia', '2015-01-01')).toMatchObject({ kind: 'unclear', reason: 'no_rule' });
  });

  it('ignores a visa of the other country', () => {
    expect(limitOf({ kind: 'student', region: 'newzealand' })).toMatchObject({ kind: 'months' });
  });
});
