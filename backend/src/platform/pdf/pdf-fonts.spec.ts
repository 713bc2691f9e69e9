import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontRuns } from './pdf-fonts.js';

const runs = (text: string) => fontRuns(text, 'sans').map((run) => [run.text, basename(run.font).split('-400')[0]]);

describe('Letters on paper', () => {
  it('are the house’s own where it has them', () => {
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

  it('are one with their marks, however they were typed', () => {
    expect(runs('Ma\u0304ori'.slice(1, 3))).toEqual([['ā', 'figtree-latin-ext']]);
  });

  it('leave what no one has to the text’s own face', () => {
    expect(runs('a 🐨')).toEqual([['a 🐨', 'figtree-latin']]);
  });
});
