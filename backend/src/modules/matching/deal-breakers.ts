import {
  type AuPairFacts,
  type Day,
  DEAL_BREAKERS,
  type FamilyFacts,
  REFUSED,
  REFUSED_IN_AU_PAIRS,
  REFUSED_IN_FAMILIES,
} from '../profiles/index.js';
import type { Side } from './comparison.js';
import type { BrokenDeal } from './match.dto.js';
import { dealTexts } from './texts.js';

/** How long an au pair may stay by their visa violates nothing. */
type AuPair = Omit<AuPairFacts, 'mayStay'>;

/** A deal-breaker that the other person violates. */
interface Broken {
  by: Side;
  rule: string;
  /** Texts for both sides. */
  say: Readonly<Record<Side, string>>;
}
type Limit = number | null;

const broken = (by: Side, rule: string, say: Broken['say']): Broken => ({ by, rule, say });
const ifBelow = (value: Limit, least: Limit, breaks: (limit: number) => Broken): Broken[] =>
  value !== null && least !== null && value < least ? [breaks(least)] : [];
const ifAbove = (value: Limit, most: Limit, breaks: (limit: number) => Broken): Broken[] =>
  value !== null && most !== null && value > most ? [breaks(most)] : [];

/** Must match the search index (search/results/deal-test.ts). An unknown value is null and violates nothing. */
export function brokenDeals(auPair: AuPair, family: FamilyFacts, today: Day): Broken[] {
  const common = commonBits(auPair, family, today);
  const byFamily = family.refuses & (auPair.traits | common);
  const byAuPair = auPair.refuses & (family.traits | common);
  const { family: ofFamily, aupair: ofAuPair } = dealTexts;
  return [
    ...DEAL_BREAKERS.filter((rule) => byFamily & REFUSED_IN_AU_PAIRS[rule]).map((rule) =>
      broken('family', rule, ofFamily[rule]),
    ),
    ...ifBelow(auPair.hours, family.leastHours, (limit) => broken('family', 'hours', ofFamily.hours(limit))),
    ...ifBelow(auPair.age, family.leastAge, (limit) => broken('family', 'youngest', ofFamily.youngest(limit))),
    ...ifAbove(auPair.age, family.mostAge, (limit) => broken('family', 'oldest', ofFamily.oldest(limit))),
    ...DEAL_BREAKERS.filter((rule) => byAuPair & REFUSED_IN_FAMILIES[rule]).map((rule) =>
      broken('aupair', rule, ofAuPair[rule]),
    ),
    ...ifAbove(family.hours, auPair.mostHours, (limit) => broken('aupair', 'hours', ofAuPair.hours(limit))),
    ...ifBelow(family.daysOff, auPair.leastDaysOff, (limit) => broken('aupair', 'daysOff', ofAuPair.daysOff(limit))),
    ...ifBelow(family.youngest, auPair.leastChildAge, (limit) =>
      broken('aupair', 'youngest', ofAuPair.youngest(limit)),
    ),
  ];
}

/** Mismatches that apply to either viewer: dates and lengths of the placement. */
function commonBits(auPair: AuPair, family: FamilyFacts, today: Day): number {
  const { available, stayMin, stayMax } = auPair;
  const { starts, stayMin: least, stayMax: most } = family;
  const isLate = available !== null && starts !== null && Math.max(available, today) > Math.max(starts, today);
  const isOtherLength =
    stayMin !== null && stayMax !== null && least !== null && most !== null && (stayMin > most || stayMax < least);
  return (isLate ? REFUSED.dates : 0) | (isOtherLength ? REFUSED.stay : 0);
}

/** As texts for one of the two. */
export function brokenDealsFor(viewer: Side, auPair: AuPair, family: FamilyFacts, today: Day): BrokenDeal[] {
  return brokenDeals(auPair, family, today).map(({ by, rule, say }) => ({
    rule,
    by: by === viewer ? 'you' : 'them',
    text: say[viewer],
  }));
}
