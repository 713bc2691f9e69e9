import { describe, expect, it } from '@jest/globals';
import { countdown } from './room-time';

describe('a countdown', () => {
  it.each([
    [0, '0:00'],
    [-5_000, '0:00'],
    [1, '0:01'],
    [61_000, '1:01'],
    [600_000, '10:00'],
    [3_600_000, '1:00:00'],
    [90_061_000, '25:01:01'],
  ])('of %d milliseconds is %s', (ms, words) => {
    expect(countdown(ms)).toBe(words);
  });
});
