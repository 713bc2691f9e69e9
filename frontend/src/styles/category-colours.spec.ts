import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The tokens of one rule, which may name others. */
function tokensOf(selector: string): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/(?:^|\n)([^{}@]+)\{([^{}]*)\}/g)) {
    if (!selectors.includes(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens[name] = value;
  }
  return tokens;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'])('N04 the colours of the blog’s categories, %s', (theme) => {
  it.each(['australia', 'newzealand'])('N04 can be read and told apart, %s', (region) => {
    const tokens = { ...tokensOf(`[data-theme='${theme}']`), ...tokensOf(`[data-region='${region}']`) };
    const colour = (name: string): string =>
      tokens[name]?.replace(/var\((--[\w-]+)\)/, (_, other) => colour(other)) ?? '';
    const categories = ['--primary', '--secondary', '--accent-text'].map(colour);
    expect(new Set(categories).size).toBe(3);
    for (const text of categories)
      for (const ground of ['--canvas', '--surface', '--wash'])
        expect(contrast(text, colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
