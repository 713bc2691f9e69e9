import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontRuns } from './pdf-fonts.js';

const runs = (text: string) => fontRuns(text, 'sans').map((run) => [run.text, basename(run.font).split('-400')[0]]);

describe('The fonts of a PDF', () => {
  it('are the product’s own if they have the letter', () => {
    expect(runs('Whānau')).toEqual([
      ['Wh', 'figtree-latin'],
      ['ā', 'figtree-latin-ext'],
      ['nau', 'figtree-latin'],
    ]);
    expect(runs('sœur Yıldız')).toEqual([['sœur Yıldız', 'figtree-latin']]);
  });

  it.each([
    ['ễ', 'noto-sans-vietnamese'],
    ['ũ', 'noto-sans-latin-ext'],
    ['Ж', 'noto-sans-cyrillic'],
    ['λ', 'noto-sans-greek'],
    ['न', 'noto-sans-devanagari'],
  ])('are found elsewhere where it lacks them: %s', (letter, file) => expect(runs(letter)).toEqual([[letter, file]]));

  it('show a letter and its accents as one, however they were typed', () => {
    expect(runs('Ma\u0304ori'.slice(1, 3))).toEqual([['ā', 'figtree-latin-ext']]);
  });

  it('fall back to the font of the text for a letter that none of them has', () => {
    expect(runs('a 🐨')).toEqual([['a 🐨', 'figtree-latin']]);
  });
});
