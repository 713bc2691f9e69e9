import { describe, expect, it } from 'vitest';
import { MOST_MARKS, timeOf, type Mark } from './marks.js';

describe('When a message was reached', () => {
  it.each<[string, Mark[], ReturnType<typeof timeOf>]>([
    [
      'is the first mark at or after it',
      [
        [3, 60],
        [7, 120],
        [9, 180],
      ],
      new Date(120_000),
    ],
    [
      'is not known before anything was recorded',
      [
        [6, null],
        [9, 180],
      ],
      'earlier',
    ],
    ['is nothing while no mark has come to it', [[3, 60]], null],
    [
      'is not known once older marks have made room',
      Array.from({ length: MOST_MARKS }, (_, at): Mark => [at + 10, at]),
      'earlier',
    ],
  ])('%s', (_, marks, expected) => {
    expect(timeOf(5, marks)).toEqual(expected);
  });
});
