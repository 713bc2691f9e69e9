import { describe, expect, it } from '@jest/globals';
import { centsOf, payOf, typedCents } from './money';

describe('Pay', () => {
  it('is shown as a range, or as one amount', () => {
    expect(payOf({ currency: 'AUD', payMinCents: 32_000, payMaxCents: 38_000 })).toBe('A$320–380');
    expect(payOf({ currency: 'NZD', payMinCents: 35_050, payMaxCents: 35_050 })).toBe('NZ$350.50');
  });
  it.each([
    ['320', 32_000],
    [' 320.5 ', 32_050],
    ['320,25', 32_025],
    ['', NaN],
    ['-3', NaN],
    ['much', NaN],
  ])('"%s" is read as %d cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });
  it('is written in the field as it was read', () => {
    expect([typedCents(32_000), typedCents(32_050)]).toEqual(['320', '320.50']);
  });
});
