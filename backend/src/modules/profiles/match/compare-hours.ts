import type { AuPairFacts } from '../facts/au-pair-facts.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { FAMILY_TRAITS } from '../facts/traits.js';
import { fits, lacks, unknown, type Finding } from './finding.js';
import { messages } from './messages.js';

const HOURS = 15;
const DAYS_OFF = 5;
const ONE_DAY_SHARE = 0.5;
/** So little that nobody counts it. */
const SAME_HOURS = 2;
/** More work than hoped for weighs heavier than less. */
const TOO_MANY_HOURS = 20;
const TOO_FEW_HOURS = 30;

/** Hours and days off: 20 points. */
export function compareHours(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  return [compareWeek(auPair, family), compareDaysOff(family)];
}

function compareWeek(auPair: AuPairFacts, family: FamilyFacts): Finding {
  const { hours: hoped } = auPair;
  const { hours: needed } = family;
  if (hoped === null) return unknown(HOURS, messages.hours.auPairSilent);
  const more = needed - hoped;
  const apart = Math.abs(more) - SAME_HOURS;
  if (apart <= 0) return fits(HOURS, () => messages.hours.agreed(needed));
  const share = 1 - apart / (more > 0 ? TOO_MANY_HOURS : TOO_FEW_HOURS);
  return lacks(HOURS, share, () => messages.hours.apart(hoped, needed));
}

function compareDaysOff(family: FamilyFacts): Finding {
  if (family.traits & FAMILY_TRAITS.twoDaysOff) return fits(DAYS_OFF, messages.daysOff.two);
  if (family.traits & FAMILY_TRAITS.oneDayOff) return lacks(DAYS_OFF, ONE_DAY_SHARE, messages.daysOff.one);
  return unknown(DAYS_OFF, messages.daysOff.silent);
}
