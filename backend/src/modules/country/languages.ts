import { folded } from './folded-text.js';

export interface Language {
  /** ISO 639-1 where there is one, else 639-3. */
  code: string;
  /** English name. */
  name: string;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Spoken by families and au pairs, without a two-letter code. */
const THREE_LETTER_CODES = ['ast', 'ceb', 'ckb', 'fur', 'gsw', 'haw', 'hmn', 'prs', 'scn', 'yue'];
/** Languages without a name in ICU: the two sign languages of our regions. */
const UNNAMED: readonly Language[] = [
  { code: 'asf', name: 'Auslan' },
  { code: 'nzs', name: 'New Zealand Sign Language' },
];
/** Constructed, liturgical or extinct languages, whose codes ("ie", "vo") would match by mistake. */
const NOT_SPOKEN = new Set(['ae', 'cu', 'ia', 'ie', 'io', 'pi', 'vo']);
/** Other names that people write. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  asf: 'australian sign language',
  de: 'high german',
  el: 'modern greek',
  es: 'castilian, castellano',
  fa: 'farsi',
  fil: 'tagalog, filipina',
  ga: 'gaelic, irish gaelic',
  he: 'ivrit',
  mi: 'te reo, te reo maori',
  nb: 'bokmal',
  nl: 'flemish, vlaams',
  nzs: 'nzsl',
  pt: 'brazilian portuguese, brazilian',
  zh: 'mandarin, mandarin chinese, putonghua',
};

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const ownName = (code: string) => new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
const isCurrent = (code: string) => new Intl.Locale(code).language === code;

function allLanguages(): Language[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent);
  const named = [...codes, 'fil', ...THREE_LETTER_CODES]
    .filter((code) => !NOT_SPOKEN.has(code))
    .flatMap((code) => {
      const name = englishNames.of(code);
      return name ? [{ code, name }] : [];
    });
  return [...named, ...UNNAMED].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Every language that a profile can name, by English name. */
export const LANGUAGES: readonly Language[] = allLanguages();

const BY_CODE: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));
/** English names take precedence over native names. */
const BY_WORD: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.flatMap((language) => {
    const own = ownName(language.code);
    return own ? [[folded(own), language] as const] : [];
  }),
  ...LANGUAGES.flatMap((language) => {
    const words = [folded(language.name), ...(OTHER_WORDS[language.code]?.split(', ') ?? [])];
    return words.map((word) => [word, language] as const);
  }),
]);
/** Strips the level: "English (fluent)", "basic French", "German: mother tongue". */
const LEVEL = new RegExp(
  [
    /\(.*?\)/,
    /[:–-]\s.*$/,
    /\b[abc][12]\b/,
    /\b(?:native|fluent(?:ly)?|mother tongue|first language|basic|beginner|intermediate|advanced|conversational|good|some|a little|learning|speaker)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** The language of a code, or null. */
export function languageByCode(code: string): Language | null {
  return BY_CODE.get(code.toLowerCase()) ?? null;
}

/** The language that one name means ("German", "Deutsch", "de", "English (fluent)"), or null for an unknown one. */
export function languageOf(name: string): Language | null {
  const text = folded(name);
  return (
    BY_WORD.get(text) ?? BY_CODE.get(text) ?? BY_WORD.get(text.replace(LEVEL, ' ').replace(/\s+/g, ' ').trim()) ?? null
  );
}

/** The languages in a free-text list ("German, English and a little French"), without duplicates and unknown ones. */
export function languagesOf(list: string): Language[] {
  const names = list.replace(/\([^)]*\)/g, ' ').split(/[,;/|+&\n]|\band\b/i);
  const found = names.map(languageOf).filter((language) => language !== null);
  return [...new Set(found)];
}
