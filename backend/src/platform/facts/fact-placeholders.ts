import type { FieldMessages } from '../errors/index.js';
import type { FactTable, LegalFact } from './fact-table.js';
import { messages } from './texts.js';

/** `{{fact:au.minimum_hour}}`, `…×30}}` for thirty of them, `….since}}` and `….checked}}` for its days, `…|de}}` in German. */
const PLACEHOLDER = /\{\{fact:(au|nz)\.(\w+)(?:\.(since|checked))?((?:×\d+(?:\.\d+)?)*)(?:\|(de|es|fr))?\}\}/g;
/** Anything that looks like a placeholder, including incomplete ones. */
const PLACEHOLDER_LIKE = /\{\{\s*fact\b[^{}<\n]{0,80}(?:\}\}?)?/gi;
const REGIONS = { au: 'australia', nz: 'newzealand' } as const;
const LOCALES = { de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const;
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

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
    const fact = table[REGIONS[region]][key];
    return fact ? inWords(fact, part, times, language as keyof typeof LOCALES | undefined) : written;
  });
}

function inWords(
  { value, unit, validFrom, checkedOn }: LegalFact,
  part: 'since' | 'checked' | undefined,
  times: string,
  language: keyof typeof LOCALES | undefined,
): string {
  if (part) return DAY.format(new Date(part === 'since' ? validFrom : checkedOn));
  const factors = times.split('×').filter(Boolean).map(Number);
  const product = factors.reduce((result, factor) => result * factor, value);
  const sign = { AUD: 'A$', NZD: 'NZ$' }[unit.slice(0, 3)];
  const rounded = Math.round((product + Number.EPSILON) * 100) / 100;
  const minimumFractionDigits = sign && !Number.isInteger(rounded) ? 2 : 0;
  const figure = rounded.toLocaleString(language ? LOCALES[language] : 'en-AU', { minimumFractionDigits });
  if (unit === '%') return language ? `${figure}\u00A0%` : `${figure}%`;
  if (!sign) return figure;
  return language ? `${figure}\u00A0${sign}` : `${sign}${figure}`;
}
