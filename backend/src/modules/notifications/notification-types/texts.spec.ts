import { describe, expect, it } from 'vitest';
import { saidIn } from './texts.js';

describe('A message outside the product', () => {
  it.each([
    ['Hello', 0, 0, 'Hello'],
    ['', 1, 0, 'Sent a photo'],
    ['', 0, 1, 'Sent a document'],
    ['', 3, 2, 'Sent 3 photos and 2 documents'],
    ['See you there', 1, 0, 'Sent a photo: See you there'],
  ])('%j with %i photos and %i documents is %j', (content, photoCount, documentCount, words) => {
    expect(saidIn({ content, photoCount, documentCount })).toBe(words);
  });
});
