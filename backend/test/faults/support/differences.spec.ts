import { describe, expect, it } from 'vitest';
import { differences } from './differences.js';

describe('The judge of what is stored', () => {
  it('finds nothing wrong where all is there once, in any order', () => {
    expect(differences('photos', ['a', 'b'], ['b', 'a'])).toEqual([]);
  });

  it.each([
    ['what was acknowledged and is gone', ['a', 'b'], ['a'], 'photos: b is missing'],
    ['what is stored although no one was told so', ['a'], ['a', 'c'], 'photos: no one expects c'],
    ['what is stored twice', ['a'], ['a', 'a'], 'photos: a is there 2 times'],
  ])('sees %s', (_case, expected, found, difference) => {
    expect(differences('photos', expected, found)).toEqual([difference]);
  });
});
