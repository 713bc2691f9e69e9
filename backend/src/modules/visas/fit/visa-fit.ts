import { addDays } from '../../../platform/calendar-days/index.js';
import { ALL_PASSPORTS, type Visa } from '../rules/released-visas.js';
import { ruleOn, type Span } from '../rules/timeline.js';
import { laidOver, type VisaLine, type VisaRuleValues } from '../rules/visa-rule-values.dto.js';
import { earliest, firstDayOf, lastDayBelow, lastDayOf } from './days.js';

/** The person in question. Days are ISO dates. */
export interface VisaQuestion {
  /** ISO code of the passport. */
  nationality: string;
  /** If omitted, age is ignored. */
  bornOn: string | null;
  /** First day with the family. */
  startsOn: string;
  /** Visas of this kind before the current one, or so far. */
  earlierVisas: number;
  /** When the current visa began, for those in the country. */
  arrivedOn: string | null;
  /** First day of work for this family, if already working there. */
  withFamilySince: string | null;
}

/** The part of a rule that an answer needs. */
export interface VisaRule extends Span {
  visa: string;
  passport: string;
  values: VisaRuleValues;
  sourceTitle: string;
  sourceUrl: string;
  checkedOn: string;
  reviewBy: string;
}

/**
 * open: can be applied for. open_later: from a birthday before the start. held: granted and valid at the start.
 * expires: granted and ends before the start. free: no application needed. The others: not possible, with the reason.
 */
export const VISA_VERDICTS = [
  'open',
  'open_later',
  'held',
  'free',
  'expires',
  'too_young',
  'too_old',
  'starts_too_late',
  'used_up',
  'ended',
  'not_yet',
] as const;
export type VisaVerdict = (typeof VISA_VERDICTS)[number];

/** The verdicts that allow the placement. */
export const POSSIBLE: readonly VisaVerdict[] = ['open', 'open_later', 'held', 'free'];

export interface VisaOption {
  visa: Visa;
  verdict: VisaVerdict;
  /** The age limits, and the first and last day to apply, if the date of birth is known. */
  apply: { ageLeast: number; ageMost: number; from: string | null; until: string | null } | null;
  /** The last start with a family for which the visa can still be entered, if the date of birth is known. */
  startBy: string | null;
  /** The visa's validity: from its beginning, or from the start if that is the day of entry. */
  stay: { months: number; from: string; until: string } | null;
  employer: { months: number; contested: boolean; from: string; until: string } | null;
  /** The last day with the family, its reason, and the day if a contested limit does not apply. */
  withFamily: { until: string; because: 'employer' | 'stay'; otherwise: string | null } | null;
  /** When the rule begins or ended, if that is why it is not possible. */
  ruleDay: string | null;
  places: number | null;
  ballot: boolean;
  visasLeft: number;
  conditions: readonly VisaLine[];
  documents: readonly VisaLine[];
  longer: readonly VisaLine[];
  laterVisas: readonly VisaLine[];
  unclear: readonly VisaLine[];
  /** Days before the start on which a rule changes. */
  changes: readonly string[];
  rules: readonly {
    passport: string;
    title: string;
    url: string;
    validFrom: string;
    checkedOn: string;
    due: boolean;
  }[];
}

/** Visa options for a start with a family, by the rules of a day. */
export function visaFit(
  question: VisaQuestion,
  visas: readonly Visa[],
  rules: readonly VisaRule[],
  day: string,
): VisaOption[] {
  return visas.flatMap((visa) => {
    const found = visa.kind === 'named' ? null : rulesOn(rules, visa.key, question.nationality, day);
    return found ? [optionOf(visa, question, found, day)] : [];
  });
}

/** The rules that are valid for a visa and passport on a day. */
interface RulesFound {
  own: readonly VisaRule[];
  common: readonly VisaRule[];
  ruleOfAll: VisaRule | null;
  ruleOfPassport: VisaRule | null;
  values: VisaRuleValues;
}

const knownRules = new WeakMap<readonly VisaRule[], Map<string, RulesFound | null>>();

/** Null without rules for the passport. Kept as long as the rules, because a page of people asks for each of them. */
function rulesOn(rules: readonly VisaRule[], visa: string, passport: string, day: string): RulesFound | null {
  const known = knownRules.get(rules) ?? new Map<string, RulesFound | null>();
  knownRules.set(rules, known);
  const key = `${visa} ${passport} ${day}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const ofVisa = rules.filter((rule) => rule.visa === visa);
  const common = ofVisa.filter((rule) => rule.passport === ALL_PASSPORTS);
  const own = ofVisa.filter((rule) => rule.passport === passport);
  const [ruleOfAll, ruleOfPassport] = [ruleOn(common, day), ruleOn(own, day)];
  const values = laidOver(ruleOfAll?.values ?? {}, ruleOfPassport?.values ?? own.at(-1)?.values ?? {});
  const result = own.length > 0 ? { own, common, ruleOfAll, ruleOfPassport, values } : null;
  known.set(key, result);
  return result;
}

function optionOf(
  visa: Visa,
  question: VisaQuestion,
  { own, common, ruleOfAll, ruleOfPassport, values }: RulesFound,
  day: string,
): VisaOption {
  const outside = ruleOfPassport ? null : dayOutside(own, day);
  const spans = visa.kind === 'free' ? null : spansOf(question, values);
  const verdict = outside ? outside.verdict : spans ? verdictOf(question, values, spans, day) : 'free';
  const isPossible = POSSIBLE.includes(verdict);
  const held = question.arrivedOn === null ? 0 : 1;
  const valid = [ruleOfPassport, ruleOfAll].filter((rule) => rule !== null);
  return {
    visa,
    verdict,
    apply: spans?.apply ?? null,
    startBy: spans && isPossible && verdict !== 'held' ? lastEntryOf(spans, values) : null,
    stay: isPossible || verdict === 'expires' ? (spans?.stay ?? null) : null,
    employer: isPossible ? (spans?.employer ?? null) : null,
    withFamily: isPossible && spans ? withFamilyOf(spans) : null,
    ruleDay: outside?.day ?? null,
    places: values.places ?? null,
    ballot: values.ballot ?? false,
    visasLeft: spans ? Math.max(0, (values.mostVisas ?? 1) - question.earlierVisas - held) : 0,
    conditions: values.conditions ?? [],
    documents: values.documents ?? [],
    longer: values.longer ?? [],
    laterVisas: values.laterVisas ?? [],
    unclear: values.unclear ?? [],
    changes: changesBetween([...own, ...common], day, question.startsOn),
    rules: valid.map(({ passport, sourceTitle, sourceUrl, validFrom, checkedOn, reviewBy }) => ({
      passport,
      title: sourceTitle,
      url: sourceUrl,
      validFrom,
      checkedOn,
      due: reviewBy < day,
    })),
  };
}

interface Spans {
  apply: NonNullable<VisaOption['apply']>;
  stay: NonNullable<VisaOption['stay']>;
  employer: VisaOption['employer'];
}

function spansOf({ bornOn, startsOn, arrivedOn, withFamilySince }: VisaQuestion, values: VisaRuleValues): Spans {
  const ageLeast = values.ageLeast ?? 18;
  const ageMost = values.ageMost ?? 30;
  const stayFrom = arrivedOn ?? startsOn;
  const stayMonths = values.stayMonths ?? 12;
  // Work before the current visa does not count: a new visa restarts the months.
  const since = withFamilySince ?? startsOn;
  const from = arrivedOn !== null && since < arrivedOn ? arrivedOn : since;
  const months = values.employerMonths ?? null;
  return {
    apply: {
      ageLeast,
      ageMost,
      from: bornOn && firstDayOf(bornOn, ageLeast),
      until: bornOn && lastDayBelow(bornOn, ageMost + 1),
    },
    stay: { months: stayMonths, from: stayFrom, until: lastDayOf(stayFrom, stayMonths) },
    employer:
      months === null
        ? null
        : { months, contested: values.employerContested ?? false, from, until: lastDayOf(from, months) },
  };
}

function verdictOf(
  { startsOn, arrivedOn, earlierVisas }: VisaQuestion,
  values: VisaRuleValues,
  spans: Spans,
  day: string,
): VisaVerdict {
  const { apply, stay } = spans;
  if (arrivedOn !== null) return startsOn <= stay.until ? 'held' : 'expires';
  if (earlierVisas >= (values.mostVisas ?? 1)) return 'used_up';
  if (apply.from === null || apply.until === null) return 'open';
  if (day > apply.until) return 'too_old';
  if (day < apply.from) return apply.from <= startsOn ? 'open_later' : 'too_young';
  return startsOn > (lastEntryOf(spans, values) ?? startsOn) ? 'starts_too_late' : 'open';
}

/** The last entry with a visa applied for on the last possible day. */
const lastEntryOf = ({ apply }: Spans, { enterWithinMonths }: VisaRuleValues): string | null =>
  apply.until && lastDayOf(addDays(apply.until, 1), enterWithinMonths ?? 12);

function withFamilyOf({ stay, employer }: Spans): VisaOption['withFamily'] {
  const isEmployer = employer !== null && employer.until < stay.until;
  if (!isEmployer) return { until: stay.until, because: 'stay', otherwise: null };
  return { until: employer.until, because: 'employer', otherwise: employer.contested ? stay.until : null };
}

function dayOutside(own: readonly VisaRule[], day: string): { verdict: 'ended' | 'not_yet'; day: string } {
  const next = earliest(...own.filter(({ validFrom }) => validFrom > day).map(({ validFrom }) => validFrom));
  if (next !== null) return { verdict: 'not_yet', day: next };
  const ends = own.flatMap(({ validUntil }) => validUntil ?? []).sort();
  return { verdict: 'ended', day: ends.at(-1) ?? day };
}

const changesBetween = (rules: readonly VisaRule[], day: string, startsOn: string): string[] =>
  [...new Set(rules.map(({ validFrom }) => validFrom).filter((from) => from > day && from <= startsOn))].sort();
