import { folded } from './folded-text.js';
import { NATIONALITY_WORDS } from './nationality-words.js';

interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** English name. */
  name: string;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions in ICU that no one is a citizen of: unions, military outposts, placeholders. */
const NOT_A_COUNTRY = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC IO QO TA TF UM UN XA XB ZZ'.split(' '));
const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** ICU still names retired codes ("DD"), and knows their successors. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

function allCountries(): Country[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NOT_A_COUNTRY.has(code) && isCurrent(code))
    .flatMap((code) => {
      const name = englishNames.of(code);
      return name ? [{ code, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Every country and territory, by English name. */
export const COUNTRIES: readonly Country[] = allCountries();

const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));
const wordsOf = ({ code, name }: Country) => {
  const plain = folded(name).replace(/ \(.*\)$/, '');
  const others = NATIONALITY_WORDS[code]?.split(', ') ?? [];
  return [plain, plain.replaceAll('&', 'and'), plain.replace(/^st\. /, 'saint '), ...others];
};
const BY_WORD: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) => wordsOf(country).map((word) => [word, country] as const)),
);

/** The country of an ISO code, or null. */
export function countryByCode(code: string): Country | null {
  return BY_CODE.get(code.toUpperCase()) ?? null;
}

/** The country of a nationality text ("German", "Germany", "DE"); of several, the first. Null for an unknown one. */
export function countryOf(nationality: string): Country | null {
  const text = nationality.trim();
  if (/^[A-Z]{2}$/.test(text) && BY_CODE.has(text)) return BY_CODE.get(text) ?? null;
  const whole = BY_WORD.get(folded(text));
  if (whole) return whole;
  const parts = folded(text).split(/\s*(?:[,;/|+&()-]|\band\b)\s*/);
  return parts.map((part) => BY_WORD.get(part)).find((country) => country !== undefined) ?? null;
}
