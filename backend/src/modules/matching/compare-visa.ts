import { type AuPairFacts, type Day, type FamilyFacts, OPEN_END } from '../profiles/index.js';
import { fits, lacks, missing, type Compare } from './comparison.js';
import { messages } from './texts.js';
import { DAYS_PER_MONTH } from './durations.js';

/** Months have different lengths: 181 days can be six of them. */
const ROUNDING = 0.25;

/** The longest that someone asks for: all of a range, the beginning of an open one. */
const wantedMonths = ({ stayMin, stayMax }: AuPairFacts | FamilyFacts): number | null =>
  stayMin === null || stayMax === null ? null : stayMax >= OPEN_END ? stayMin : stayMax;

/** Whole months from the first day on which both can begin. Null if unknown. */
function allowedMonths({ mayStay, available }: AuPairFacts, { starts }: FamilyFacts, today: Day): number | null {
  const start = Math.max(available ?? today, starts ?? today, today);
  if (mayStay === null || (mayStay.startBefore !== null && start >= mayStay.startBefore)) return null;
  if (mayStay.ends === null) return mayStay.months;
  const left = Math.floor((mayStay.ends + 1 - start) / DAYS_PER_MONTH + ROUNDING);
  return Math.max(0, Math.min(mayStay.months, left));
}

const UNKNOWN = missing({ aupair: 'visaStatus' });
const ALL = fits((_auPair, family) => messages.visa.all(wantedMonths(family) ?? 0));
const sayLess = (auPair: AuPairFacts, family: FamilyFacts, today: Day) => {
  const [allowed, wanted] = [allowedMonths(auPair, family, today) ?? 0, wantedMonths(family) ?? 0];
  return allowed < wanted
    ? messages.visa.lessThanAsked(allowed, wanted)
    : messages.visa.lessThanHoped(allowed, wantedMonths(auPair) ?? 0);
};

/**
 * How much of each one’s longest placement the visa allows. Not compared in a country where the au pair does not look,
 * or without a length that the family asks for.
 */
export const compareVisa: Compare = (auPair, family, today) => {
  const wanted = wantedMonths(family);
  if (wanted === null || (auPair.places & family.places) === 0) return null;
  const allowed = allowedMonths(auPair, family, today);
  if (allowed === null) return UNKNOWN;
  const hoped = wantedMonths(auPair) ?? 0;
  return allowed >= Math.max(wanted, hoped) ? ALL : lacks(allowed / wanted, hoped > 0 ? allowed / hoped : 1, sayLess);
};
