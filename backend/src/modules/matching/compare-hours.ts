import type { AuPairFacts, FamilyFacts } from '../profiles/index.js';
import { fits, lacks, unknown, type Finding } from './finding.js';
import { messages } from './texts.js';

const HOURS = 15;
/** So little that nobody counts it. */
const SAME_HOURS = 2;
/** More work than hoped for weighs heavier than less. */
const TOO_MANY_HOURS = 20;
const TOO_FEW_HOURS = 30;

/** Hours a week: 15 points. */
export function compareHours(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  return [compareWeek(auPair, family)];
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
