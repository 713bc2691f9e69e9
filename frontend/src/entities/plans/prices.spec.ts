import { describe, expect, it } from '@jest/globals';
import type { Plan } from '../../api/plans';
import { listPrices, pricesOf } from './prices';

const plan = (key: Plan['key'], parts: [string, number][], offer: Plan['offer'] = null) =>
  ({ key, parts: parts.map(([part, amountCents]) => ({ key: part, amountCents })), offer }) as unknown as Plan;
const table = (percentOff: number | null) => [
  plan('standard', [['term', 4_000]], percentOff === null ? null : { percentOff, until: null }),
  plan('premium', [
    ['intake', 25_000],
    ['placement', 80_000],
  ]),
];

describe('N01 what the plans cost', () => {
  it.each([
    [null, 4_000],
    [100, 0],
    [50, 2_000],
    [33, 2_680],
    [1, 3_960],
  ])('S09 with an offer of %s percent Standard is %i cents today', (percentOff, cents) => {
    expect(pricesOf(table(percentOff), 'newzealand')).toMatchObject({
      currency: 'NZD',
      standard: 4_000,
      standardNow: cents,
    });
  });
  it('without a table the list prices are shown, without an offer', () => {
    expect(pricesOf([], 'australia')).toBeNull();
    expect(listPrices('australia')).toEqual(pricesOf(table(null), 'australia'));
  });
});
