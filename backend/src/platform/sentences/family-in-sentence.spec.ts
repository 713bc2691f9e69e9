import { describe, expect, it } from 'vitest';
import { familyInSentence } from './family-in-sentence.js';

describe('The name of a family within a sentence', () => {
  it.each([
    ['Hartley', 'the Hartley family'],
    ['Hartley family', 'the Hartley family'],
    ['The Hartley family', 'the Hartley family'],
    ['Parata whānau', 'the Parata whānau'],
    ['Whānau Parata', 'Whānau Parata'],
    ['The Hartleys', 'the Hartleys family'],
    ['the Williams', 'the Williams family'],
    ['The Hartleys’ family', 'the Hartleys’ family'],
    ['Anna & Tom', 'the Anna & Tom family'],
    ['O’Brien-Smith', 'the O’Brien-Smith family'],
    ['The Hartley household', 'the Hartley household'],
    ['Our Hartley clan', 'our Hartley clan'],
    ['a family', 'a family'],
    ['a family in Perth', 'a family in Perth'],
    ['Theroux', 'the Theroux family'],
  ])('is, for “%s”, “%s”', (name, spoken) => {
    expect(familyInSentence(name)).toBe(spoken);
  });
});
