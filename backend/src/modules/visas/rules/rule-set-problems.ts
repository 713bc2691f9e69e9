import { dayInWords } from '../../../platform/calendar-days/index.js';
import { latestDay, wrongSource } from '../../../platform/facts/index.js';
import type { FieldMessages } from '../../../platform/errors/index.js';
import { messages } from '../texts.js';
import { ALL_PASSPORTS, type Visa } from './released-visas.js';
import { problemsOf, uncovered } from './timeline.js';
import type { VisaRuleRow } from './visa-rule.entity.js';
import type { VisaRuleValues } from './visa-rule-values.dto.js';
import type { RuleValues } from './visa-rules.repository.js';

/** A rule to publish: stored, changed, or new. */
export type WrittenRule = RuleValues & { id: string | null };

interface Context {
  visa: Visa;
  passport: string;
  /** The stored rules of this visa and passport. */
  stored: readonly VisaRuleRow[];
  /** The stored rules of this visa for other passports, including those for all. */
  others: readonly VisaRuleRow[];
  today: string;
}

/** Problems that prevent publishing, by field (`rules.0.validFrom`); empty if none. */
export function ruleSetProblems(rules: readonly WrittenRule[], context: Context): FieldMessages {
  const fields: FieldMessages = {};
  const add = (field: string, ...found: string[]) => (fields[field] ??= []).push(...found);
  if (rules.length === 0) add('rules', messages.noRules);
  rules.forEach((rule, index) => {
    // Each stored rule has one successor: of two, the later one would overwrite the other.
    if (rule.id !== null && rules.findIndex(({ id }) => id === rule.id) < index)
      add(`rules.${index}.id`, messages.twice);
    for (const [field, found] of Object.entries(problemsOfRule(rule, context)))
      add(`rules.${index}.${field}`, ...found);
  });
  // Invalid days cannot be compared.
  if (Object.keys(fields).some((field) => /valid(?:From|Until)$/.test(field))) return fields;
  for (const { index, field, message } of problemsOf(rules)) add(`rules.${index}.${field}`, message);
  for (const found of lostHistory(rules, context)) add('rules', found);
  for (const found of withoutGround(rules, context)) add('rules', found);
  return fields;
}

function problemsOfRule(rule: WrittenRule, { visa, passport, today }: Context): FieldMessages {
  const fields = wrongSource(rule, today);
  const { validUntil, values } = rule;
  if (validUntil !== null && Object.keys(wrongSource({ ...rule, validFrom: validUntil }, today)).includes('validFrom'))
    fields['validUntil'] = [messages.validUntil];
  if (validUntil !== null && validUntil > latestDay(today)) fields['validUntil'] = [messages.validUntil];
  if (isTurnedAround(values)) fields['values.ageMost'] = [messages.ages];
  if (values.employerContested && !values.employerMonths) fields['values.employerMonths'] = [messages.contested];
  if (passport === ALL_PASSPORTS && visa.kind === 'working_holiday' && !isComplete(values))
    fields['values'] = [messages.incomplete];
  return fields;
}

const isTurnedAround = ({ ageLeast, ageMost }: VisaRuleValues): boolean =>
  typeof ageLeast === 'number' && typeof ageMost === 'number' && ageMost < ageLeast;

const isComplete = ({ ageLeast, ageMost, stayMonths, mostVisas }: VisaRuleValues): boolean =>
  [ageLeast, ageMost, stayMonths, mostVisas].every((value) => typeof value === 'number');

/** Older agreements depend on past rules: they may get a last day, but not be deleted or moved. */
function lostHistory(rules: readonly WrittenRule[], { stored, today }: Context): string[] {
  return stored
    .filter(({ validFrom }) => validFrom <= today)
    .flatMap(({ id, validFrom }) => {
      const written = rules.find((rule) => rule.id === id);
      if (!written) return [messages.begun(dayInWords(validFrom))];
      return written.validFrom === validFrom ? [] : [messages.begunMoved(dayInWords(validFrom))];
    });
}

/** Days on which a passport's rule has no rule for all passports below it. */
function withoutGround(rules: readonly WrittenRule[], { visa, passport, others }: Context): string[] {
  if (visa.kind !== 'working_holiday') return [];
  if (passport !== ALL_PASSPORTS) {
    const missing = uncovered(
      rules,
      others.filter((rule) => rule.passport === ALL_PASSPORTS),
    );
    return missing ? [messages.outside(dayInWords(missing.from), missing.until && dayInWords(missing.until))] : [];
  }
  const passports = [...new Set(others.map((rule) => rule.passport))];
  return passports.flatMap((code) => {
    const missing = uncovered(
      others.filter((rule) => rule.passport === code),
      rules,
    );
    return missing ? [messages.passportOutside(code, dayInWords(missing.from))] : [];
  });
}
