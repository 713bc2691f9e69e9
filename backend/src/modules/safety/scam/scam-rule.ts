/** The place of a text, and how well the two know each other. */
export interface ReadingPlace {
  kind: 'message' | 'profile';
  /** The number of earlier messages in the conversation; 0 for profiles. */
  earlierMessages: number;
}

export const SCAM_RULE_IDS = [
  'money-ahead',
  'go-between',
  'cheque',
  'untraceable-money',
  'bank-secrets',
  'papers-by-mail',
  'pay-too-good',
  'off-site',
  'too-much-feeling',
  'pressed',
  'keep-secret',
] as const;
export type ScamRuleId = (typeof SCAM_RULE_IDS)[number];

/** A known pattern. Its warning is in the module's texts under the same id. */
export interface ScamRule {
  id: ScamRuleId;
  /** 1 is a hint, 2 warns the receiver, and a sum of `HOLD_FROM` holds the message. */
  weight: number;
  /** Enough alone to hold a message for a moderator. */
  holds?: boolean;
  /** Only among the first messages, and in profiles. */
  early?: boolean;
  /** Later in a conversation it is only shown next to the message, without an email. */
  quietLater?: boolean;
  /** Matched per sentence of plain text (see plain-text.ts). */
  patterns: readonly RegExp[];
  /** Exceptions that make a matching sentence harmless. */
  unless?: readonly RegExp[];
}
