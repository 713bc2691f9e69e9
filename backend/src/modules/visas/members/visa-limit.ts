import { addDays } from '../../../platform/calendar-days/index.js';
import type { Region } from '../../country/index.js';
import type { VisaFacts } from '../../profiles/index.js';
import { monthsBefore } from '../fit/days.js';
import { POSSIBLE, visaFit, type VisaOption, type VisaRule, type VisaVerdict } from '../fit/visa-fit.js';
import type { Visa } from '../rules/released-visas.js';

/**
 * Why the last day is unclear: missing facts (the first two), facts or rules that do not decide it, or reasons against
 * a visa.
 */
export const VISA_UNCLEAR = [
  'nationality',
  'visa_began',
  'other_visa',
  'ballot',
  'no_visa',
  'age',
  'used_up',
  'visa_ends',
  'starts_too_late',
  'no_rule',
] as const;
export type VisaUnclear = (typeof VISA_UNCLEAR)[number];

/** An au pair's last possible day with a family, if known. */
export interface VisaLimit {
  /** First day with the family. */
  startsOn: string;
  /** Null without a limit, or if unclear. */
  until: string | null;
  /** The reason for that day. */
  because: 'employer' | 'stay' | null;
  /** The later day, if a contested limit does not apply. */
  otherwise: string | null;
  unclear: VisaUnclear | null;
  /** The visa; null for a citizen, and if unknown. */
  option: VisaOption | null;
}

/** The rules of a region on a day. */
export interface RulesOfDay {
  region: Region;
  day: string;
  visas: readonly Visa[];
  rules: readonly VisaRule[];
}

const CITIZENS: Record<Region, string> = { australia: 'AU', newzealand: 'NZ' };

export const isCitizen = ({ passport }: VisaFacts, region: Region): boolean => passport === CITIZENS[region];

/** In the country on a visa whose rules are not here. */
export const isOnOtherVisa = ({ region, kind }: VisaFacts, destination: Region): boolean =>
  region === destination && (kind === 'student' || kind === 'resident' || kind === 'other');

const REASONS: Partial<Record<VisaVerdict, VisaUnclear>> = {
  too_old: 'age',
  too_young: 'age',
  used_up: 'used_up',
  expires: 'visa_ends',
  starts_too_late: 'starts_too_late',
  ended: 'no_rule',
  not_yet: 'no_rule',
};

/** The last possible day with a family, for a start. */
export function visaLimit(facts: VisaFacts, startsOn: string, rules: RulesOfDay): VisaLimit {
  const unclear = (reason: VisaUnclear, option: VisaOption | null = null): VisaLimit => ({
    startsOn,
    until: null,
    because: null,
    otherwise: null,
    unclear: reason,
    option,
  });
  const noLimit = (option: VisaOption | null): VisaLimit => ({ ...unclear('no_visa', option), unclear: null });
  if (facts.passport === null) return unclear('nationality');
  if (isCitizen(facts, rules.region)) return noLimit(null);
  const options = visaOptions(facts, startsOn, rules);
  const free = options.find(({ verdict }) => verdict === 'free');
  if (free) return noLimit(free);
  if (isOnOtherVisa(facts, rules.region)) return unclear('other_visa');
  if (needsBeginning(facts, rules.region)) return unclear('visa_began');
  const possible = options.filter(({ verdict, withFamily }) => POSSIBLE.includes(verdict) && withFamily !== null);
  const [best] = possible.sort((a, b) => (untilOf(a) < untilOf(b) ? 1 : -1));
  if (!best?.withFamily) return unclear(REASONS[options[0]?.verdict ?? 'open'] ?? 'no_visa', options[0] ?? null);
  if (best.ballot && best.verdict !== 'held' && !hasVisaFor(facts, rules.region)) return unclear('ballot', best);
  const { until, because, otherwise } = best.withFamily;
  return { startsOn, until, because, otherwise, unclear: null, option: best };
}

/**
 * What others read of it. Null if it is unclear: the reason would tell of former visas or of an age. The last day to
 * enter follows from the day of birth, so only its month counts.
 */
export function sharedVisaLimit(facts: VisaFacts, startsOn: string, rules: RulesOfDay): VisaLimit | null {
  const limit = visaLimit(facts, startsOn, rules);
  const startBy = limit.option?.startBy ?? null;
  const isTooClose = startBy !== null && startsOn.slice(0, 7) >= startBy.slice(0, 7);
  return limit.unclear !== null || isTooClose ? null : limit;
}

/** Null unless a stay is longer than what is known of the visa allows, or the present visa ends before it. */
export function beyondVisa(
  facts: VisaFacts,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  rules: RulesOfDay,
): VisaLimit | null {
  const limit = visaLimit(facts, startsOn, rules);
  if (limit.unclear === 'visa_ends') return limit;
  const shared = sharedVisaLimit(facts, startsOn, rules);
  return shared?.until && shared.until < endsOn ? shared : null;
}

const untilOf = ({ withFamily }: VisaOption): string => withFamily?.until ?? '';

/** For a person on a working holiday visa, its beginning decides its end. */
export const needsBeginning = ({ region, isInCountry, kind, beganOn }: VisaFacts, destination: Region): boolean =>
  region === destination && isInCountry && beganOn === null && (kind === null || kind === 'working_holiday');

/** The visas of their passport. Without a date of birth the stated age is used. */
export function visaOptions(
  facts: VisaFacts,
  startsOn: string,
  { region, day, visas, rules }: RulesOfDay,
): VisaOption[] {
  const hasVisa = hasVisaFor(facts, region);
  const question = {
    nationality: facts.passport ?? '',
    // A granted visa does not depend on age.
    bornOn: hasVisa ? null : facts.bornOn,
    startsOn,
    arrivedOn: region === facts.region && facts.isInCountry ? facts.beganOn : null,
    withFamilySince: null,
  };
  const optionsAfter = (earlierVisas: number) => visaFit({ ...question, earlierVisas }, visas, rules, day);
  const earlier = facts.earlier[region] ?? 0;
  const options = optionsAfter(earlier);
  if (hasVisa) {
    // They were asked for those before it. If none were left for it, they have counted it too.
    const isCounted = options.some(({ verdict }) => verdict === 'used_up');
    return (isCounted ? optionsAfter(earlier - 1) : options).map(withoutTheGranted);
  }
  return facts.bornOn === null ? options.map((option) => assessedByAge(option, facts.age)) : options;
}

export const hasVisaFor = ({ region, isGranted }: VisaFacts, destination: Region): boolean =>
  isGranted && region === destination;

/** A granted visa that has not begun is no longer available. */
const withoutTheGranted = (option: VisaOption): VisaOption =>
  option.verdict === 'open' ? { ...option, visasLeft: Math.max(0, option.visasLeft - 1) } : option;

function assessedByAge(option: VisaOption, age: number | null): VisaOption {
  if (option.verdict !== 'open' || option.apply === null || age === null) return option;
  const { ageLeast, ageMost } = option.apply;
  if (age >= ageLeast && age <= ageMost) return option;
  const verdict = age > ageMost ? ('too_old' as const) : ('too_young' as const);
  return { ...option, verdict, stay: null, employer: null, withFamily: null };
}

/** The same for any start: search compares this. */
interface VisaSpan {
  /** With one family; null without a limit. */
  months: number | null;
  /** Last first day with a family, where the visa is not there yet. */
  startBy: string | null;
  /** Last day of a granted visa. */
  endsOn: string | null;
}

/** Null if unclear. For starts from `startsOn` on. */
export function visaSpan(facts: VisaFacts, startsOn: string, rules: RulesOfDay): VisaSpan | null {
  const { unclear, option } = visaLimit(facts, startsOn, rules);
  if (unclear !== null) return null;
  if (!option?.stay) return { months: null, startBy: null, endsOn: null };
  const { stay, employer, verdict, startBy } = option;
  const months = Math.min(stay.months, employer?.months ?? stay.months);
  return verdict === 'held' ? { months, startBy: null, endsOn: stay.until } : { months, startBy, endsOn: null };
}

/** Later than any day. */
export const ANY_DAY = '9999-12-31';

/** The last first day of a stay of so many months; null if there is none. */
export function lastStartOf({ months, startBy, endsOn }: VisaSpan, wanted: number): string | null {
  if (months !== null && months < wanted) return null;
  // A stay of six months that ends on 31 July begins on 1 February.
  if (endsOn !== null) return monthsBefore(addDays(endsOn, 1), wanted);
  return startBy ?? ANY_DAY;
}
