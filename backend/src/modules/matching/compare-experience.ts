import { type AuPairFacts, type FamilyFacts, AU_PAIR_TRAITS } from '../profiles/index.js';
import { fits, lacks, unknown, type Finding } from './finding.js';
import { messages } from './texts.js';

const EXPERIENCE = 15;
/** Babies and toddlers: what "experience with infants" on the profile speaks of. */
const OLDEST_INFANT = 1;

/** Experience with infants, where the family has one: 15 points. The profile has no field for other ages. */
export function compareExperience(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  if (family.youngest === null) return [unknown(EXPERIENCE, messages.experience.familySilent)];
  if (family.youngest > OLDEST_INFANT) return [];
  return auPair.traits & AU_PAIR_TRAITS.infants
    ? [fits(EXPERIENCE, messages.experience.infants)]
    : [lacks(EXPERIENCE, 0, messages.experience.noInfants)];
}
