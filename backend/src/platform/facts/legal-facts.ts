import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** `backend/content/facts`, seen from `src` as from `dist`. */
const FOLDER = new URL('../../../content/facts/', import.meta.url);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const fact = z.strictObject({
  value: z.number(),
  /** What it counts: a currency, `%`, days… */
  unit: z.string().min(1),
  validFrom: day,
  source: z.strictObject({ title: z.string().min(5), url: z.url() }),
  checkedOn: day,
  /** From this day on an editor has to compare it with its source again. */
  reviewBy: day,
  note: z.string().optional(),
});
export type LegalFact = z.infer<typeof fact>;
type FactRegion = 'australia' | 'newzealand';

const read = (region: FactRegion): Record<string, LegalFact> =>
  z.record(z.string(), fact).parse(JSON.parse(readFileSync(new URL(`${region}.json`, FOLDER), 'utf8')));

/** What laws and authorities set, one dated and sourced table per region. No other file states these figures. */
export const legalFacts: Record<FactRegion, Record<string, LegalFact>> = {
  australia: read('australia'),
  newzealand: read('newzealand'),
};

export function legalFact(region: FactRegion, key: string): LegalFact {
  const found = legalFacts[region][key];
  if (!found) throw new Error(`backend/content/facts/${region}.json has no fact “${key}”`);
  return found;
}

/** `{{fact:au.minimum_hour}}`, `…*30}}` for thirty of them, `….since}}` and `….checked}}` for its days, `…|de}}` in German. */
const PLACEHOLDER = /\{\{fact:(au|nz)\.(\w+)(?:\.(since|checked))?((?:\*[\d.]+)*)(?:\|(de|es|fr))?\}\}/g;
const REGIONS = { au: 'australia', nz: 'newzealand' } as const;
const LOCALES = { de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const;
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A text with the figures of the table in the places that name them. */
export function withLegalFacts(text: string): string {
  const filled = text.replaceAll(PLACEHOLDER, (_, region: 'au' | 'nz', key: string, part, times: string, language) => {
    const { value, unit, validFrom, checkedOn } = legalFact(REGIONS[region], key);
    if (part) return DAY.format(new Date(part === 'since' ? validFrom : checkedOn));
    const product = times
      .split('*')
      .filter(Boolean)
      .reduce((sum, factor) => sum * Number(factor), value);
    return inWords(product, unit, language as keyof typeof LOCALES | undefined);
  });
  const left = /\{\{fact:[^}]*\}\}/.exec(filled);
  if (left) throw new Error(`${left[0]} is no placeholder of a fact`);
  return filled;
}

function inWords(value: number, unit: string, language: keyof typeof LOCALES | undefined): string {
  const sign = { AUD: 'A$', NZD: 'NZ$' }[unit.slice(0, 3)];
  const rounded = Math.round((value + Number.EPSILON) * 100) / 100;
  const minimumFractionDigits = sign && !Number.isInteger(rounded) ? 2 : 0;
  const figure = rounded.toLocaleString(language ? LOCALES[language] : 'en-AU', { minimumFractionDigits });
  if (unit === '%') return language ? `${figure}\u00A0%` : `${figure}%`;
  if (!sign) return figure;
  return language ? `${figure}\u00A0${sign}` : `${sign}${figure}`;
}
