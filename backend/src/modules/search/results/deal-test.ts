import { type AuPairFacts, type Day, type FamilyFacts, REFUSED } from '../../profiles/index.js';
import type { SearchViewer } from '../../matching/index.js';
import { UNKNOWN_DAY } from '../search-index/search-table.js';
import type { Deal, SearchFilters } from './filters.js';
import type { SearchTest } from './search-kind.js';

/** In the order of the tests below. Null for visitors, and members without a complete profile. */
export const dealOf = ({ family, auPair, today }: SearchViewer): Deal | null =>
  family ? dealOfFamily(family, today) : auPair ? dealOfAuPair(auPair, today) : null;

function dealOfFamily(family: FamilyFacts, today: Day): Deal {
  const { refuses, traits, starts, stayMin, stayMax, leastAge, mostAge, leastHours, hours, daysOff, youngest } = family;
  const start = starts === null ? null : Math.max(starts, today);
  return [refuses, traits, start, stayMin, stayMax, leastAge, mostAge, leastHours, hours, daysOff, youngest];
}

function dealOfAuPair(auPair: AuPairFacts, today: Day): Deal {
  const { refuses, traits, available, stayMin, stayMax, mostHours, leastDaysOff, leastChildAge, hours, age } = auPair;
  // Who is free today is late for no one.
  const free = available !== null && available > today ? available : null;
  return [refuses, traits, free, stayMin, stayMax, mostHours, leastDaysOff, leastChildAge, hours, age];
}

const either = (deal: string, bit: number) => `(${deal}[1] | refuses) & ${bit} <> 0`;
/** A missing answer is null and violates nothing. */
const shared = (deal: string, late: string) => [
  `traits & ${deal}[1] = 0 AND refuses & ${deal}[2] = 0`,
  `(${either(deal, REFUSED.dates)} AND ${late}) IS NOT TRUE`,
  `(${either(deal, REFUSED.stay)} AND (stay_min > ${deal}[5] OR stay_max < ${deal}[4])) IS NOT TRUE`,
];
const test = (conditions: (deal: string) => string[]): SearchTest<SearchFilters> => ({
  sql: (parameter) => `(${parameter} IS NULL OR (${conditions(`(${parameter})`).join(' AND ')}))`,
  type: 'integer[]',
  value: ({ deal }) => deal,
});

/** A family looks at an au pair. */
export const AU_PAIR_DEAL = test((deal) => [
  ...shared(deal, `available > ${deal}[3] AND available <> ${UNKNOWN_DAY}`),
  `(age < ${deal}[6] OR age > ${deal}[7] OR hours < ${deal}[8]) IS NOT TRUE`,
  `(most_hours < ${deal}[9] OR least_days_off > ${deal}[10] OR least_child_age > ${deal}[11]) IS NOT TRUE`,
]);

/** An au pair looks at a family. */
export const FAMILY_DEAL = test((deal) => [
  ...shared(deal, `starts < ${deal}[3]`),
  `(hours > ${deal}[6] OR days_off < ${deal}[7] OR youngest < ${deal}[8]) IS NOT TRUE`,
  `(least_hours > ${deal}[9] OR least_age > ${deal}[10] OR most_age < ${deal}[10]) IS NOT TRUE`,
]);
