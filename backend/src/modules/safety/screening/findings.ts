import { RULE_WORDS } from '../texts.js';
import { readForScams, verdictOn } from '../scam/read-for-scams.js';
import type { ScamRuleId } from '../scam/scam-rule.js';
import type { ScamFindingDto } from './screening.dto.js';

/** Patterns as their reader is told of them. */
export const toFindings = (rules: readonly ScamRuleId[]): ScamFindingDto[] =>
  rules.map((rule) => ({ rule, words: RULE_WORDS[rule] }));

/** What the reader of a first word from a stranger is warned of; empty where there is no reason to. */
export function findingsIn(text: string): ScamFindingDto[] {
  const reading = readForScams(text, { kind: 'message', saidBefore: 0 });
  return verdictOn(reading) === 'clear' ? [] : toFindings(reading.rules);
}
