import type { VisaFacts } from '../../profiles/index.js';
import { visaFit, type VisaOption } from '../fit/visa-fit.js';
import { isCitizen, isOnOtherVisa, type RulesOfDay } from './visa-limit.js';

/** Why it is unclear how long someone can work for one employer. */
export const EMPLOYER_UNCLEAR = ['nationality', 'other_visa', 'no_visa', 'no_rule'] as const;
export type EmployerUnclear = (typeof EMPLOYER_UNCLEAR)[number];

/**
 * How long an au pair who is with a family can work for it: so many months, without a limit of its own, or unclear. Age
 * and earlier visas do not matter: the visa is there.
 */
export type EmployerLimit =
  | { kind: 'months'; months: number; contested: boolean; option: VisaOption }
  | { kind: 'none'; option: VisaOption | null }
  | { kind: 'unclear'; reason: EmployerUnclear; option: VisaOption | null };

const ADMITTED = 'open';

/** By the rules of a day. Of several visas of a passport the shorter limit counts. */
export function employerLimit(facts: VisaFacts, startsOn: string, rules: RulesOfDay): EmployerLimit {
  if (facts.passport === null) return { kind: 'unclear', reason: 'nationality', option: null };
  if (isCitizen(facts, rules.region)) return { kind: 'none', option: null };
  const question = { nationality: facts.passport, bornOn: null, startsOn, earlierVisas: 0 };
  const options = visaFit({ ...question, arrivedOn: null, withFamilySince: null }, rules.visas, rules.rules, rules.day);
  const free = options.find(({ verdict }) => verdict === 'free');
  if (free) return { kind: 'none', option: free };
  if (isOnOtherVisa(facts, rules.region)) return { kind: 'unclear', reason: 'other_visa', option: null };
  const [shortest] = options
    .filter(({ verdict }) => verdict === ADMITTED)
    .sort((one, other) => monthsOf(one) - monthsOf(other));
  if (!shortest) return { kind: 'unclear', reason: options[0] ? 'no_rule' : 'no_visa', option: options[0] ?? null };
  const { employer } = shortest;
  if (employer) return { kind: 'months', months: employer.months, contested: employer.contested, option: shortest };
  return { kind: 'none', option: shortest };
}

const monthsOf = ({ employer }: VisaOption): number => employer?.months ?? Infinity;
