import { MONEY_RULES } from './money-rules.js';
import { PEOPLE_RULES } from './people-rules.js';
import { plainText } from './plain-text.js';
import { PRESSURE_RULES } from './pressure-rules.js';
import type { ReadingPlace, ScamRule, ScamRuleId } from './scam-rule.js';

/** From this weight on the receiver is warned. */
const WARN_FROM = 2;
/** From this weight on a moderator reviews the message before delivery. */
const HOLD_FROM = 5;
/** The number of messages that count as "first ones". */
const EARLY_MESSAGES = 10;

const PAY_TOO_GOOD: Pick<ScamRule, 'id' | 'weight'> = { id: 'pay-too-good', weight: 2 };

/** All pattern rules; `pay-too-good` evaluates amounts instead. */
export const SCAM_RULES: readonly ScamRule[] = [...MONEY_RULES, ...PEOPLE_RULES, ...PRESSURE_RULES];

/** Matches where any rule's pattern does: nearly all sentences fit none, and one expression costs half as much as all. */
const ANY_PATTERN = new RegExp(
  SCAM_RULES.flatMap(({ patterns }) => patterns.map(({ source }) => `(?:${source})`)).join('|'),
);

/** The result for a text. */
export interface ScamReading {
  rules: ScamRuleId[];
  weight: number;
  /** A single rule is enough to hold it. */
  holds: boolean;
  /** Only shown next to the message: such texts are normal between people who know each other. */
  quiet: boolean;
}

export type ScamVerdict = 'clear' | 'warn' | 'hold';

/** Splits into sentences; a line break also ends one, because most messages have no full stops. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map(plainText)
    .filter(Boolean);

/** Checks a text for known patterns. Pure, and fast enough for every message. */
export function readForScams(text: string, { kind, earlierMessages }: ReadingPlace): ScamReading {
  const isEarly = kind === 'profile' || earlierMessages < EARLY_MESSAGES;
  const sentences = sentencesOf(text);
  const suspicious = sentences.filter((one) => ANY_PATTERN.test(one));
  const found = SCAM_RULES.filter((rule) => (isEarly || !rule.early) && suspicious.some((one) => fits(rule, one)));
  const rules = sentences.some(promisesTooMuch) ? [...found, PAY_TOO_GOOD] : found;
  return {
    rules: rules.map(({ id }) => id),
    weight: rules.reduce((sum, { weight }) => sum + weight, 0),
    holds: found.some(({ holds }) => holds === true),
    quiet: !isEarly && rules.length === 1 && found[0]?.quietLater === true,
  };
}

/** @param repeats to how many others the same text went lately: no one writes to five people that they owe a fee. */
export function verdictOn({ weight, holds, quiet }: ScamReading, repeats = 0): ScamVerdict {
  const total = weight === 0 || quiet ? weight : weight + Math.min(3, Math.floor(repeats / 2));
  if (holds || total >= HOLD_FROM) return 'hold';
  return total >= WARN_FROM ? 'warn' : 'clear';
}

const fits = ({ patterns, unless = [] }: ScamRule, sentence: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence)) && !unless.some((harmless) => harmless.test(sentence));

/** Beyond these, in any currency of ours, no one pays an au pair. */
const MOST_A_WEEK = 1_400;
const MOST_A_MONTH = 5_500;

const AMOUNT =
  /(?:[$€£]|aud|nzd|usd|eur)? ?(\d{1,3}(?:[., ]\d{3})+|\d{3,6})(?:[.,]\d{2})? ?(?:[$€£]|aud|nzd|usd|eur|euros?|dollars?|pounds?|k\b)? ?(?:in (?:cash|hand) )?(?:\w+ )?(?:per|a|each|every|\/|weekly|monthly|par|pro|im|in der|por|al|a la) ?(week|wk|month|mth|weekly|monthly|semaine|mois|woche|monat|semana|mes)?\b/g;
const HAS_MONEY =
  /[$€£]|\b(?:aud|nzd|usd|eur|euros?|dollars?|pounds?|salary|pay|pocket money|wage|gehalt|taschengeld|salaire|argent de poche|sueldo|salario)\b/;
const WEEK = /week|wk|semaine|woche|semana/;
const MONTH = /month|mth|mois|monat|mes/;

/** Whether a sentence promises pay far above what families pay here. */
function promisesTooMuch(sentence: string): boolean {
  if (!HAS_MONEY.test(sentence)) return false;
  for (const [found, digits] of sentence.matchAll(AMOUNT)) {
    const amount = Number((digits ?? '').replace(/[., ]/g, ''));
    if (WEEK.test(found) && amount > MOST_A_WEEK) return true;
    if (MONTH.test(found) && amount > MOST_A_MONTH) return true;
  }
  return false;
}
