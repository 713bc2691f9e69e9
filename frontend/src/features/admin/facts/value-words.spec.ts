import { describe, expect, it } from '@jest/globals';
import { valueInWords } from './value-words';

describe('A figure with its unit', () => {
  it.each([
    [27.08, 'AUD an hour', 'A$27.08 an hour'],
    [45_000, 'AUD a year', 'A$45,000 a year'],
    [132.3, 'AUD', 'A$132.30'],
    [4_200, 'NZD', 'NZ$4,200'],
    [68.3, '%', '68.3%'],
    [30, 'hours a week', '30 hours a week'],
  ])('%d in %s reads %s', (value, unit, words) => {
    expect(valueInWords(value, unit)).toBe(words);
  });
});
