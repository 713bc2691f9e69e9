import { type AuPairFacts, type Day, type FamilyFacts, OPEN_END, type Stay } from '../profiles/index.js';
import { fits, lacks, missing, type Compare, type Finding, type Saying } from './comparison.js';
import { messages } from './texts.js';
import { DAYS_PER_MONTH, dateInWords, lengthInWords, spanInWords, stayInWords } from './durations.js';

/** An au pair who is free this much too late does not fit the family at all; for the au pair it counts half. */
const TOO_LATE_DAYS = 90;
/** A longer wait costs a little, because people find something else meanwhile. */
const LONG_WAIT_DAYS = 92;
const AFTER_LONG_WAIT = { family: 0.8, aupair: 0.5 };

/** The first free day, at the earliest today. */
const freeOn = ({ available }: AuPairFacts, today: Day) => Math.max(available ?? today, today);
const startOn = ({ starts }: FamilyFacts, today: Day) => Math.max(starts ?? today, today);
/** Negative if the au pair is free earlier. */
const lateDays = (auPair: AuPairFacts, family: FamilyFacts, today: Day) =>
  freeOn(auPair, today) - startOn(family, today);

const START = {
  auPairSilent: missing({ aupair: 'availabilityDate' }),
  familySilent: missing({ family: 'startDate' }),
  bothSilent: missing({ family: 'startDate', aupair: 'availabilityDate' }),
  early: lacks(AFTER_LONG_WAIT.family, AFTER_LONG_WAIT.aupair, (auPair, family, today) =>
    messages.dates.early(spanInWords(-lateDays(auPair, family, today))),
  ),
  bothNow: fits(messages.dates.bothNow),
  inTime: fits((auPair, family, today) => {
    const free = freeOn(auPair, today);
    const freeFrom = free > today ? dateInWords(free, today) : null;
    return messages.dates.inTime(freeFrom, dateInWords(startOn(family, today), today));
  }),
} satisfies Record<string, Finding>;
const sayLate = (auPair: AuPairFacts, family: FamilyFacts, today: Day) =>
  messages.dates.late(spanInWords(lateDays(auPair, family, today)));

/** Whether the au pair is free when the family starts. */
export const compareStart: Compare = (auPair, family, today) => {
  if (auPair.available === null) return family.starts === null ? START.bothSilent : START.auPairSilent;
  if (family.starts === null) return START.familySilent;
  const late = lateDays(auPair, family, today);
  if (late > 0) return lacks(1 - late / TOO_LATE_DAYS, 1 - late / TOO_LATE_DAYS / 2, sayLate);
  if (-late > LONG_WAIT_DAYS) return START.early;
  return startOn(family, today) === today ? START.bothNow : START.inTime;
};

const stayOf = ({ stayMin, stayMax }: AuPairFacts | FamilyFacts): Stay => ({ min: stayMin ?? 0, max: stayMax ?? 0 });
const staySaid = (saying: (auPair: string, family: string) => Saying) => (auPair: AuPairFacts, family: FamilyFacts) =>
  saying(stayInWords(stayOf(auPair)), stayInWords(stayOf(family)));
const sayShorter = staySaid(messages.stay.shorter);
const sayLonger = staySaid(messages.stay.longer);
const sayCutShort = (auPair: AuPairFacts, family: FamilyFacts, today: Day) =>
  messages.stay.cutShort(lengthInWords(monthsTogether(auPair, family, today)), stayInWords(stayOf(family)));

const STAY = {
  auPairSilent: missing({ aupair: 'preferredDuration' }),
  familySilent: missing({ family: 'duration' }),
  bothSilent: missing({ family: 'duration', aupair: 'preferredDuration' }),
  agreed: fits(staySaid(messages.stay.agreed)),
} satisfies Record<string, Finding>;

/** An au pair who is free early can wait, so only the family's requested period shrinks. */
const waitingMonths = ({ available }: AuPairFacts, { starts }: FamilyFacts, today: Day) =>
  available === null || starts === null
    ? 0
    : Math.max(0, Math.max(available, today) - Math.max(starts, today)) / DAYS_PER_MONTH;

/** The longest possible placement by dates and lengths. */
function monthsTogether(auPair: AuPairFacts, family: FamilyFacts, today: Day): number {
  const longest = Math.min(auPair.stayMax ?? 0, (family.stayMax ?? 0) - waitingMonths(auPair, family, today));
  return Math.max(0, longest);
}

/** The expected length: the middle of a range, the beginning of an open one. */
const hopedMonths = (min: number, max: number) => (max >= OPEN_END ? min : (min + max) / 2);

/** How well `months` meet the expected length, if the other person requires at least `least`. */
function shareOf(months: number, hoped: number, least: number): number {
  const own = Math.min(1, months / hoped);
  return own * own * Math.min(1, months / least);
}

/** How much of each one’s expected placement they have in common. */
export const compareStay: Compare = (auPair, family, today) => {
  const { stayMin: leastOffered, stayMax: mostOffered } = auPair;
  const { stayMin: leastAsked, stayMax: mostAsked } = family;
  if (leastOffered === null || mostOffered === null) return leastAsked === null ? STAY.bothSilent : STAY.auPairSilent;
  if (leastAsked === null || mostAsked === null) return STAY.familySilent;
  const [offered, asked] = [hopedMonths(leastOffered, mostOffered), hopedMonths(leastAsked, mostAsked)];
  const months = monthsTogether(auPair, family, today);
  const ofFamily = shareOf(months, asked, leastOffered);
  const ofAuPair = shareOf(months, offered, leastAsked);
  if (ofFamily === 1 && ofAuPair === 1) return STAY.agreed;
  const inTime = Math.min(mostOffered, mostAsked);
  const isCutShort = inTime >= asked && inTime >= offered && inTime >= leastAsked && inTime >= leastOffered;
  if (isCutShort) return lacks(ofFamily, ofAuPair, sayCutShort);
  return lacks(ofFamily, ofAuPair, offered < asked ? sayShorter : sayLonger);
};
