import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { LANGUAGES, languageByCode, languageOf, languagesOf } from './languages.js';

describe('languageOf', () => {
  it.each([
    ['German', 'de'],
    ['Deutsch', 'de'],
    ['de', 'de'],
    ['español', 'es'],
    ['Mandarin', 'zh'],
    ['Cantonese', 'yue'],
    ['Te reo Māori', 'mi'],
    ['Maori', 'mi'],
    ['Tagalog', 'fil'],
    ['Farsi', 'fa'],
    ['Swiss German', 'gsw'],
    ['Auslan', 'asf'],
    ['NZSL', 'nzs'],
    ['English (fluent)', 'en'],
    ['basic French', 'fr'],
    ['German: mother tongue', 'de'],
    ['Italian C1', 'it'],
  ])('takes "%s" for %s', (text, code) => {
    expect(languageOf(text)?.code).toBe(code);
  });

  it.each(['', 'Klingon', 'fluent', '(native)'])('knows no language called "%s"', (text) => {
    expect(languageOf(text)).toBeNull();
  });

  it('finds every language by its own name and code', () => {
    for (const language of LANGUAGES) {
      expect(languageOf(language.name)).toEqual(language);
      expect(languageByCode(language.code)).toEqual(language);
    }
  });
});

describe('languagesOf', () => {
  it.each([
    ['German, English', ['de', 'en']],
    ['German, English (fluent, C1) and a little French', ['de', 'en', 'fr']],
    ['English; Deutsch / english', ['en', 'de']],
    ['Klingon, Dutch', ['nl']],
    ['', []],
  ])('reads "%s"', (list, codes) => {
    expect(languagesOf(list).map(({ code }) => code)).toEqual(codes);
  });

  it('names each language once, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...LANGUAGES.map(({ name }) => name)))), (names) => {
        const codes = languagesOf(names.join(', ')).map(({ code }) => code);
        return new Set(codes).size === codes.length;
      }),
    );
  });
});
