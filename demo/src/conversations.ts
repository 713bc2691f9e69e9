import { REACTIONS } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, days, text, timeOfDay, username } from './content.js';

const message = z.strictObject({
  from: z.enum(['family', 'auPair']),
  /** At least one: whenever the demo is seeded, all of it has been said. */
  daysAgo: days.min(1),
  at: timeOfDay,
  content: text,
  /** What the other one answered it with besides words. */
  reaction: z.enum(REACTIONS).optional(),
});

/** What a family and an au pair have written to each other. */
const conversation = z.strictObject({
  family: username,
  auPair: username,
  /** The oldest first. */
  messages: z.tuple([message], message),
  /** So many messages at the end are one person's, and the other one has not read them yet. */
  unread: z.int(),
});

export type DemoMessage = z.output<typeof message>;
export type DemoConversation = z.output<typeof conversation>;

/** What has been said before anyone signs in. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  'hartley-and-lena',
  'of-the-hartleys',
  'of-lena',
].flatMap((name) => contentOf(`conversations/${name}`, z.array(conversation)));
