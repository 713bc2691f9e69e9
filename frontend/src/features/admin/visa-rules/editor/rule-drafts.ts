import type { AdminVisaRuleInput, VisaRuleValues } from '../../../../api/admin-visas';
import { addDays } from '../../../../lib/days';

/** A rule in the editor. */
export type RuleDraft = AdminVisaRuleInput & Required<Pick<AdminVisaRuleInput, 'id' | 'validUntil'>>;

const dayBefore = (day: string): string => addDays(day, -1);

/** The last rule that begins before a day. */
const lastBefore = (rules: readonly RuleDraft[], day: string): RuleDraft | undefined =>
  rules
    .filter(({ validFrom }) => validFrom !== '' && validFrom < day)
    .reduce<RuleDraft | undefined>((last, one) => (last && last.validFrom > one.validFrom ? last : one), undefined);

/**
 * Adds a rule at the end: a copy of the rule before its day, which then ends the day before. If another rule follows,
 * the new one ends the day before that.
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

/** Removes a rule. Its days stay without a rule until an admin fills them. */
export const withoutRule = (rules: readonly RuleDraft[], index: number): RuleDraft[] =>
  rules.filter((_, place) => place !== index);

/** Whether the published rule has been valid; such a rule is never removed or moved. */
export const hasBegun = ({ id }: RuleDraft, published: readonly RuleDraft[], today: string): boolean =>
  id !== null && published.some((rule) => rule.id === id && rule.validFrom <= today);

/** Sets a value of a rule; an empty one removes it. */
export function withValue<Name extends keyof VisaRuleValues>(
  values: VisaRuleValues,
  name: Name,
  value: VisaRuleValues[Name],
): VisaRuleValues {
  const { [name]: _, ...rest } = values;
  const empty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return empty ? rest : { ...rest, [name]: value };
}

/** The rules for the API: an empty day or note is null. */
export const inputOf = (rules: readonly RuleDraft[]): RuleDraft[] =>
  rules.map((rule) => ({ ...rule, validUntil: rule.validUntil || null, note: rule.note?.trim() || null }));

/** The id of a field's control, which the problem list links to: `rules.0.validFrom`. */
export const fieldId = (path: string): string => `visa-${path.replaceAll('.', '-')}`;

/** The rule that a problem is about; null for all rules. */
export function ruleIn(path: string): number | null {
  const [, index] = /^rules\.(\d+)(?:\.|$)/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
}
