import type { AuPairFacts } from '../facts/au-pair-facts.js';
import { CHILD_GROUPS, type ChildGroup } from '../facts/child-ages.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { AU_PAIR_TRAITS, childGroupsIn } from '../facts/traits.js';
import { fits, lacks, unknown, type Finding } from './finding.js';
import { messages } from './messages.js';

const EXPERIENCE = 25;
/** Who knows toddlers is not lost with a baby. */
const NEIGHBOUR_SHARE = 0.5;
const ANY_CHILDREN_SHARE = 0.25;

/** Experience with the ages of the family's children: 25 points, the same for each group of ages. */
export function compareExperience(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  const needed = childGroupsIn(family.traits);
  const known = childGroupsIn(auPair.traits);
  if (needed.length === 0) return [unknown(EXPERIENCE, messages.experience.familySilent)];
  if (known.length === 0) return [unknown(EXPERIENCE, messages.experience.auPairSilent)];

  const each = EXPERIENCE / needed.length;
  const cared = needed.filter((group) => known.includes(group));
  const fresh = needed.filter((group) => !known.includes(group));
  const shares = fresh.map((group) => shareWithout(group, known, auPair.traits));
  const average = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return [
    ...(cared.length ? [fits(each * cared.length, () => messages.experience.cared(cared))] : []),
    ...(fresh.length ? [lacks(each * fresh.length, average, () => messages.experience.fresh(fresh))] : []),
  ];
}

function shareWithout(group: ChildGroup, known: readonly ChildGroup[], traits: number): number {
  const position = (name: ChildGroup) => CHILD_GROUPS.findIndex((one) => one.group === name);
  if (known.some((other) => Math.abs(position(other) - position(group)) === 1)) return NEIGHBOUR_SHARE;
  return traits & AU_PAIR_TRAITS.withChildren ? ANY_CHILDREN_SHARE : 0;
}
