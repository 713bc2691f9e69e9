/** Where a text stands, and how much of an acquaintance there is already. */
export interface ReadingPlace {
  kind: 'message' | 'profile';
  /** How many messages stand in the conversation before this one; 0 for profiles. */
  saidBefore: number;
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

/** One known pattern. Its words for the receiver stand in the room's messages under the same id. */
export interface ScamRule {
  id: ScamRuleId;
  /** 1 is a hint, 2 is told to the receiver, and `HOLD_FROM` together with others holds the message. */
  weight: number;
  /** Enough by itself to hold a message until a moderator has read it. */
  holds?: boolean;
  /** Only while people hardly know each other: among the first messages, and in profiles. */
  early?: boolean;
  /** Between people who know each other it is told beside the message only, without an email. */
  quietLater?: boolean;
  /** Read in plain text (see plain-text.ts), sentence by sentence. */
  patterns: readonly RegExp[];
  /** What makes a sentence harmless although a pattern fits. */
  unless?: readonly RegExp[];
}
