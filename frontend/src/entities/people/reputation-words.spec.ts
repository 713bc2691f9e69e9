import { describe, expect, it } from '@jest/globals';
import { withinWords } from './reputation-words';

describe('How quickly someone answers', () => {
  it.each([
    [0, 'an hour'],
    [60, 'an hour'],
    [61, '2 hours'],
    [180, '3 hours'],
    [20 * 60, '20 hours'],
    [21 * 60, 'a day'],
    [24 * 60, 'a day'],
    [25 * 60, '2 days'],
    [5 * 24 * 60, '5 days'],
  ])('%i minutes are said as "%s", never too short', (minutes, words) => {
    expect(withinWords(minutes)).toBe(words);
  });
});
