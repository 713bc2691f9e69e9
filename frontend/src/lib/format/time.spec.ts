import { describe, expect, it } from '@jest/globals';
import { remaining, timeInWords } from './time';

describe('A time in words', () => {
  it.each([
    ['00:05', '12:05 am'],
    ['07:30', '7:30 am'],
    ['12:00', '12:00 pm'],
    ['19:30', '7:30 pm'],
    ['24:00', 'midnight'],
    ['', ''],
  ])('%s is %s', (time, words) => expect(timeInWords(time)).toBe(words));
});

describe('What remains', () => {
  it.each([
    [2 * 86_400_000 + 3 * 3_600_000, '2 days 3 hours'],
    [86_400_000, '1 day'],
    [3_600_000 + 60_000, '1 hour 1 minute'],
    [2 * 3_600_000, '2 hours'],
    [725_000, '12:05'],
    [900, '0:01'],
    [-5, '0:00'],
  ])('of %d ms is "%s"', (ms, words) => {
    expect(remaining(ms)).toBe(words);
  });
});
