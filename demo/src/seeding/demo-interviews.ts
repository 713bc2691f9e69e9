import type { ImportedInterview } from '@wattle-and-fern/backend/seeding';
import { momentAgo, type DemoInterview } from '../index.js';
import type { DemoPair } from './demo-conversations.js';

const DAY_MS = 86_400_000;

/** The interview as planned a day before `now`. */
export function interviewOf(
  { proposedBy, minutes, times, agreed, held }: DemoInterview,
  conversationId: string,
  { familyId, auPairId, familyTimeZone }: DemoPair,
  now: Date,
): ImportedInterview {
  const [first, ...others] = times.map(({ daysAhead, at }) => momentAgo(now, -daysAhead, at, familyTimeZone));
  if (!first) throw new Error('An interview of the demo has no time');
  return {
    conversationId,
    proposedBy: proposedBy === 'family' ? familyId : auPairId,
    minutes,
    timeZone: familyTimeZone,
    proposedAt: new Date((held ? first : now).getTime() - DAY_MS),
    times: [first, ...others],
    agreed,
    held,
  };
}
