import type { AdminVisaRuleInput, VisaRuleValues } from '../../../../api/admin-visas';

/** A rule as it is written. */
export type RuleDraft = AdminVisaRuleInput;

const DAY_MS = 24 * 60 * 60_000;
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The last rule to begin before a day. */
const lastBefore = (rules: readonly RuleDraft[], day: string): RuleDraft | undefined =>
  rules
    .filter(({ validFrom }) => validFrom !== '' && validFrom < day)
    .reduce<RuleDraft | undefined>((last, one) => (last && last.validFrom > one.validFrom ? last : one), undefined);

/**
 * One more rule, at the end: a copy of the one before its day, which ends the day before it. Another rule that follows
 * gives the new one its last day.
 */
export function withRuleFrom(rules: readonly RuleDraft[], validFrom: string, today: string): RuleDraft[] {
  const previous = lastBefore(rules, validFrom);
  const next = rules.map((rule) => rule.validFrom).filter((from) => from > validFrom);
  const model = previous ?? rules.at(-1);
  const added: RuleDraft = {
    id: null,
    validFrom,
    validUntil: next.length > 0 ? dayBefore(next.sort()[0] as string) : null,
    values: model?.values ?? {},
    sourceTitle: model?.sourceTitle ?? '',
    sourceUrl: model?.sourceUrl ?? '',
    checkedOn: today,
    reviewBy: '',
    note: null,
  };
  const overlaps = previous && (previous.validUntil === null || previous.validUntil >= validFrom);
  return [
    ...rules.map((rule) => (overlaps && rule === previous ? { ...rule, validUntil: dayBefore(validFrom) } : rule)),
    added,
  ];
}

/** Without one of the rules. The days that it had stay without a rule until someone gives them one. */
export const withoutRule = (rules: readonly RuleDraft[], index: number): RuleDraft[] =>
  rules.filter((_, place) => place !== index);

/** Whether a rule has been valid as it is published; such a one is never removed or moved. */
export const hasBegun = ({ id }: RuleDraft, published: readonly RuleDraft[], today: string): boolean =>
  id !== null && published.some((rule) => rule.id === id && rule.validFrom <= today);

/** A value of a rule; nothing takes it away. */
export function withValue<Name extends keyof VisaRuleValues>(
  values: VisaRuleValues,
  name: Name,
  value: VisaRuleValues[Name],
): VisaRuleValues {
  const { [name]: _, ...rest } = values;
  const empty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return empty ? rest : { ...rest, [name]: value };
}

/** As the API takes them: an empty day is none, and so is an empty note. */
export const inputOf = (rules: readonly RuleDraft[]): RuleDraft[] =>
  rules.map((rule) => ({ ...rule, validUntil: rule.validUntil || null, note: rule.note?.trim() || null }));

/** The id of a field's control, to which the list of problems leads: `rules.0.validFrom`. */
export const fieldId = (path: string): string => `visa-${path.replaceAll('.', '-')}`;

/** Which rule a problem is about; null when it is about all of them. */
export function ruleIn(path: string): number | null {
  const [, index] = /^rules\.(\d+)(?:\.|$)/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
}
