import type { Reaction } from '@wattle-and-fern/backend/seeding';

export interface DemoMessage {
  from: 'family' | 'auPair';
  /** At least one: whenever the demo is seeded, all of it has been said. */
  daysAgo: number;
  /** Time of day where the family lives, "19:05". */
  at: string;
  content: string;
  /** What the other one answered it with besides words. */
  reaction?: Reaction;
}

/** What a family and an au pair have written to each other, by their usernames. */
export interface DemoConversation {
  family: string;
  auPair: string;
  /** The oldest first. */
  messages: readonly [DemoMessage, ...DemoMessage[]];
  /** So many messages at the end are one person's, and the other one has not read them yet. */
  unread: number;
}
