import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './validation.js';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
};

describe('Nesting', () => {
  it.each([
    [0, 'text', false],
    [0, {}, false],
    [0, { a: 1 }, true],
    [3, nested(3), false],
    [3, nested(4), true],
    [20, nested(200_000), true],
    [1, null, false],
  ])('beyond %i levels is detected', (limit, value, deeper) => {
    expect(isDeeperThan(limit, value)).toBe(deeper);
  });
});
