import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { COUNTRIES, countryByCode, countryOf } from './countries.js';
import { NATIONALITY_WORDS } from './nationality-words.js';

describe('countryOf', () => {
  it.each([
    ['German', 'DE'],
    ['Germany', 'DE'],
    ['DE', 'DE'],
    ['  française ', 'FR'],
    ['Korean', 'KR'],
    ['Scottish', 'GB'],
    ['Türkiye', 'TR'],
    ['Turkish', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Côte d’Ivoire', 'CI'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Hong Kong', 'HK'],
    ['Kiwi', 'NZ'],
    ['French-Canadian', 'CA'],
    ['Swedish and British', 'SE'],
    ['Italian / Argentinian', 'IT'],
  ])('takes "%s" for %s', (text, code) => {
    expect(countryOf(text)?.code).toBe(code);
  });

  it.each(['', 'Martian', 'de', 'European Union', '42'])('knows no country called "%s"', (text) => {
    expect(countryOf(text)).toBeNull();
  });

  it('finds every country by its own name and code', () => {
    for (const country of COUNTRIES) {
      expect(countryOf(country.name)).toEqual(country);
      expect(countryByCode(country.code)).toEqual(country);
    }
  });

  it('lists countries that exist, each once, and no word for two of them', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
    const words = Object.values(NATIONALITY_WORDS).flatMap((list) => list.split(', '));
    expect(new Set(words).size).toBe(words.length);
    for (const [code, list] of Object.entries(NATIONALITY_WORDS)) {
      for (const word of list.split(', ')) expect([word, countryOf(word)?.code]).toEqual([word, code]);
    }
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => (countryOf(text)?.code ?? 'XX').length === 2));
  });
});
