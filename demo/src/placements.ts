import { z } from 'zod';
import { contentOf, days, text, username } from './content.js';
import { WEEKDAYS } from './times.js';

const adherence = z.enum(['yes', 'mostly', 'no']);

/** A demo review. */
const review = z.strictObject({
  stars: z.int().min(1).max(5),
  words: text,
  hoursAsAgreed: adherence,
  payOnTime: adherence.nullable(),
  houseRules: adherence,
  communication: adherence,
  reply: text.nullable(),
});

/** A day whose hours differ from the plan. */
const recordedDay = z.strictObject({
  workingDaysBeforeEnd: z.int().min(0),
  minutes: z.int().min(0),
  note: text,
  /** The family disputes it. */
  familyNote: text.optional(),
});

/** A completed placement with both reviews. Days are counted back from today. */
const placement = z.strictObject({
  family: username,
  auPair: username,
  startedDaysAgo: days,
  endedDaysAgo: days,
  /** How many days earlier than planned it ended. */
  endedEarlyByDays: days.optional(),
  /** The last message of the conversation, from the family. */
  lastMessage: text,
  /** Days that differ from the plan in the recorded hours, counted in working days before the last one. */
  hours: z.array(recordedDay).default([]),
  byFamily: review,
  byAuPair: review,
});

/** A weekday some weeks after this one, so that swaps fall on working days whenever the demo is seeded. */
const weekDay = z.strictObject({ weeks: z.int().min(1), day: z.enum(WEEKDAYS) });

/** Days that differ from the usual week: asked for by one side, and accepted by the other unless `waits` is set. */
const calendarDate = z.strictObject({
  kind: z.enum(['days_off', 'swap', 'school_holidays']),
  by: z.enum(['family', 'auPair']),
  from: weekDay,
  to: weekDay.optional(),
  insteadOn: weekDay.optional(),
  times: z.array(z.strictObject({ from: text, to: text })).optional(),
  note: text,
  waits: z.boolean().default(false),
});

/** A placement that is in progress, in which permission to work longer was asked for. */
const currentPlacement = z.strictObject({
  family: username,
  auPair: username,
  startedDaysAgo: days,
  endsInDays: days,
  /** From the family. */
  lastMessage: text,
  /** The au pair's, a quarter of an hour later. */
  answer: text,
  askedDaysAgo: days,
  askedNote: text,
  dates: z.array(calendarDate).default([]),
});

export type DemoReview = z.output<typeof review>;
export type DemoPlacement = z.output<typeof placement>;
export type DemoCalendarDate = z.output<typeof calendarDate>;
export type DemoCurrentPlacement = z.output<typeof currentPlacement>;

export const DEMO_PLACEMENTS: readonly DemoPlacement[] = contentOf('placements', z.array(placement));
export const DEMO_CURRENT_PLACEMENTS: readonly DemoCurrentPlacement[] = contentOf(
  'current-placements',
  z.array(currentPlacement),
);
