import { Injectable } from '@nestjs/common';
import { RULE_WORDS, type WarnedText } from '../texts.js';
import { readForScams, verdictOn } from '../scam/read-for-scams.js';
import type { ScamRuleId } from '../scam/scam-rule.js';
import { MessageWarningsRepository } from './message-warnings.repository.js';
import type { MessageWarningsDto, ScamFindingDto } from './screening.dto.js';

const MOST_SHOWN = 200;

/** Warnings below messages. */
@Injectable()
export class MessageWarningsService {
  constructor(private readonly warnings: MessageWarningsRepository) {}

  /** Only the receiver's own: empty for everyone else. */
  async listOwn(receiverId: string, conversationId: string): Promise<MessageWarningsDto> {
    const found = await this.warnings.ofReceiver(receiverId, conversationId, MOST_SHOWN);
    return {
      items: found.map(({ messageId, rules }) => ({
        messageId,
        findings: toFindings(rules, 'message'),
      })),
    };
  }
}

/** Converts rules to warnings. */
const toFindings = (rules: readonly ScamRuleId[], what: WarnedText): ScamFindingDto[] =>
  rules.map((rule) => ({ rule, words: RULE_WORDS[rule](what) }));

/** Warnings for what a stranger wrote; empty if there are none. */
export function findingsIn(text: string, what: WarnedText): ScamFindingDto[] {
  const reading = readForScams(text, { kind: 'message', earlierMessages: 0 });
  return verdictOn(reading) === 'clear' ? [] : toFindings(reading.rules, what);
}
