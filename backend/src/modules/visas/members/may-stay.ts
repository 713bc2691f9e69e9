import {
  type AuPairFacts,
  type AuPairFactsWithVisa,
  dayOfIso,
  isoOfDay,
  type MayStay,
  OPEN_END,
} from '../../profiles/index.js';
import { type RulesOfDay, visaSpan } from './visa-limit.js';

/** How long they may stay with a family that starts when they are free, or later. Null if it is unclear. */
function mayStayOf(
  { available, visa }: Pick<AuPairFactsWithVisa, 'available' | 'visa'>,
  rules: RulesOfDay,
): MayStay | null {
  const free = isoOfDay(available ?? 0);
  const span = visaSpan(visa, free < rules.day ? rules.day : free, rules);
  if (!span) return null;
  const dayOf = (iso: string | null) => (iso === null ? null : dayOfIso(iso));
  return {
    months: Math.min(span.months ?? OPEN_END, OPEN_END),
    // The last day to enter can follow from the day of birth: only its month counts.
    startBefore: dayOf(span.startBy && `${span.startBy.slice(0, 7)}-01`),
    ends: dayOf(span.endsOn),
  };
}

export const withMayStay = ({ visa, ...facts }: AuPairFactsWithVisa, rules: RulesOfDay): AuPairFacts => ({
  ...facts,
  mayStay: mayStayOf({ available: facts.available, visa }, rules),
});
