import { z } from 'zod';
import { contentOf, days, timeOfDay, username } from './content.js';

/** So many days from now, by the clocks of the family. */
const time = z.strictObject({ daysAhead: days, at: timeOfDay });

/** A video interview of a family and an au pair who talk. */
const interview = z.strictObject({
  family: username,
  auPair: username,
  proposedBy: z.enum(['family', 'auPair']),
  minutes: z.literal([15, 30, 45, 60]),
  /** One to three; of an agreed interview the first one is meant. */
  times: z.tuple([time], time),
  agreed: z.boolean(),
  /** It is over, and both were there; its day is in the past. */
  held: z.boolean().default(false),
});

export type DemoInterview = z.output<typeof interview>;

/** Who meets whom on video, and who has been asked. */
export const DEMO_INTERVIEWS: readonly DemoInterview[] = contentOf('interviews', z.array(interview));
