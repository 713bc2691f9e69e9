import type { AuPairFacts, Day, FamilyFacts } from '../profiles/index.js';
import { fits, lacks, unknown, type Finding, type Saying } from './finding.js';
import { messages } from './texts.js';
import { dateInWords, spanInWords, stayInWords } from './words.js';

const DATES = 18;
const STAY = 17;
/** Someone who is free this much too late does not fit at all. */
const TOO_LATE_DAYS = 90;
/** Waiting longer than this costs a little: people find something else meanwhile. */
const LONG_WAIT_DAYS = 92;
const LONG_WAIT_SHARE = 0.75;
/** Lengths that only just touch: the au pair stays the very shortest that the family asks for, or the very longest. */
const TOUCHING_SHARE = 0.4;
const TOO_FAR_APART_MONTHS = 6;

/** Dates and length of stay: 35 points. */
export function compareDates(auPair: AuPairFacts, family: FamilyFacts, today: Day): Finding[] {
  return [compareStart(auPair, family, today), compareStay(auPair, family)];
}

function compareStart(auPair: AuPairFacts, family: FamilyFacts, today: Day): Finding {
  if (auPair.available === null) return unknown(DATES, messages.dates.auPairSilent);
  if (family.starts === null) return unknown(DATES, messages.dates.familySilent);
  const free = Math.max(auPair.available, today);
  const start = Math.max(family.starts, today);
  const late = free - start;
  if (late > 0) return lacks(DATES, 1 - late / TOO_LATE_DAYS, () => messages.dates.late(spanInWords(late)));
  if (-late > LONG_WAIT_DAYS) return lacks(DATES, LONG_WAIT_SHARE, () => messages.dates.early(spanInWords(-late)));
  if (start === today) return fits(DATES, messages.dates.bothNow);
  const freeFrom = () => (free > today ? dateInWords(free, today) : null);
  return fits(DATES, () => messages.dates.inTime(freeFrom(), dateInWords(start, today)));
}

function compareStay(auPair: AuPairFacts, family: FamilyFacts): Finding {
  if (auPair.stayMin === null || auPair.stayMax === null) return unknown(STAY, messages.stay.auPairSilent);
  if (family.stayMin === null || family.stayMax === null) return unknown(STAY, messages.stay.familySilent);
  const offered = { min: auPair.stayMin, max: auPair.stayMax };
  const asked = { min: family.stayMin, max: family.stayMax };
  const say = (saying: (auPair: string, family: string) => Saying) => () =>
    saying(stayInWords(offered), stayInWords(asked));
  const months = Math.min(offered.max, asked.max) - Math.max(offered.min, asked.min);
  const share = months < 0 ? TOUCHING_SHARE * (1 + months / TOO_FAR_APART_MONTHS) : TOUCHING_SHARE;
  if (offered.max < asked.min) return lacks(STAY, share, say(messages.stay.shorter));
  if (offered.min > asked.max) return lacks(STAY, share, say(messages.stay.longer));
  // The narrower of the two ranges lies within the other: nobody gives way.
  const narrower = Math.min(offered.max - offered.min, asked.max - asked.min);
  if (months >= narrower) return fits(STAY, say(messages.stay.agreed));
  const inCommon = TOUCHING_SHARE + ((1 - TOUCHING_SHARE) * months) / narrower;
  return lacks(STAY, inCommon, say(offered.min < asked.min ? messages.stay.shorter : messages.stay.longer));
}
