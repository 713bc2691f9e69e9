import { describe, expect, it } from 'vitest';
import { saidIn } from './texts.js';

describe('A message outside the product', () => {
  it.each([
    ['Hello', 0, 0, 0, 'Hello'],
    ['', 1, 0, 0, 'Sent a photo'],
    ['', 0, 1, 0, 'Sent a document'],
    ['', 3, 2, 0, 'Sent 3 photos and 2 documents'],
    ['', 0, 0, 12, 'Sent a voice message'],
    ['See you there', 1, 0, 0, 'Sent a photo: See you there'],
  ])(
    '%j with %i photos and %i documents, heard for %i seconds, is %j',
    (content, photoCount, documentCount, voiceSeconds, words) => {
      expect(saidIn({ content, photoCount, documentCount, voiceSeconds })).toBe(words);
    },
  );
});
