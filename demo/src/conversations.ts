import { REACTIONS } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, days, text, timeOfDay, username } from './content.js';

const message = z.strictObject({
  from: z.enum(['family', 'auPair']),
  /** At least one day, so that all of it is in the past when the demo is seeded. */
  daysAgo: days.min(1),
  at: timeOfDay,
  content: text,
  /** The other person's reaction. */
  reaction: z.enum(REACTIONS).optional(),
});

/** A conversation of a family and an au pair. */
const conversation = z.strictObject({
  family: username,
  auPair: username,
  /** Oldest first. */
  messages: z.tuple([message], message),
  /** The last so many messages are from one person and unread. */
  unread: z.int(),
});

export type DemoMessage = z.output<typeof message>;
export type DemoConversation = z.output<typeof conversation>;

/** The conversations of the demo. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  'hartley-and-lena',
  'of-the-hartleys',
  'of-lena',
].flatMap((name) => contentOf(`conversations/${name}`, z.array(conversation)));
