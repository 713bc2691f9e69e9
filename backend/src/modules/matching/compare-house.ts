import { type AuPairFacts, type FamilyFacts, AU_PAIR_TRAITS, FAMILY_TRAITS } from '../profiles/index.js';
import { fits, lacks, type Finding } from './finding.js';
import { messages } from './texts.js';

const DRIVING = 5;

/** A driving licence, where there is a car to use: 5 points. */
export function compareHouse(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  if (!(family.traits & FAMILY_TRAITS.carAvailable)) return [];
  return auPair.traits & AU_PAIR_TRAITS.drives
    ? [fits(DRIVING, messages.driving.yes)]
    : [lacks(DRIVING, 0, messages.driving.no)];
}
