import { z } from 'zod';
import { contentOf, days, timeOfDay, username } from './content.js';

/** So many days from now, in the family's time zone. */
const time = z.strictObject({ daysAhead: days, at: timeOfDay });

/** A video interview of a family and an au pair. */
const interview = z.strictObject({
  family: username,
  auPair: username,
  proposedBy: z.enum(['family', 'auPair']),
  minutes: z.literal([15, 30, 45, 60]),
  /** One to three; the first one is the agreed one. */
  times: z.tuple([time], time),
  agreed: z.boolean(),
  /** It was held; its day is in the past. */
  held: z.boolean().default(false),
});

export type DemoInterview = z.output<typeof interview>;

/** Scheduled and proposed interviews. */
export const DEMO_INTERVIEWS: readonly DemoInterview[] = contentOf('interviews', z.array(interview));
