import type { Region } from '../../country/index.js';
import type { VisaFacts } from '../../profiles/index.js';
import { POSSIBLE, visaFit, type VisaOption, type VisaRule, type VisaVerdict } from '../fit/visa-fit.js';
import type { Visa } from '../rules/released-visas.js';

/**
 * Why it cannot be said until when someone may stay: what they have not told (the first two), what their words or our
 * rules do not settle, or what speaks against a visa.
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

/** Until when an au pair can be with a family, as far as we know. */
export interface VisaLimit {
  /** First day with the family. */
  startsOn: string;
  /** Null without a limit, or while it is unclear. */
  until: string | null;
  /** What sets that day. */
  because: 'employer' | 'stay' | null;
  /** The later day, if a limit that sources disagree about does not apply. */
  otherwise: string | null;
  unclear: VisaUnclear | null;
  /** The visa that it is about; null for a citizen, and where none is known. */
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

const REASONS: Partial<Record<VisaVerdict, VisaUnclear>> = {
  too_old: 'age',
  too_young: 'age',
  used_up: 'used_up',
  expires: 'visa_ends',
  starts_too_late: 'starts_too_late',
  ended: 'no_rule',
  not_yet: 'no_rule',
};

/** Until when someone can be with a family from a day on. */
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
  if (facts.passport === CITIZENS[rules.region]) return noLimit(null);
  const options = visaOptions(facts, startsOn, rules);
  const free = options.find(({ verdict }) => verdict === 'free');
  if (free) return noLimit(free);
  const isThere = rules.region === facts.region;
  if (isThere && (facts.kind === 'student' || facts.kind === 'resident' || facts.kind === 'other'))
    return unclear('other_visa');
  if (needsBeginning(facts, rules.region)) return unclear('visa_began');
  const possible = options.filter(({ verdict, withFamily }) => POSSIBLE.includes(verdict) && withFamily !== null);
  const [best] = possible.sort((a, b) => (untilOf(a) < untilOf(b) ? 1 : -1));
  if (!best?.withFamily) return unclear(REASONS[options[0]?.verdict ?? 'open'] ?? 'no_visa', options[0] ?? null);
  if (best.ballot && best.verdict !== 'held' && !hasVisaFor(facts, rules.region)) return unclear('ballot', best);
  const { until, because, otherwise } = best.withFamily;
  return { startsOn, until, because, otherwise, unclear: null, option: best };
}

const untilOf = ({ withFamily }: VisaOption): string => withFamily?.until ?? '';

/** Someone who is there on a working holiday visa: when it began decides when it ends. */
export const needsBeginning = ({ region, isInCountry, kind, beganOn }: VisaFacts, asked: Region): boolean =>
  region === asked && isInCountry && beganOn === null && (kind === null || kind === 'working_holiday');

/** The visas of their passport. Without a day of birth the age that they give has to do. */
export function visaOptions(
  facts: VisaFacts,
  startsOn: string,
  { region, day, visas, rules }: RulesOfDay,
): VisaOption[] {
  const hasVisa = hasVisaFor(facts, region);
  const question = {
    nationality: facts.passport ?? '',
    // A visa that was granted does not end with an age.
    bornOn: hasVisa ? null : facts.bornOn,
    startsOn,
    // The one that was granted is perhaps counted among them.
    earlierVisas: Math.max(0, (facts.earlier[region] ?? 0) - (hasVisa ? 1 : 0)),
    arrivedOn: region === facts.region && facts.isInCountry ? facts.beganOn : null,
    withFamilySince: null,
  };
  const options = visaFit(question, visas, rules, day);
  if (hasVisa) return options.map(withoutTheGranted);
  return facts.bornOn === null ? options.map((option) => judgedByAge(option, facts.age)) : options;
}

export const hasVisaFor = ({ region, isGranted }: VisaFacts, asked: Region): boolean => isGranted && region === asked;

/** One that is granted and has not begun is no longer left. */
const withoutTheGranted = (option: VisaOption): VisaOption =>
  option.verdict === 'open' ? { ...option, visasLeft: Math.max(0, option.visasLeft - 1) } : option;

function judgedByAge(option: VisaOption, age: number | null): VisaOption {
  if (option.verdict !== 'open' || option.apply === null || age === null) return option;
  const { ageLeast, ageMost } = option.apply;
  if (age >= ageLeast && age <= ageMost) return option;
  const verdict = age > ageMost ? ('too_old' as const) : ('too_young' as const);
  return { ...option, verdict, stay: null, employer: null, withFamily: null };
}

/** The same for any first day: what a search compares. */
export interface VisaSpan {
  /** With one family; null without a limit. */
  months: number | null;
  /** Last first day with a family, where the visa is not there yet. */
  startBy: string | null;
  /** Last day of a visa that is there. */
  endsOn: string | null;
}

/** Null while it is unclear. For first days from `startsOn` on. */
export function visaSpan(facts: VisaFacts, startsOn: string, rules: RulesOfDay): VisaSpan | null {
  const { unclear, option } = visaLimit(facts, startsOn, rules);
  if (unclear !== null) return null;
  if (!option?.stay) return { months: null, startBy: null, endsOn: null };
  const { stay, employer, verdict, startBy } = option;
  const months = Math.min(stay.months, employer?.months ?? stay.months);
  return verdict === 'held' ? { months, startBy: null, endsOn: stay.until } : { months, startBy, endsOn: null };
}
