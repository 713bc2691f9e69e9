import type { LegalFactRow } from './legal-fact.entity.js';
import { FACT_REGIONS, releasedFacts, type FactRegion } from './released-facts.js';

/** A value with its unit, dates and source. */
export interface LegalFact {
  value: number;
  unit: string;
  validFrom: string;
  source: { title: string; url: string };
  checkedOn: string;
}
export type RegionTable = Readonly<Record<string, LegalFact>>;
export type FactTable = Readonly<Record<FactRegion, RegionTable>>;

/** The row of a fact on a day: the last to begin by then, or the first if none had begun. */
export function validOn<Row extends Pick<LegalFactRow, 'validFrom'>>(rows: readonly Row[], day: string): Row | null {
  const sorted = rows.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return sorted.findLast(({ validFrom }) => validFrom <= day) ?? sorted[0] ?? null;
}

/** The facts of each region on a day. A fact without a row has the release's value. */
export function factTableOn(rows: readonly LegalFactRow[], days: Record<FactRegion, string>): FactTable {
  const tableOf = (region: FactRegion): RegionTable =>
    Object.fromEntries(
      Object.entries(releasedFacts[region]).map(([key, released]) => {
        const own = rows.filter((row) => row.region === region && row.key === key);
        const row = validOn(own, days[region]);
        return [key, row ? { ...factOf(row), unit: released.unit } : released];
      }),
    );
  return Object.fromEntries(FACT_REGIONS.map((region) => [region, tableOf(region)])) as Record<FactRegion, RegionTable>;
}

const factOf = ({ value, validFrom, sourceTitle, sourceUrl, checkedOn }: LegalFactRow): Omit<LegalFact, 'unit'> => ({
  value,
  validFrom,
  source: { title: sourceTitle, url: sourceUrl },
  checkedOn,
});

/** Throws for an unknown key. */
export function factIn(table: RegionTable, key: string): LegalFact {
  const found = table[key];
  if (!found) throw new Error(`There is no legal fact “${key}”`);
  return found;
}
