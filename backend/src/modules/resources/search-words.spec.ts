import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { searchTextOf, searchWords } from './search-words.js';

describe('searchWords', () => {
  it.each([
    ['agreement', 'agreement:*'],
    ['  Weekly  schedule ', 'weekly:* & schedule:*'],
    ['whānau', 'whanau:*'],
    ["host family's", 'host:* & family:* & s:*'],
    ['a & !b | (c):*', 'a:* & b:* & c:*'],
  ])('looks for every word of %j', (text, words) => {
    expect(searchWords(text)).toBe(words);
  });

  it.each(['', ' ', '?', '&|!'])('looks for nothing in %j', (text) => {
    expect(searchWords(text)).toBeNull();
  });

  it('is short, and never contains query syntax that someone typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = searchWords(text)?.split(' & ') ?? [];
        return words.length <= 8 && words.every((word) => /^[\p{L}\p{N}]+:\*$/u.test(word));
      }),
    );
  });
});

describe('searchTextOf', () => {
  it('keeps the words and leaves the markup', () => {
    expect(searchTextOf('Whānau', null, '<p class="note">The <b>kōwhai</b></p>')).toBe('whanau the kowhai');
  });
});
