import type australia from '../../../backend/content/facts/australia.json';
import type newzealand from '../../../backend/content/facts/newzealand.json';

/** The keys of the legal facts in this release; their values come from the API. */
interface Facts {
  australia: typeof australia;
  newzealand: typeof newzealand;
}
export type FactRegion = keyof Facts;
type FactKey<Region extends FactRegion> = keyof Facts[Region] & string;

/** A fact as the API returns it. */
interface FactOfToday {
  key: string;
  value: number;
  unit: string;
  validFrom: string;
  source: { title: string; url: string };
}

/** The current legal facts of a region. Pages never contain these numbers themselves. */
export interface LegalFacts<Region extends FactRegion> {
  value(key: FactKey<Region>): number;
  /** "7", "3,400". */
  figure(key: FactKey<Region>): string;
  /** "15%". */
  percent(key: FactKey<Region>): string;
  /** "A$27.08", "NZ$4,200", multiplied by `times`. */
  money(key: FactKey<Region>, times?: number): string;
  /** "1 July 2026": since when the fact is valid. */
  since(key: FactKey<Region>): string;
  source(key: FactKey<Region>): { title: string; url: string };
}

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function legalFactsOf<Region extends FactRegion>(items: readonly FactOfToday[]): LegalFacts<Region> {
  const byKey = new Map(items.map((fact) => [fact.key, fact]));
  const factOf = (key: string) => {
    const fact = byKey.get(key);
    if (!fact) throw new Error(`The API has no legal fact “${key}”`);
    return fact;
  };
  const figure = (key: string) => factOf(key).value.toLocaleString('en-AU');
  return {
    value: (key) => factOf(key).value,
    figure,
    percent: (key) => `${figure(key)}%`,
    money: (key, times = 1) => {
      const { value, unit } = factOf(key);
      const sum = Math.round(value * times * 100) / 100;
      const minimumFractionDigits = Number.isInteger(sum) ? 0 : 2;
      return `${unit.startsWith('NZD') ? 'NZ$' : 'A$'}${sum.toLocaleString('en-AU', { minimumFractionDigits })}`;
    },
    since: (key) => DAY.format(new Date(factOf(key).validFrom)),
    source: (key) => factOf(key).source,
  };
}
