import type { AdminVisaRuleInput, Region, VisaRuleValues } from '../../../api/admin-visas';
import { dayKey } from '../../../lib/clocks/clocks';
import { serverNow } from '../../../lib/clocks/server-clock';
import { shortDay } from '../../../lib/format/date';
import { visaRulesTexts } from './texts';

const { values: texts } = visaRulesTexts;
const TIME_ZONES: Record<Region, string> = { australia: 'Australia/Sydney', newzealand: 'Pacific/Auckland' };

/** The parts of a rule that consist of sentences. */
export const LINE_PARTS = ['conditions', 'documents', 'longer', 'laterVisas', 'unclear'] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** Today in a region, by which the API decides what is valid. */
export const todayIn = (region: Region, now = serverNow()): string => dayKey(now, TIME_ZONES[region]);

export type RuleState = 'past' | 'current' | 'coming';

/** Whether a rule is past, current or future. */
export function stateOf({ validFrom, validUntil }: Span, today: string): RuleState {
  if (validFrom > today || validFrom === '') return 'coming';
  return validUntil && validUntil < today ? 'past' : 'current';
}

type Span = Pick<AdminVisaRuleInput, 'validFrom' | 'validUntil'>;

/** "from 1 Jul 2024", "1 Jul 2023 to 30 Jun 2024". */
export const spanInWords = ({ validFrom, validUntil }: Span): string =>
  validUntil ? `${shortDay(validFrom)} to ${shortDay(validUntil)}` : `from ${shortDay(validFrom)}`;

/** The same at the beginning of a line. */
export function spanAsTitle(span: Span): string {
  const words = spanInWords(span);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Describes the numbers of a rule in a few words; a rule without numbers says that the general rule applies. */
export function valuesInWords(values: VisaRuleValues): string[] {
  const { employerMonths, employerContested, ballot } = values;
  const words = [
    agesInWords(values),
    unlessNull(values.stayMonths, texts.stay),
    unlessNull(employerMonths, (months) => texts.employer(months, employerContested ?? false)),
    unlessNull(values.mostVisas, texts.visas),
    unlessNull(values.enterWithinMonths, texts.enter),
    unlessNull(values.places, texts.places),
    ballot === true ? texts.ballot : ballot === false ? texts.noBallot : null,
  ].filter((one) => one !== null);
  const sentences = LINE_PARTS.reduce((sum, part) => sum + (values[part]?.length ?? 0), 0);
  if (sentences > 0) words.push(texts.lines(sentences));
  return words.length > 0 ? words : [texts.asForAll];
}

function agesInWords({ ageLeast, ageMost }: VisaRuleValues): string | null {
  if (typeof ageLeast === 'number' && typeof ageMost === 'number') return texts.ages(ageLeast, ageMost);
  return unlessNull(ageLeast, texts.ageLeast) ?? unlessNull(ageMost, texts.ageMost);
}

const unlessNull = (value: number | null | undefined, words: (value: number) => string): string | null =>
  typeof value === 'number' ? words(value) : null;
