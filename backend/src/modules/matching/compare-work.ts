import {
  AU_PAIR_TRAITS,
  agesIn,
  ALL_AGES,
  type AuPairFacts,
  FAMILY_TRAITS,
  type FamilyFacts,
} from '../profiles/index.js';
import { fits, lacks, missing, type Compare } from './comparison.js';
import { messages } from './texts.js';

/** Differences up to this count as equal. */
const SAME_HOURS = 2;
/** More work than wanted weighs more than less, and too few hours weigh least for a family. */
const TOO_MANY_HOURS = 20;
const TOO_FEW_HOURS = { family: 60, aupair: 30 };

const HOURS_SILENT = missing({ aupair: 'preferredHours' });
const HOURS_AGREED = fits((_auPair, { hours }) => messages.hours.agreed(hours));
const sayHoursApart = ({ hours: hoped }: AuPairFacts, { hours: needed }: FamilyFacts) =>
  messages.hours.apart(hoped ?? 0, needed);

export const compareHours: Compare = ({ hours: hoped }, { hours: needed }) => {
  if (hoped === null) return HOURS_SILENT;
  const more = needed - hoped;
  const apart = Math.abs(more) - SAME_HOURS;
  if (apart <= 0) return HOURS_AGREED;
  return more > 0
    ? lacks(1 - apart / TOO_MANY_HOURS, 1 - apart / TOO_MANY_HOURS, sayHoursApart)
    : lacks(1 - apart / TOO_FEW_HOURS.family, 1 - apart / TOO_FEW_HOURS.aupair, sayHoursApart);
};

/** Two days off too few count as none. */
const TOO_FEW_DAYS = 2;
const DAYS = {
  auPairSilent: missing({ aupair: 'daysOff' }),
  familySilent: missing({ family: 'daysOff' }),
  bothSilent: missing({ family: 'daysOff', aupair: 'daysOff' }),
  enough: fits((_auPair, { daysOff }) => messages.daysOff.enough(daysOff ?? 0)),
};
const sayFewerDays = ({ daysOff: wanted }: AuPairFacts, { daysOff: given }: FamilyFacts) =>
  messages.daysOff.fewer(wanted ?? 0, given ?? 0);

export const compareDaysOff: Compare = ({ daysOff: wanted }, { daysOff: given }) => {
  if (wanted === null) return given === null ? DAYS.bothSilent : DAYS.auPairSilent;
  if (given === null) return DAYS.familySilent;
  if (given >= wanted) return DAYS.enough;
  const left = 1 - (wanted - given) / TOO_FEW_DAYS;
  return lacks(left, left, sayFewerDays);
};

const AGES = {
  auPairSilent: missing({ aupair: 'agesCaredFor' }),
  familySilent: missing({ family: 'childrenAges' }),
  known: fits((_auPair, { traits }) => messages.ages.known(agesIn(traits))),
};
const sayNewAges = ({ traits: known }: AuPairFacts, { traits: needed }: FamilyFacts) =>
  messages.ages.unknown(agesIn(needed & ~known));
const countOf = (bits: number) => agesIn(bits).length;

/** Whether the au pair has experience with the children's ages. */
export const compareAges: Compare = (auPair, family) => {
  const needed = family.traits & ALL_AGES;
  if (needed === 0) return AGES.familySilent;
  const known = needed & auPair.traits;
  if (known === needed) return AGES.known;
  if (!(auPair.traits & AU_PAIR_TRAITS.saysAges)) return AGES.auPairSilent;
  const share = countOf(known) / countOf(needed);
  return lacks(share, share, sayNewAges);
};

/** A missing ability also counts for the au pair, but less. */
const CANNOT = 0.3;

const DRIVING = {
  familySilent: missing({ family: 'needsDriver' }),
  needed: fits(messages.driving.needed),
  car: fits(messages.driving.car),
  cannot: lacks(0, CANNOT, messages.driving.cannot),
};
export const compareDriving: Compare = (auPair, family) => {
  const drives = (auPair.traits & AU_PAIR_TRAITS.drives) !== 0;
  if (family.traits & FAMILY_TRAITS.needsDriver) return drives ? DRIVING.needed : DRIVING.cannot;
  if (drives) return family.traits & FAMILY_TRAITS.carAvailable ? DRIVING.car : null;
  return family.traits & FAMILY_TRAITS.needsNoDriver ? null : DRIVING.familySilent;
};

const SWIMMING = {
  auPairSilent: missing({ aupair: 'swims' }),
  familySilent: missing({ family: 'needsSwimmer' }),
  needed: fits(messages.swimming.needed),
  cannot: lacks(0, CANNOT, messages.swimming.cannot),
};
export const compareSwimming: Compare = (auPair, family) => {
  if (family.traits & FAMILY_TRAITS.needsNoSwimmer) return null;
  const swims = (auPair.traits & AU_PAIR_TRAITS.swims) !== 0;
  if (!(family.traits & FAMILY_TRAITS.needsSwimmer)) return swims ? null : SWIMMING.familySilent;
  if (swims) return SWIMMING.needed;
  return auPair.traits & AU_PAIR_TRAITS.doesNotSwim ? SWIMMING.cannot : SWIMMING.auPairSilent;
};
