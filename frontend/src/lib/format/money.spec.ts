import { describe, expect, it } from '@jest/globals';
import { exactMoney, moneyWords, payRange } from './money';

describe('Money', () => {
  it.each([
    [4_000, 'AUD', 'A$40', 'A$40.00'],
    [0, 'NZD', 'NZ$0', 'NZ$0.00'],
    [1_250, 'AUD', 'A$12.50', 'A$12.50'],
    [105_005, 'NZD', 'NZ$1,050.05', 'NZ$1,050.05'],
    [-80_000, 'NZD', '−NZ$800', '−NZ$800.00'],
  ] as const)('%i cents of %s', (cents, currency, said, exact) => {
    expect(moneyWords(cents, currency)).toBe(said);
    expect(exactMoney(cents, currency)).toBe(exact);
  });

  it.each([
    [32_000, 38_000, 'A$320–380'],
    [32_000, 32_000, 'A$320'],
    [32_050, 105_000, 'A$320.50–1,050'],
  ])('a range from %i to %i cents', (min, max, said) => {
    expect(payRange('AUD', min, max)).toBe(said);
  });
});
