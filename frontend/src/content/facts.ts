import australia from '../../../backend/content/facts/australia.json' with { type: 'json' };
import newzealand from '../../../backend/content/facts/newzealand.json' with { type: 'json' };

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The table of what laws and authorities set. Pages state none of these figures themselves. */
const FACTS = { australia, newzealand };
type FactRegion = keyof typeof FACTS;
type FactKey<Region extends FactRegion> = keyof (typeof FACTS)[Region];

interface LegalFact {
  value: number;
  unit: string;
  validFrom: string;
  source: { title: string; url: string };
  checkedOn: string;
  reviewBy: string;
  note?: string;
}

const factOf = <Region extends FactRegion>(region: Region, key: FactKey<Region>) =>
  FACTS[region][key] as unknown as LegalFact;

export const factValue = <Region extends FactRegion>(region: Region, key: FactKey<Region>): number =>
  factOf(region, key).value;

/** "7", "3,400". */
export const figure = <Region extends FactRegion>(region: Region, key: FactKey<Region>): string =>
  factValue(region, key).toLocaleString('en-AU');

/** "15%". */
export const percent = <Region extends FactRegion>(region: Region, key: FactKey<Region>): string =>
  `${figure(region, key)}%`;

/** "A$27.08", "NZ$4,200"; `times` of them. */
export function money<Region extends FactRegion>(region: Region, key: FactKey<Region>, times = 1): string {
  const { value, unit } = factOf(region, key);
  const sum = Math.round(value * times * 100) / 100;
  const minimumFractionDigits = Number.isInteger(sum) ? 0 : 2;
  return `${unit.startsWith('NZD') ? 'NZ$' : 'A$'}${sum.toLocaleString('en-AU', { minimumFractionDigits })}`;
}

/** "1 July 2026": since when it is so. */
export const factSince = <Region extends FactRegion>(region: Region, key: FactKey<Region>): string =>
  DAY.format(new Date(factOf(region, key).validFrom));

export const factSource = <Region extends FactRegion>(region: Region, key: FactKey<Region>) =>
  factOf(region, key).source;
