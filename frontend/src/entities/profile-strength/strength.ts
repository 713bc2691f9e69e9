import type { ProfileCompleteness } from '../../api/dashboard';
import { strengthTexts as texts } from './texts';

/** How many answers are suggested at once. */
const MOST = 2;
const HALF = 50;
const VERY_GOOD = 90;

interface Strength {
  level: keyof typeof texts.levels;
  /** The profile is not shown before these are there. */
  isNeeded: boolean;
  /** The most useful next answers, at most two. */
  next: { field: string; words: string }[];
}

/** The strength of a profile and what would help most; null when there is nothing to add. */
export function strengthOf({ percent, missing }: ProfileCompleteness): Strength | null {
  if (missing.length === 0) return null;
  const needed = missing.filter(({ field }) => field in texts.needed);
  const isNeeded = needed.length > 0;
  const order = Object.keys(texts.helpful);
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const named = isNeeded ? needed : missing.toSorted((a, b) => rank(a.field) - rank(b.field));
  const words = isNeeded ? texts.needed : texts.helpful;
  const next = named.slice(0, MOST).map(({ field, label }) => ({ field, words: words[field] ?? label }));
  if (isNeeded) return { level: percent < HALF ? 'begun' : 'almost', isNeeded, next };
  return { level: percent < VERY_GOOD ? 'good' : 'veryGood', isNeeded, next };
}
