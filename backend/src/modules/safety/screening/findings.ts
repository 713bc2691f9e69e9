import { RULE_WORDS } from '../texts.js';
import { readForScams, verdictOn } from '../scam/read-for-scams.js';
import type { ScamRuleId } from '../scam/scam-rule.js';
import type { ScamFindingDto } from './screening.dto.js';

/** Converts rules to warnings. */
export const toFindings = (rules: readonly ScamRuleId[]): ScamFindingDto[] =>
  rules.map((rule) => ({ rule, words: RULE_WORDS[rule] }));

/** Warnings for a first message from a stranger; empty if there are none. */
export function findingsIn(text: string): ScamFindingDto[] {
  const reading = readForScams(text, { kind: 'message', saidBefore: 0 });
  return verdictOn(reading) === 'clear' ? [] : toFindings(reading.rules);
}
