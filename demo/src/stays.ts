import { z } from 'zod';
import { contentOf, days, text, username } from './content.js';

const kept = z.enum(['yes', 'mostly', 'no']);

/** What someone of the demo says about a stay. */
const review = z.strictObject({
  stars: z.int().min(1).max(5),
  words: text,
  hoursAsAgreed: kept,
  payOnTime: kept.nullable(),
  houseRules: kept,
  communication: kept,
  reply: text.nullable(),
});

/** A stay that is over, with both reviews open. Days are counted back from the day of seeding. */
const stay = z.strictObject({
  family: username,
  auPair: username,
  startedDaysAgo: days,
  endedDaysAgo: days,
  /** It was meant to last so many days longer. */
  endedEarlyByDays: days.optional(),
  /** The last thing that was said in their conversation, by the family. */
  lastMessage: text,
  byFamily: review,
  byAuPair: review,
});

export type DemoReview = z.output<typeof review>;
export type DemoStay = z.output<typeof stay>;

export const DEMO_STAYS: readonly DemoStay[] = contentOf('stays', z.array(stay));
