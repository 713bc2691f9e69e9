import { describe, expect, it } from '@jest/globals';
import { centsOf } from './cents-of';

describe('A sum as it is typed', () => {
  it.each([
    ['12', 1_200],
    [' 12.5 ', 1_250],
    ['1,012.05', 101_205],
    ['0.10', 10],
    ['0', null],
    ['-5', null],
    ['12.345', null],
    ['A$12', null],
    ['', null],
  ])('%j is %s cents', (words, cents) => {
    expect(centsOf(words)).toBe(cents);
  });
});
