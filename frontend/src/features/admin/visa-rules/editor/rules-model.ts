import type { FieldsModel } from '../../../../admin-ui/editing/fields';
import type { AdminVisaRuleSet, VisaLine } from '../../../../api/admin-visas';
import { dayInWords } from '../../../../lib/format/date';
import { LINE_PARTS, spanInWords, valuesInWords } from '../rule-words';
import type { RuleDraft } from './rule-drafts';
import { ruleEditorTexts as texts } from './texts';

/** Edited as a whole: all rules of a visa for a passport. */
export interface RuleSetFields {
  rules: RuleDraft[];
}

/** The rules with their set; its revision is sent back when publishing. */
export type RuleSetItem = RuleSetFields & { version: string; set: AdminVisaRuleSet };

export const itemOf = (set: AdminVisaRuleSet): RuleSetItem => ({ rules: set.rules, version: set.revision, set });

export const rulesModel: FieldsModel<RuleSetFields> = {
  empty: { rules: [] },
  labels: { rules: texts.rules },
  prose: [],
  textOf: (_, { rules }) => rules.map(ruleInWords).join('\n\n'),
};

/** Describes a rule, one line for each statement. */
function ruleInWords(rule: RuleDraft): string {
  const { values, sourceTitle, sourceUrl, checkedOn, reviewBy, note } = rule;
  return [
    spanInWords(rule),
    valuesInWords(values).join(', '),
    ...LINE_PARTS.flatMap((part) =>
      (values[part] ?? []).map((line) => `${texts.lines[part].label}: ${lineInWords(line)}`),
    ),
    `${texts.sourceTitle.label}: ${sourceTitle}, ${sourceUrl}`,
    `${texts.checkedOn.label}: ${dayInWords(checkedOn)}. ${texts.reviewBy.label}: ${dayInWords(reviewBy)}`,
    ...(note ? [`${texts.note.label}: ${note}`] : []),
  ].join('\n');
}

export const lineInWords = ({ text, link }: VisaLine): string => (link ? `${text} (${link.title}, ${link.url})` : text);

const NAMED: Record<string, { label: string }> = {
  validFrom: texts.validFrom,
  validUntil: texts.validUntil,
  sourceTitle: texts.sourceTitle,
  sourceUrl: texts.sourceUrl,
  checkedOn: texts.checkedOn,
  reviewBy: texts.reviewBy,
  note: texts.note,
  ...texts.numbers,
  ...texts.choices,
};

/** The label of a field, by its path in the rule: `validFrom`, `values.ageMost`, `values.conditions.0.text`. */
export function labelOf(path: string): string {
  const [name = '', ...inner] = path.replace(/^values\.?/, '').split('.');
  const part = LINE_PARTS.find((one) => one === name);
  if (!part) return NAMED[name]?.label ?? texts.sets;
  const { label } = texts.lines[part];
  return inner.length > 0 ? texts.line(label, Number(inner[0]) + 1) : label;
}
