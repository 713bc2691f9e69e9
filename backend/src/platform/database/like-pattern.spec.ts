import { expect, it } from 'vitest';
import { likePattern } from './like-pattern.js';

it('A pattern for LIKE matches the characters % and _ literally', () => {
  expect(likePattern(String.raw`50%_off\now`)).toBe(String.raw`%50\%\_off\\now%`);
});
