import { REGIONS, type Region } from '../../country/index.js';
import { type AuPairFactsWithVisa, isoOfDay, placesIn, type Day } from '../../profiles/index.js';
import { ANY_DAY, lastStartOf, type RulesOfDay, visaSpan } from '../../visas/index.js';
import { VISA_FROM, type Term } from './terms.js';

/** Months that a family can ask for. Their order is stored. */
export const STAY_MONTHS = [3, 6, 9, 12] as const;
type StayMonths = (typeof STAY_MONTHS)[number];

const MONTHS_OF_A_LIST = 500;
/** First days further ahead are in one list: no family plans that far. */
const MONTHS_AHEAD = 36;

/** Months since January 2025. */
const monthOf = (day: string): number => (Number(day.slice(0, 4)) - 2025) * 12 + Number(day.slice(5, 7)) - 1;

/** `last`: the month of the last first day; 0 for those later than any family plans. */
const stayTerm = (region: Region, months: StayMonths, last: number): Term =>
  VISA_FROM + (REGIONS.indexOf(region) * STAY_MONTHS.length + STAY_MONTHS.indexOf(months)) * MONTHS_OF_A_LIST + last;

/**
 * The lists of an au pair by visa: for each country that they want to go to and each number of months, the month of
 * the last first day from which they can stay that long.
 */
export const visaTermsOf = (auPair: AuPairFactsWithVisa, rules: Readonly<Record<Region, RulesOfDay>>): Term[] =>
  placesIn(auPair.places).regions.flatMap((region) => termsIn(region, auPair, rules[region]));

function termsIn(region: Region, { available, visa }: AuPairFactsWithVisa, rules: RulesOfDay): Term[] {
  const free = isoOfDay(available ?? 0);
  const from = free < rules.day ? rules.day : free;
  const span = visaSpan(visa, from, rules);
  if (!span) return [];
  const ahead = monthOf(rules.day) + MONTHS_AHEAD;
  return STAY_MONTHS.flatMap((months) => {
    const last = lastStartOf(span, months);
    if (last === null) return [];
    if (last === ANY_DAY || monthOf(last) > ahead) return [stayTerm(region, months, 0)];
    // Only the month counts, as on profile pages: the day can follow from the day of birth.
    return monthOf(last) > monthOf(from) ? [stayTerm(region, months, monthOf(last))] : [];
  });
}

/** The lists with everyone who can stay so many months from a day on, each person once. */
export function visaTermsFor(region: Region, months: StayMonths, start: Day, today: Day): Term[] {
  const first = monthOf(isoOfDay(Math.max(start, today))) + 1;
  const last = monthOf(isoOfDay(today)) + MONTHS_AHEAD;
  const finite = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [0, ...finite].map((month) => stayTerm(region, months, month));
}
