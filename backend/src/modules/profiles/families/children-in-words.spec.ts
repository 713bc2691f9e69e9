import { describe, expect, it } from 'vitest';
import { childrenInWords } from './children-in-words.js';

describe('Children in words', () => {
  it.each([
    [2, '2, 7', 'Two children: toddler and school age'],
    [1, '8 months', 'One child: baby'],
    [3, '18 months, 4 and 15 years', 'Three children: toddler, preschool age and teenager'],
    [2, '6-year-old twins', 'Two children: school age'],
    [18, 'many', '18 children'],
    [1, 'see below', 'One child'],
  ])('J04 says of %i children aged "%s" no more than "%s"', (number, ages, words) => {
    expect(childrenInWords(number, ages)).toBe(words);
  });

  it('J04 never repeats what the family wrote', () => {
    expect(childrenInWords(2, 'Mia is 4, Tom is 7, both at Newtown Public')).not.toMatch(/Mia|Tom|Newtown|\d/);
  });
});
