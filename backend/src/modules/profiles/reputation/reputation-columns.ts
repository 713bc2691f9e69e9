import { dayAt } from '../../../platform/daily-metrics/index.js';
import { isoOfDay } from '../facts/day.js';
import type { ReputationFacts } from './reputation.dto.js';

/** Columns for a statement that joins `profile_reputations AS known`; `toReputation` reads them. */
export const REPUTATION_COLUMNS = `date_part('epoch', known.verified_at) AS verified_at,
              date_part('epoch', known.verified_until) AS verified_until, known.rating_average::float8,
              known.rating_count, known.reply_rate, known.reply_minutes, known.children_checked`;

/** Whether a reply rate is known of the person with this id. */
export const hasReplyHabitSql = (id: string): string =>
  `EXISTS (SELECT FROM profile_reputations WHERE user_id = ${id} AND reply_rate IS NOT NULL)`;

/** All null where no row was joined. Moments in Unix seconds. */
export interface ReputationRow {
  verified_at: number | null;
  verified_until: number | null;
  rating_average: number | null;
  rating_count: number | null;
  reply_rate: number | null;
  reply_minutes: number | null;
  children_checked: boolean | null;
}

const NOTHING_KNOWN: ReputationRow = {
  verified_at: null,
  verified_until: null,
  rating_average: null,
  rating_count: null,
  reply_rate: null,
  reply_minutes: null,
  children_checked: null,
};

/** `now` in Unix seconds: an expired badge is not shown, even before a job removes it. */
export function toReputation(known: ReputationRow | null, now: number): ReputationFacts {
  const row = known ?? NOTHING_KNOWN;
  const { verified_at: since, verified_until: until, reply_rate: ratePercent, reply_minutes: medianMinutes } = row;
  const verified = since !== null && (until === null || until > now);
  return {
    verified: verified
      ? { since: dayAt(new Date(since * 1_000)), until: until === null ? null : lastDayOf(until) }
      : null,
    rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count ?? 0 },
    replies: ratePercent === null || medianMinutes === null ? null : { ratePercent, medianMinutes },
  };
}

const SECONDS_PER_DAY = 86_400;
/** Validity ends with a day in UTC. */
const lastDayOf = (seconds: number) => isoOfDay(Math.floor(seconds / SECONDS_PER_DAY));
