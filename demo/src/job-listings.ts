import { z } from 'zod';
import { contentOf, days, hours, text, username } from './content.js';

/** A demo family's open position, without what its profile contains. */
const listing = z.strictObject({
  family: username,
  publishedDaysAgo: days,
  /** From and to. */
  payCentsAWeek: z.tuple([z.int(), z.int()]),
  licenceWanted: z.boolean().default(false),
  duties: text,
  text,
});

const application = z.strictObject({ family: username, auPair: username, hoursAgo: hours, note: text });

export const { listings: DEMO_JOB_LISTINGS, applications: DEMO_APPLICATIONS } = contentOf(
  'job-listings',
  z.strictObject({ listings: z.array(listing), applications: z.array(application) }),
);
