import { dayInWords } from '../calendar-days/index.js';
import type { FieldMessages } from '../errors/index.js';
import type { FactTable, LegalFact, RegionTable } from './fact-table.js';
import { messages } from './texts.js';

/**
 * `{{fact:au.minimum_hour}}`, `…×30}}` for thirty of them, `….since}}` and `….checked}}` for its days, `…|de}}` in German.
 * A percentage of the same country can be a factor: `…×board_most}}` is that share of it, `…×less.board_most}}` what is
 * left of it, and `…×plus.casual_loading}}` it with that on top.
 */
const PLACEHOLDER =
  /\{\{fact:(au|nz)\.(\w+)(?:\.(since|checked))?((?:×(?:\d+(?:\.\d+)?|(?:(?:less|plus)\.)?[a-z]\w*))*)(?:\|(de|es|fr))?\}\}/g;
/** Anything that looks like a placeholder, including incomplete ones. */
const PLACEHOLDER_LIKE = /\{\{\s*fact\b[^{}<\n]{0,80}(?:\}\}?)?/gi;
const REGIONS = { au: 'australia', nz: 'newzealand' } as const;
const LOCALES = { de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const;
type Language = keyof typeof LOCALES;

/** Replaces the placeholders in a text, or in all texts of a response. Unknown ones stay. */
export function withLegalFacts<Value>(value: Value, table: FactTable): Value {
  if (typeof value === 'string') return filled(value, table) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => withLegalFacts(one, table)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withLegalFacts(one, table)])) as Value;
}

/** The unknown placeholders of a text. */
export const unknownPlaceholders = (text: string, table: FactTable): string[] =>
  filled(text, table).match(PLACEHOLDER_LIKE) ?? [];

/** Unknown placeholders in a text, or in a nested value; by field. */
export function placeholderProblems(value: unknown, table: FactTable, field = ''): FieldMessages {
  if (typeof value === 'string') {
    const unknown = [...new Set(unknownPlaceholders(value, table))];
    return unknown.length > 0 ? { [field]: [messages.placeholders(unknown)] } : {};
  }
  if (value === null || typeof value !== 'object') return {};
  const problems = Object.entries(value).map(([key, one]) =>
    placeholderProblems(one, table, field ? `${field}.${key}` : key),
  );
  return Object.assign({}, ...problems) as FieldMessages;
}

function filled(text: string, table: FactTable): string {
  if (!text.includes('{{fact:')) return text;
  return text.replaceAll(PLACEHOLDER, (written, region: 'au' | 'nz', key: string, part, times: string, language) => {
    const facts = table[REGIONS[region]];
    const fact = facts[key];
    const factors = times.split('×').filter(Boolean);
    const factor = factors.reduce((product, one) => product * factorOf(one, facts), 1);
    if (!fact || Number.isNaN(factor)) return written;
    return inWords(fact, part, factor, language as Language | undefined);
  });
}

/** NaN if it names no percentage of the country. */
function factorOf(written: string, facts: RegionTable): number {
  if (/^\d/.test(written)) return Number(written);
  const [key = '', way] = written.split('.').reverse();
  const fact = facts[key];
  if (fact?.unit !== '%') return Number.NaN;
  const share = fact.value / 100;
  return way === 'less' ? 1 - share : way === 'plus' ? 1 + share : share;
}

function inWords(
  { value, unit, validFrom, checkedOn }: LegalFact,
  part: 'since' | 'checked' | undefined,
  factor: number,
  language: Language | undefined,
): string {
  if (part) return dayIn(part === 'since' ? validFrom : checkedOn, language);
  const product = value * factor;
  const sign = { AUD: 'A$', NZD: 'NZ$' }[unit.slice(0, 3)];
  const rounded = Math.round((product + Number.EPSILON) * 100) / 100;
  const minimumFractionDigits = sign && !Number.isInteger(rounded) ? 2 : 0;
  const figure = rounded.toLocaleString(language ? LOCALES[language] : 'en-AU', { minimumFractionDigits });
  if (unit === '%') return language ? `${figure}\u00A0%` : `${figure}%`;
  if (!sign) return figure;
  return language ? `${figure}\u00A0${sign}` : `${sign}${figure}`;
}

function dayIn(day: string, language: Language | undefined): string {
  if (!language) return dayInWords(day);
  const written = new Date(day).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  // French writes the first of a month as "1er".
  return language === 'fr' ? written.replace(/^1(?= )/, '1er') : written;
}
